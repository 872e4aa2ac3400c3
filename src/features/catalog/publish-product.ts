import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { lockProduct } from "./products.store.ts";
import { setWithdrawn } from "./save-product.store.ts";

interface PublishProduct {
  readonly productId: number;
  readonly version: number;
  /** False withdraws it. */
  readonly isPublished: boolean;
  readonly staff: Staff;
  readonly now: Date;
}

/** Shows and sells a product, or neither. Undefined when it is done, or was so; refuses not_found, edited_meanwhile. */
export async function publishProduct(
  db: Db,
  { productId, version, isPublished, staff, now }: PublishProduct,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const product = await lockProduct(trx, productId);
    if (!product) return refuse("not_found", "There is no such product.");
    if (product.version !== version)
      return refuse("edited_meanwhile", "Somebody else changed this product meanwhile. Nothing was changed.");
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
