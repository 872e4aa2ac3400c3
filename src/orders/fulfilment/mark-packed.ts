import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { packingState, setPacked } from "../order/packing-slip.store.ts";

interface MarkPacked {
  readonly orderNo: string;
  readonly isPacked: boolean;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Staff say that a confirmed order is packed and waits to be sent, or that it is not after all. Undefined when it is so, also where it was
 * before. Refuses state_conflict: it is not confirmed, has left in part, or everything that was paid went back.
 */
export async function markPacked(
  db: Db,
  { orderNo, isPacked, staff, now }: MarkPacked,
): Promise<Refusal<"order_not_found" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const state = await packingState(trx, order.order_id);
    if (!state)
      return refuse("state_conflict", "This order does not wait to be packed or sent. Nothing was changed.");
    if ((state === "send") === isPacked) return undefined;
    await setPacked(trx, order.order_id, isPacked ? now : null);
    const action = isPacked ? "order packed" : "order not packed after all";
    await recordChange(trx, { staff, action, subject: "orders", subjectId: orderNo, now });
    return undefined;
  });
}
