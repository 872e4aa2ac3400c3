import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import type { ImportDraft, NewProducts } from "./import-draft.ts";

interface NewProductsChoiceProps {
  /** What the file says. */
  readonly inFile: ProductImportDetail["newProducts"];
  readonly draft: ImportDraft;
  readonly onChange: (draft: ImportDraft) => void;
}

const isChoice = (value: string): value is NewProducts =>
  value === "file" || value === "draft" || value === "published";

/** Whether new products are in the shop at once: one choice for the files of every program. Nothing where the file has no new ones. */
export function NewProductsChoice({ inFile, draft, onChange }: NewProductsChoiceProps) {
  const { column, published, drafts, unsaid } = inFile;
  const products = published + drafts + unsaid;
  if (products === 0) return null;
  return (
    <SectionCard title={t("{products, plural, one {# new product} other {# new products}}", { products })}>
      <TextField
        select
        fullWidth
        margin="none"
        label={t("In the shop")}
        helperText={
          column === null
            ? t("The file does not say it. Staff see drafts, customers do not.")
            : t(
                "The column {column} says: {published} in the shop, {drafts} as drafts. {unsaid, plural, =0 {} one {It says nothing of one, which is a draft then.} other {It says nothing of #, which are drafts then.}}",
                { column, published, drafts, unsaid },
              )
        }
        value={draft.newProducts ?? (column === null ? "draft" : "file")}
        onChange={({ target: { value } }) => {
          if (isChoice(value)) onChange({ ...draft, newProducts: value });
        }}
        sx={{ maxWidth: 480 }}
      >
        {column !== null && <MenuItem value="file">{t("As the column {column} says", { column })}</MenuItem>}
        <MenuItem value="draft">{t("All as drafts")}</MenuItem>
        <MenuItem value="published">{t("All in the shop at once")}</MenuItem>
      </TextField>
    </SectionCard>
  );
}
