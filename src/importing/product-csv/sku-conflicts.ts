import { skuCodeKeys } from "../../catalogue/sku-code/sku-code.ts";
import { skuTakenMessage } from "../../catalogue/sku-code/sku-taken.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { Problem } from "../other-formats/read-table.ts";
import type { PlannedProduct } from "./plan-product.ts";
import type { ExistingCatalogue } from "./product-state.ts";

/** A SKU code or GTIN names only one SKU, in the store and in the file. */
export function skuConflicts(
  products: readonly PlannedProduct[],
  { skuOwners }: ExistingCatalogue,
): Problem[] {
  const problems: Problem[] = [];
  const planned = new Map<string, number>();
  for (const { after, lines } of products) {
    const line = lines[0]?.line ?? 0;
    for (const { key, shown } of after.variants.flatMap(({ skuCodes }) => skuCodes.flatMap(skuCodeKeys))) {
      const column = key.startsWith("GTIN") ? "GTIN" : "SKU";
      const owner = skuOwners.get(key);
      const earlier = planned.get(key);
      planned.set(key, earlier ?? line);
      if (owner && owner.productId !== after.id)
        problems.push({ line, column, message: skuTakenMessage(shown, owner.name) });
      else if (earlier !== undefined)
        problems.push({ line, column, message: staffText`The ${shown} is on line ${earlier} already.` });
    }
  }
  return problems;
}
