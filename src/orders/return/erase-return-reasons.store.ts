import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import { orderIdsOf } from "../order/order-ids-of.ts";

/** Replaces why a person's pieces came back. */
export async function eraseReturnReasons(trx: Trx, userId: UserId): Promise<void> {
  const orderIds = orderIdsOf(trx, userId);
  await trx.updateTable("returns").set({ reason: ERASED }).where("order_id", "in", orderIds).execute();
}
