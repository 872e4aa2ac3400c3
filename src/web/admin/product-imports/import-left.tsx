import Box from "@mui/material/Box";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { serverWord } from "../words/server-words.ts";

/** The products that an undo left as they are, each with its reason. */
export const ImportLeft = ({ left }: Pick<ProductImportDetail, "left">) =>
  left.length > 0 && (
    <SectionCard title={t("What was left")}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {left.map(({ productId, name, reason }) => (
          <li
            key={productId}
          >{`${name || t("Product {productId}", { productId })}: ${serverWord(reason)}`}</li>
        ))}
      </Box>
    </SectionCard>
  );
