import type { ProductImportDetail } from "../../contract/admin/product-imports.ts";
import { parseYesNo } from "./cell-values.ts";
import type { ProductLines } from "./group-lines.ts";
import type { ProductCsv } from "./parse-product-csv.ts";
import { IN_THE_SHOP } from "./product-columns.ts";

/** What a file says about which of its new products are in the shop, by a column of its own or by none. */
export function newProductsInFile(
  { fields, headingInFile }: Pick<ProductCsv, "fields" | "headingInFile">,
  groups: readonly ProductLines[],
): ProductImportDetail["newProducts"] {
  const decided = groups
    .filter(({ productId }) => productId === null)
    .map(({ lines }) => lines.map(({ cells }) => cells.get(IN_THE_SHOP) ?? "").find(Boolean) ?? "")
    .map((cell) => (cell === "" ? undefined : parseYesNo(cell)));
  const count = (value: boolean) =>
    decided.filter((each) => each && "value" in each && each.value === value).length;
  const hasColumn = fields.some((field) => field === IN_THE_SHOP || field === "Status");
  return {
    column: hasColumn ? headingInFile(IN_THE_SHOP) : null,
    published: count(true),
    drafts: count(false),
    unsaid: decided.filter((each) => each === undefined).length,
  };
}
