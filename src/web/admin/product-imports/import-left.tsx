import Box from "@mui/material/Box";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { SectionCard } from "../records/section-card.tsx";

/** The products that an undo left as they are, each with its reason. */
export const ImportLeft = ({ left }: Pick<ProductImportDetail, "left">) =>
  left.length > 0 && (
    <SectionCard title="What was left">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {left.map(({ productId, name, reason }) => (
          <li key={productId}>
            {name || `Product ${productId}`}: {reason}
          </li>
        ))}
      </Box>
    </SectionCard>
  );
