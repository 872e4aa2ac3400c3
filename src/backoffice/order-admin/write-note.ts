import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { lockOrder } from "../../orders/order/locked-order.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { insertNote } from "./order-timeline.store.ts";

export interface WriteNote {
  readonly orderNo: string;
  readonly note: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Adds a note for staff to an order's timeline. Undefined when it is done; refuses order_not_found. */
export async function writeNote(
  db: Db,
  { orderNo, note, staff, now }: WriteNote,
): Promise<Refusal<"order_not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    await insertNote(trx, { orderId: order.order_id, note, userId: staff.caller.userId, now });
    await recordChange(trx, {
      staff,
      action: "note written",
      subject: "orders",
      subjectId: orderNo,
      // Not the text: the audit is kept for ever, and a person may ask to be erased.
      after: { letters: note.length },
      now,
    });
    return undefined;
  });
}
