import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ProductId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { lockProduct } from "./products.store.ts";
import { setWithdrawn } from "./save-product.store.ts";

interface PublishOrWithdrawProduct {
  readonly productId: ProductId;
  readonly version: number;
  /** False withdraws it. */
  readonly isPublished: boolean;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Publishes or withdraws a product. Undefined when it is done or was so already. */
export async function publishOrWithdrawProduct(
  db: Db,
  { productId, version, isPublished, staff, now }: PublishOrWithdrawProduct,
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const product = await lockProduct(trx, productId);
    if (!product) return refuse("not_found", "There is no such product.");
    if (product.version !== version)
      return refuse(
        "version_conflict",
        "Somebody else changed this product in the meantime, so nothing was saved.",
      );
    if ((product.withdrawn_at === null) === isPublished) return undefined;
    await setWithdrawn(trx, productId, isPublished ? null : now);
    await recordChange(trx, {
      staff,
      action: isPublished ? "product published" : "product withdrawn",
      subject: "products",
      subjectId: productId,
      now,
    });
    return undefined;
  });
}
