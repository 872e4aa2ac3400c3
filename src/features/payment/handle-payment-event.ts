import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { updateOrderStatus } from "../order/order.store.ts";
import { canChangeStatus } from "../order/order-status.ts";
import { withdrawOpenPayment } from "./close-open-payment.ts";
import { findPaymentByRef, markPaid, readPaymentLinks } from "./payment.store.ts";
import {
  insertPaymentEvent,
  type PaymentEventOutcome,
  recordPaymentEventOutcome,
} from "./payment-events.store.ts";
import type { ProviderEvent, ProviderName, WebhookEvent } from "./payment-provider.ts";

export interface ReceivedPaymentEvent {
  readonly provider: ProviderName;
  readonly webhookEvent: WebhookEvent;
  readonly now: Date;
}

type PaidEvent = Extract<ProviderEvent, { kind: "paid" }>;
export type RefundEvent = Extract<ProviderEvent, { kind: "refund" }>;

/** Refunds belong to after-sales, which knows payment. So payment is given this function and does not import it. */
export type HandleRefundEvent = (
  trx: Trx,
  jobs: Jobs,
  event: RefundEvent,
  now: Date,
) => Promise<PaymentEventOutcome>;

/**
 * Handles a signed payment event, once, in one transaction. The same event again does nothing, and events in
 * any order lead to the same result. An event that the store cannot settle is marked for staff to resolve.
 */
export async function handlePaymentEvent(
  db: Db,
  jobs: Jobs,
  received: ReceivedPaymentEvent,
  handleRefundEvent: HandleRefundEvent,
): Promise<void> {
  const { provider, webhookEvent: message, now } = received;
  const { event } = message;
  if (!event) return;
  await db.transaction().execute(async (trx) => {
    const id = await insertPaymentEvent(trx, {
      provider,
      event_id: message.id.slice(0, 200),
      kind: message.type,
      received_at: now,
      reference: (event.kind === "paid" ? event.paidRef : event.ref).slice(0, 200),
      currency_code: event.currencyCode.slice(0, 3),
      amount_minor: Number.isSafeInteger(event.amountMinor) ? event.amountMinor : 0,
    });
    if (id === undefined) return;
    const result =
      event.kind === "paid"
        ? await handlePaid(trx, jobs, event, received)
        : await handleRefundEvent(trx, jobs, event, now);
    await recordPaymentEventOutcome(trx, id, result);
  });
}

async function handlePaid(
  trx: Trx,
  jobs: Jobs,
  event: PaidEvent,
  { provider, now }: ReceivedPaymentEvent,
): Promise<PaymentEventOutcome> {
  const link = await findPaymentByRef(trx, provider, event.linkRef);
  const order = link && (await lockOrder(trx, link.order_no));
  if (!order) return { orderId: null, outcome: "No order has this link", needsAttention: true };
  const orderId = order.order_id;
  const unresolved = (outcome: string): PaymentEventOutcome => ({ orderId, outcome, needsAttention: true });
  const settled = (outcome: string): PaymentEventOutcome => ({ orderId, outcome, needsAttention: false });
  const payments = await readPaymentLinks(trx, orderId); // read under the order's lock
  const paidLink = payments.find(({ payment_id }) => payment_id === link.payment_id);
  if (paidLink?.amount_minor !== event.amountMinor || paidLink.currency_code !== event.currencyCode) {
    return unresolved("Paid another amount than was asked: nothing was changed");
  }
  const earlier = payments.find(({ paid_at }) => paid_at !== null);
  const isOther = earlier && earlier.payment_id !== paidLink.payment_id;
  if (isOther || (earlier?.paid_ref && earlier.paid_ref !== event.paidRef)) {
    return unresolved("Paid a second time: pay it back at the provider");
  }
  if (!earlier) await withdrawNewerLink(trx, jobs, { orderId, isOpen: paidLink.withdrawn_at === null, now });
  await markPaid(trx, { paymentId: paidLink.payment_id, paidRef: event.paidRef, now });
  if (earlier) return settled("Paid, as staff had said");
  if (order.status === "Cancelled") return unresolved("Paid after the order was cancelled: pay it back");
  const to = "Order Confirmed";
  if (!canChangeStatus(order.status, to, "provider")) {
    return unresolved(`Paid, but the order was '${order.status}' already`);
  }
  await updateOrderStatus(trx, { orderId, from: order.status, to, now, by: null, actor: "provider" });
  await queueMail(trx, jobs, {
    kind: "order-confirmed",
    recipient: order.email,
    userId: order.user_id,
    orderId,
    now,
  });
  return settled("Paid: the order is confirmed");
}

/** The buyer paid by an earlier link, so the newer one is withdrawn: it must not be paid as well. */
async function withdrawNewerLink(
  trx: Trx,
  jobs: Jobs,
  { orderId, isOpen, now }: { orderId: number; isOpen: boolean; now: Date },
): Promise<void> {
  if (!isOpen) await withdrawOpenPayment(trx, jobs, orderId, now);
}
