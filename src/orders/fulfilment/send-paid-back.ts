import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { isPaidBackUndecided, lockOrder, markSentPaidBack } from "../order/locked-order.store.ts";
import { refuseFreePieces } from "../refund/refuse-free-pieces.ts";
import { readSendableLines } from "../shipment/shipment.store.ts";

export interface SendPaidBack {
  readonly orderNo: string;
  /** The worth in paise that this person may give away in one order; undefined: any. */
  readonly limitPaise: number | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Staff decide that an order is sent although everything that was paid for it went back: it waits to be packed again.
 * Undefined when it is done. Refuses state_conflict (nothing is to be decided, or no piece is left to send) and
 * refund_above_limit (this person may not give away so much).
 */
export async function sendPaidBack(
  db: Db,
  { orderNo, limitPaise, staff, now }: SendPaidBack,
): Promise<Refusal<"order_not_found" | "refund_above_limit" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const lines = await readSendableLines(trx, order.order_id);
    if (!(await isPaidBackUndecided(trx, order.order_id)) || !lines.some(({ toSend }) => toSend > 0))
      return refuse("state_conflict", "There is nothing to decide about this order. Nothing was changed.");
    const refused = await refuseFreePieces(trx, order.order_id, limitPaise);
    if (refused) return refused;
    await markSentPaidBack(trx, order.order_id);
    await recordChange(trx, {
      staff,
      action: "sent although paid back",
      subject: "orders",
      subjectId: orderNo,
      now,
    });
    return undefined;
  });
}
