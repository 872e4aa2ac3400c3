import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MailId } from "../../contract/ids.ts";
import { lockOrder } from "../../orders/order/locked-order.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { readOrderMail } from "./order-timeline.store.ts";

export interface ResendOrderMail {
  readonly orderNo: string;
  readonly mailId: MailId;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Resends a mail of an order, also one that failed. It is written anew from the order as it is now, and goes to the
 * buyer's present e-mail address. Undefined when it is queued. Refuses state_conflict (it is queued already).
 */
export async function resendOrderMail(
  db: Db,
  jobs: Jobs,
  { orderNo, mailId, staff, now }: ResendOrderMail,
): Promise<Refusal<"not_found" | "order_not_found" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const mail = await readOrderMail(trx, order.order_id, mailId);
    if (!mail) return refuse("not_found", "The order has no such mail.");
    if (mail.state === "queued") return refuse("state_conflict", "This mail is on its way already.");
    await queueMail(trx, jobs, {
      kind: mail.kind,
      recipient: order.email,
      userId: order.user_id,
      orderId: order.order_id,
      ...(mail.refund_id !== null && { refundId: mail.refund_id }),
      ...(mail.shipment_id !== null && { shipmentId: mail.shipment_id }),
      ...(mail.return_id !== null && { returnId: mail.return_id }),
      now,
    });
    await recordChange(trx, {
      staff,
      action: "mail sent again",
      subject: "orders",
      subjectId: orderNo,
      after: { mail: mailId, kind: mail.kind, recipient: order.email },
      now,
    });
    return undefined;
  });
}
