import type { PaymentLinkInput } from "../../contract/admin/orders.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { fromWire, toWire } from "../money/money.ts";
import { insertPayment } from "../payment/payment.store.ts";
import { changeStatus } from "./order.store.ts";
import { type LockedOrder, lockStaffOrder, setShipping } from "./staff-orders.store.ts";

export interface SendPaymentLink {
  readonly orderNo: string;
  readonly link: PaymentLinkInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Mails the buyer a link to pay by and moves the order to 'Payment Link Sent'; a newer link takes the place of the one
 * before. Where the shipping charge was left to be confirmed it is set here, once. Undefined when it is done; refuses
 * order_not_found, edited_meanwhile, step_not_allowed (the kit, or past paying), shipping_needed.
 */
export async function sendPaymentLink(
  db: Db,
  jobs: Jobs,
  send: SendPaymentLink,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, send.orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const refused = refuseLink(order, send.link);
    if (refused) return refused;
    return sendLocked(trx, jobs, order, send);
  });
}

function refuseLink(order: LockedOrder, link: PaymentLinkInput): Refusal | undefined {
  if (order.status !== link.from) {
    return refuse("edited_meanwhile", `The order is '${order.status}' by now. Nothing was changed.`);
  }
  if (order.is_swag || !["Order Requested", "Payment Link Sent"].includes(order.status)) {
    return refuse("step_not_allowed", "There is nothing to pay on this order.");
  }
  if (order.shipping_paise === null && link.shipping === undefined) {
    return refuse(
      "shipping_needed",
      "Please give the shipping charge: the buyer was told it will be confirmed.",
    );
  }
  return undefined;
}

async function sendLocked(trx: Trx, jobs: Jobs, order: LockedOrder, { link, staff, now }: SendPaymentLink) {
  const { order_id: orderId } = order;
  const total =
    order.shipping_paise === null
      ? await setShipping(trx, orderId, fromWire(link.shipping ?? 0))
      : order.grand_total_paise;
  await insertPayment(trx, {
    order_id: orderId,
    provider: "pasted",
    link_url: link.url,
    amount_paise: total,
    asked_at: now,
    asked_by: staff.who.userId,
  });
  if (order.status === "Order Requested") {
    const to = "Payment Link Sent";
    await changeStatus(trx, { orderId, from: order.status, to, now, by: staff.who.userId, actor: "team" });
  }
  await queueMail(trx, jobs, {
    kind: "payment-link",
    recipient: order.email,
    userId: order.user_id,
    orderId,
    now,
  });
  await recordChange(trx, {
    staff,
    action: "payment link sent",
    subject: "orders",
    subjectId: order.order_no,
    before: { status: order.status },
    after: { status: "Payment Link Sent", url: link.url, amount: toWire(total) },
    now,
  });
  return undefined;
}
