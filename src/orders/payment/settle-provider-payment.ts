import type { OrderId } from "../../contract/ids.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { shareOf } from "../../platform/money/money.ts";
import { changeStatus } from "../order/change-status.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { withdrawOpenPayment } from "./close-open-payment.ts";
import {
  findPaymentByRef,
  insertPayment,
  markPaid,
  type PaymentLinkRow,
  readPaymentLinks,
} from "./payment.store.ts";
import type { PaymentEventOutcome } from "./payment-events.store.ts";
import type { ProviderEvent, ProviderName } from "./payment-provider.ts";

export type PaidEvent = Extract<ProviderEvent, { kind: "paid" }>;

export interface ProviderPaymentReport {
  readonly provider: ProviderName;
  readonly event: PaidEvent;
  readonly now: Date;
}

/**
 * Settles a payment that a provider reported, by a webhook or when it was asked. All money that came is in the order
 * ledger, also a second payment, another amount, or one after the cancellation: what is too much is then owed to the
 * customer. The same report again changes nothing.
 */
export async function settleProviderPayment(
  trx: Trx,
  jobs: Jobs,
  report: ProviderPaymentReport,
): Promise<PaymentEventOutcome> {
  const { provider, event, now } = report;
  const link = await findPaymentByRef(trx, provider, event.linkRef);
  const order = link && (await lockOrder(trx, link.order_no));
  if (!order) return { orderId: null, outcome: staffText`No order has this link`, needsAttention: true };
  const orderId = order.order_id;
  const unresolved = (outcome: StaffText): PaymentEventOutcome => ({
    orderId,
    outcome,
    needsAttention: true,
  });
  const payments = await readPaymentLinks(trx, orderId); // read under the order's lock
  const known = payments.some(({ paid_at, paid_ref }) => paid_at !== null && paid_ref === event.paidRef);
  if (known) return { orderId, outcome: staffText`Paid, as was known`, needsAttention: false };
  const paidLink = payments.find(({ payment_id }) => payment_id === link.payment_id);
  if (!paidLink || paidLink.currency_code !== event.currencyCode) {
    return unresolved(staffText`Paid in another currency than was asked: nothing was changed`);
  }
  // Money above the total changes what an earlier refund of a free amount was for.
  const settleInvoices = () => jobs.enqueue(trx, "invoice.settle", { orderId });
  if (paidLink.amount_minor !== event.amountMinor) {
    await insertOtherPayment(trx, orderId, paidLink, report);
    await settleInvoices();
    return unresolved(staffText`Paid another amount than was asked: the order is not confirmed`);
  }
  const earlier = payments.find(({ paid_at }) => paid_at !== null);
  if (earlier && (earlier.payment_id !== paidLink.payment_id || earlier.paid_ref)) {
    if (paidLink.paid_at === null) await markPaid(trx, paidRow(paidLink, report));
    else await insertOtherPayment(trx, orderId, paidLink, report);
    await settleInvoices();
    return unresolved(staffText`Paid a second time: pay it back`);
  }
  if (!earlier && paidLink.withdrawn_at !== null) await withdrawOpenPayment(trx, jobs, orderId, now);
  await markPaid(trx, paidRow(paidLink, report));
  if (earlier) return { orderId, outcome: staffText`Paid, as staff had said`, needsAttention: false };
  return confirmPaid(trx, jobs, order, now);
}

async function confirmPaid(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  now: Date,
): Promise<PaymentEventOutcome> {
  const { order_id: orderId, status: from } = order;
  if (from === "Cancelled") {
    return {
      orderId,
      outcome: staffText`Paid after the order was cancelled: pay it back`,
      needsAttention: true,
    };
  }
  const cause = { kind: "provider payment" } as const;
  if (await changeStatus(trx, jobs, { order, from, to: "Order Confirmed", cause, now })) {
    return { orderId, outcome: staffText`Paid, but the order was '${from}' already`, needsAttention: true };
  }
  return { orderId, outcome: staffText`Paid: the order is confirmed`, needsAttention: false };
}

const paidRow = ({ payment_id }: PaymentLinkRow, { event, now }: ProviderPaymentReport) => ({
  paymentId: payment_id,
  paidRef: event.paidRef,
  now,
});

/**
 * Records money that came by a link without settling it. Its amount in the base currency is the same share of the
 * link's amount as the share that was paid.
 */
async function insertOtherPayment(
  trx: Trx,
  orderId: OrderId,
  link: PaymentLinkRow,
  { provider, event, now }: ProviderPaymentReport,
): Promise<void> {
  if (event.amountMinor <= 0) return;
  const wholeMinor = link.amount_minor ?? event.amountMinor;
  await insertPayment(trx, {
    order_id: orderId,
    provider,
    paid_ref: event.paidRef,
    currency_code: event.currencyCode,
    amount_minor: event.amountMinor,
    amount_paise: Math.max(1, shareOf(link.amount_paise, event.amountMinor, wholeMinor)),
    asked_at: now,
    paid_at: now,
  });
}
