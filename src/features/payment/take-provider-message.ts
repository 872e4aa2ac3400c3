import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { changeStatus } from "../order/order.store.ts";
import { canChange, type OrderStatus } from "../order/order-status.ts";
import { lockStaffOrder } from "../order/staff-orders.store.ts";
import { takeRefundWord } from "../refund/take-refund-word.ts";
import { withdrawOpenPayment } from "./end-open-link.ts";
import { findByRef, markPaid, readPayments } from "./payment.store.ts";
import { insertPaymentEvent, settlePaymentEvent, type Verdict } from "./payment-events.store.ts";
import type { ProviderEvent, ProviderMessage, ProviderName } from "./provider.ts";

export interface TakeMessage {
  readonly provider: ProviderName;
  readonly message: ProviderMessage;
  readonly now: Date;
}

type Paid = Extract<ProviderEvent, { kind: "paid" }>;

/**
 * Does what a provider's signed message says, once, in one transaction: the same message again does nothing, and messages
 * in any order come to the same end. What cannot be settled is noted for the team to look at.
 */
export async function takeProviderMessage(db: Db, jobs: Jobs, taken: TakeMessage): Promise<void> {
  const { provider, message, now } = taken;
  const { event } = message;
  if (!event) return;
  await db.transaction().execute(async (trx) => {
    const id = await insertPaymentEvent(trx, {
      provider,
      event_id: message.id.slice(0, 200),
      kind: message.word,
      received_at: now,
      reference: (event.kind === "paid" ? event.paidRef : event.ref).slice(0, 200),
      currency_code: event.currencyCode.slice(0, 3),
      amount_minor: Number.isSafeInteger(event.amountMinor) ? event.amountMinor : 0,
    });
    if (id === undefined) return;
    const verdict =
      event.kind === "paid"
        ? await takePaid(trx, jobs, event, taken)
        : await takeRefundWord(trx, jobs, event, now);
    await settlePaymentEvent(trx, id, verdict);
  });
}

async function takePaid(trx: Trx, jobs: Jobs, event: Paid, { provider, now }: TakeMessage): Promise<Verdict> {
  const link = await findByRef(trx, provider, event.linkRef);
  const order = link && (await lockStaffOrder(trx, link.order_no));
  if (!order) return { orderId: null, outcome: "No order has this link", needsLook: true };
  const orderId = order.order_id;
  const look = (outcome: string): Verdict => ({ orderId, outcome, needsLook: true });
  const done = (outcome: string): Verdict => ({ orderId, outcome, needsLook: false });
  const payments = await readPayments(trx, orderId); // as they are under the order's lock
  const asked = payments.find(({ payment_id }) => payment_id === link.payment_id);
  if (asked?.amount_minor !== event.amountMinor || asked.currency_code !== event.currencyCode) {
    return look("Paid another amount than was asked: nothing was changed");
  }
  const earlier = payments.find(({ paid_at }) => paid_at !== null);
  const isOther = earlier && earlier.payment_id !== asked.payment_id;
  if (isOther || (earlier?.paid_ref && earlier.paid_ref !== event.paidRef)) {
    return look("Paid a second time: pay it back at the provider");
  }
  if (!earlier) await withdrawOthers(trx, jobs, { orderId, isOpen: asked.withdrawn_at === null, now });
  await markPaid(trx, { paymentId: asked.payment_id, paidRef: event.paidRef, now });
  if (earlier) return done("Paid, as the team had said");
  if (order.status === "Cancelled") return look("Paid after the order was cancelled: pay it back");
  const to = "Order Confirmed";
  if (!canChange(order.status as OrderStatus, to, "provider")) {
    return look(`Paid, but the order was '${order.status}' already`);
  }
  await changeStatus(trx, { orderId, from: order.status, to, now, by: null, actor: "provider" });
  await queueMail(trx, jobs, {
    kind: "order-confirmed",
    recipient: order.email,
    userId: order.user_id,
    orderId,
    now,
  });
  return done("Paid: the order is confirmed");
}

/** Somebody paid by an earlier link: the newer one must not be paid as well. */
async function withdrawOthers(
  trx: Trx,
  jobs: Jobs,
  { orderId, isOpen, now }: { orderId: number; isOpen: boolean; now: Date },
): Promise<void> {
  if (!isOpen) await withdrawOpenPayment(trx, jobs, orderId, now);
}
