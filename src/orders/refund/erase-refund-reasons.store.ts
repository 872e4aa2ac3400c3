import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import { orderIdsOf } from "../order/order-ids-of.ts";

/** Replaces why a person's pieces were refunded, and why a refund failed. */
export async function eraseRefundReasons(trx: Trx, userId: UserId): Promise<void> {
  const orderIds = orderIdsOf(trx, userId);
  await trx.updateTable("refunds").set({ reason: ERASED }).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("refunds")
    .set({ last_error: ERASED })
    .where("order_id", "in", orderIds)
    .where("last_error", "is not", null)
    .execute();
}
