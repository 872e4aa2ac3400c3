import type { Trx } from "../../platform/db/database.ts";
import type { AnnouncedDelivery } from "./announced-delivery.ts";
import type { StockId } from "./stock-id.ts";

export const findDelivery = (trx: Trx, { variantId, size }: StockId) =>
  trx
    .selectFrom("announced_deliveries")
    .select(["expected_on as expectedOn", "pieces"])
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirst();

/** Announces the next delivery of a SKU whose stock the caller has locked. Null: none is expected any more. */
export async function saveDelivery(
  trx: Trx,
  { variantId, size }: StockId,
  delivery: AnnouncedDelivery | null,
  now: Date,
): Promise<void> {
  if (!delivery) {
    await trx
      .deleteFrom("announced_deliveries")
      .where("variant_id", "=", variantId)
      .where("size", "=", size)
      .execute();
    return;
  }
  const columns = { expected_on: delivery.expectedOn, pieces: delivery.pieces, announced_at: now };
  await trx
    .insertInto("announced_deliveries")
    .values({ variant_id: variantId, size, ...columns })
    .onConflict((conflict) => conflict.columns(["variant_id", "size"]).doUpdateSet(columns))
    .execute();
}

/** Takes pieces that have come off the delivery that was announced of a SKU; with none left to come it is gone. */
export async function bookDelivery(trx: Trx, item: StockId, pieces: number, now: Date): Promise<void> {
  const announced = await findDelivery(trx, item);
  if (!announced || pieces <= 0) return;
  const left = announced.pieces - pieces;
  await saveDelivery(trx, item, left > 0 ? { ...announced, pieces: left } : null, now);
}
