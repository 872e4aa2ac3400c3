import Box from "@mui/material/Box";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";

/** What was decided about lines and is no problem. */
export const ImportNotes = ({ notes }: Pick<ProductImportDetail, "notes">) =>
  notes.length > 0 && (
    <Box component="ul" sx={{ mt: 2, mb: 0, pl: 2.5, color: "text.secondary" }}>
      {notes.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          Line {line}: {message}
        </li>
      ))}
    </Box>
  );
