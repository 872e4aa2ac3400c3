import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { ArchiveInput, type ArchiveInputProps } from "./archive-input.tsx";
import { ProductCsvInput } from "./product-csv-input.tsx";

interface FileCardProps extends ArchiveInputProps {
  /** What is chosen here is what is shown below. */
  readonly isChecked: boolean;
  readonly isChecking: boolean;
  readonly canCheck: boolean;
}

/** The file of products, the zip of their images, and the button that has them checked. */
export const FileCard = ({ isChecked, isChecking, canCheck, ...ofArchive }: FileCardProps) => (
  <SectionCard title={t("The file")}>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {t(
        "Our own CSV (Export CSV above the list of products makes one; leave out the columns and lines that stay as they are), a product export of Shopify, a product file for Google Merchant Center, or another table whose columns you name. At most 50,000 lines and 32 MB.",
      )}
    </Typography>
    <ProductCsvInput />
    <ArchiveInput {...ofArchive} />
    <Button
      type="submit"
      variant={isChecked ? "outlined" : "contained"}
      disabled={isChecking || !canCheck}
      sx={{ mt: 2 }}
    >
      {isChecking ? t("Checking…") : t("Check")}
    </Button>
  </SectionCard>
);
