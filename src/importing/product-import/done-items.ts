import type { ProductId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { ProductState } from "../product-csv/product-state.ts";
import { readProductStates } from "../product-csv/read-existing-catalogue.ts";
import { toStored } from "./stored-product.ts";

interface SavedProduct {
  readonly productId: ProductId;
  readonly before: ProductState | null;
}

/** What an import did to products, as its items keep it: each as it was, and as it is now. */
export async function doneItems(trx: Trx, saved: readonly SavedProduct[]) {
  const now = await readProductStates(
    trx,
    saved.map(({ productId }) => productId),
  );
  return saved.map(({ productId, before }) => {
    const after = now.get(productId);
    return {
      state: "done" as const,
      productId,
      before: before && toStored(before),
      ...(after && { after: toStored(after) }),
    };
  });
}
