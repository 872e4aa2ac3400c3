import Box from "@mui/material/Box";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { serverWord } from "../words/server-words.ts";

/** What was decided about lines and is no problem. */
export const ImportNotes = ({ notes }: Pick<ProductImportDetail, "notes">) =>
  notes.length > 0 && (
    <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5, color: "text.secondary" }}>
      {notes.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          {t("Line {line}: {message}", { line, message: serverWord(message) })}
        </li>
      ))}
    </Box>
  );
