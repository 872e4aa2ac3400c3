import { randomUUID } from "node:crypto";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { RefundId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readOrderBalance } from "../ledger/order-ledger.store.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import type { PaymentProviders } from "../payment/payment-provider.ts";
import { dropCoveredRefunds } from "./failed-refunds.ts";
import {
  insertRefund,
  type RefundableLineRow,
  readPaidPayments,
  readRefundableLines,
  readRefundedBySupport,
  readRefundSums,
} from "./refund.store.ts";
import { lineRefund } from "./refund-amount.ts";
import { refundInMinorUnits } from "./refund-in-minor-units.ts";
import { type ProviderPayment, paymentToRefund } from "./refund-payment.ts";

export interface RefundRequest {
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  /** Whether the rest of the shipping charge is refunded too. */
  readonly shipping: boolean;
  /** An amount that belongs to no line item, in paise: for money that was paid twice, or as compensation. */
  readonly freePaise: number;
  /**
   * The amount refunded or on its way when staff saw the order, in paise. When it has changed since, the refund is
   * refused.
   */
  readonly refundedBeforePaise: number;
  /** What becomes of the pieces that have not left when everything is paid back. Not set: staff decide later. */
  readonly unsent?: "cancel" | "send" | "withhold";
  readonly reason: string;
  /** Refund by hand although a provider received the money. */
  readonly byHand: boolean;
  /** The bank's reference of the transfer. Needed when the refund is made by hand. */
  readonly reference: string;
  readonly byUserId: number;
  /** What this role may refund of the order in all, in paise; undefined: any sum. */
  readonly limitPaise: number | undefined;
  readonly now: Date;
}

export interface CreatedRefund {
  readonly refundId: RefundId;
  readonly amountPaise: number;
  readonly isByHand: boolean;
}

export type CreateRefundRefusal = Refusal<
  | "line_not_found"
  | "reference_needed"
  | "refund_above_limit"
  | "refund_too_large"
  | "state_conflict"
  | "version_conflict"
>;

/**
 * Refunds money of a locked order: through the provider that took it, by a job of the same transaction, or by hand. Never
 * more than was paid. Refuses state_conflict (nothing was paid, or the customer disputes it at the bank).
 */
export async function createRefund(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  request: RefundRequest,
  providers: PaymentProviders,
): Promise<CreatedRefund | CreateRefundRefusal> {
  const baseCurrency = await readBaseCurrency(trx);
  const parts = await partsToRefund(trx, order, request, baseCurrency);
  if (isRefusal(parts)) return parts;
  const payments = await readPaidPayments(trx, order.order_id);
  const payment = request.byHand
    ? undefined
    : paymentToRefund(payments, parts.amountPaise, (name) => name in providers, baseCurrency);
  if (isRefusal(payment)) return payment;
  if (!payment && !request.reference) {
    return refuse("reference_needed", "Please give the reference of the transfer: it is refunded by hand.");
  }
  const amountMinor = await refundInMinorUnits(trx, order, {
    ...parts,
    payment,
    payments,
  });
  if (amountMinor <= 0) return refuse("refund_too_large", "Nothing is left to refund.");
  const refundId = await writeRefund(trx, order, request, { ...parts, amountMinor, payment });
  const { byUserId: userId, now } = request;
  await dropCoveredRefunds(trx, order.order_id, parts, { userId, now });
  await jobs.enqueue(trx, "invoice.settle", { orderId: order.order_id });
  if (payment) await jobs.enqueue(trx, "payment.refund", { refundId });
  else await mailRefund(trx, jobs, order, { refundId, now });
  return { refundId, amountPaise: parts.amountPaise, isByHand: !payment };
}

async function partsToRefund(trx: Trx, order: LockedOrder, request: RefundRequest, baseCurrency: string) {
  const balance = await readOrderBalance(trx, order.order_id);
  if (balance.paidPaise === 0) return refuse("state_conflict", "Nothing was paid for this order.");
  if (balance.disputedPaise > 0) {
    return refuse(
      "state_conflict",
      "The customer disputes this payment at the bank, which may give the money back itself. Refund it when that is decided.",
    );
  }
  if (balance.refundedPaise + balance.refundingPaise !== request.refundedBeforePaise) {
    return refuse("version_conflict", "Something was refunded in the meantime. Nothing was changed.");
  }
  const lines = linesToRefund(await readRefundableLines(trx, order.order_id), request.lines);
  if (isRefusal(lines)) return lines;
  const sums = await readRefundSums(trx, order.order_id);
  const shippingPaise = request.shipping ? (order.shipping_paise ?? 0) - sums.refundedShippingPaise : 0;
  const { freePaise } = request;
  const amountPaise = lines.reduce((sum, line) => sum + line.amountPaise, shippingPaise + freePaise);
  if (amountPaise <= 0) return refuse("refund_too_large", "Nothing is left to refund.");
  if (amountPaise > balance.leftPaise) {
    return refuse(
      "refund_too_large",
      `That is more than is left of what was paid: ${baseMoneyText(balance.leftPaise, baseCurrency)}.`,
    );
  }
  const aboveLimit = await refuseAboveLimit(trx, order, request.limitPaise, amountPaise, baseCurrency);
  if (aboveLimit) return aboveLimit;
  return { lines, shippingPaise, freePaise, amountPaise, balance, sums };
}

async function refuseAboveLimit(
  trx: Trx,
  { order_id: orderId }: LockedOrder,
  limitPaise: number | undefined,
  amountPaise: number,
  baseCurrency: string,
): Promise<Refusal<"refund_above_limit"> | undefined> {
  if (limitPaise === undefined) return undefined;
  const bySupportPaise = await readRefundedBySupport(trx, orderId);
  if (amountPaise + bySupportPaise <= limitPaise) return undefined;
  const before =
    bySupportPaise > 0
      ? `, and ${baseMoneyText(bySupportPaise, baseCurrency)} of it are refunded already`
      : "";
  return refuse(
    "refund_above_limit",
    `Support may refund up to ${baseMoneyText(limitPaise, baseCurrency)} per order${before}. Please ask an administrator to refund this.`,
  );
}

interface RefundToWrite {
  readonly lines: readonly { lineId: number; quantity: number; amountPaise: number }[];
  readonly shippingPaise: number;
  readonly freePaise: number;
  readonly amountPaise: number;
  readonly amountMinor: number;
  readonly payment: ProviderPayment | undefined;
}

function writeRefund(trx: Trx, order: LockedOrder, request: RefundRequest, refund: RefundToWrite) {
  const { payment } = refund;
  const { now, byUserId } = request;
  return insertRefund(
    trx,
    {
      order_id: order.order_id,
      payment_id: payment?.paymentId ?? null,
      refund_key: randomUUID(),
      state: payment ? "requested" : "done",
      amount_paise: refund.amountPaise,
      shipping_paise: refund.shippingPaise,
      free_paise: refund.freePaise,
      currency_code: payment?.currencyCode ?? order.currency_code,
      amount_minor: refund.amountMinor,
      reason: request.reason,
      reference: payment ? null : request.reference,
      asked_at: now,
      asked_by: byUserId,
      changed_at: now,
      changed_by: byUserId,
      settled_at: payment ? null : now,
    },
    refund.lines.map(({ lineId, quantity, amountPaise }) => ({
      order_line_id: lineId,
      quantity,
      amount_paise: amountPaise,
    })),
  );
}

export async function mailRefund(
  trx: Trx,
  jobs: Jobs,
  { email: recipient, user_id: userId, order_id: orderId }: LockedOrder,
  { refundId, now }: { readonly refundId: RefundId; readonly now: Date },
): Promise<void> {
  await queueMail(trx, jobs, { kind: "order-refunded", recipient, userId, orderId, refundId, now });
}

function linesToRefund(orderLines: readonly RefundableLineRow[], request: RefundRequest["lines"]) {
  const refunded: { lineId: number; quantity: number; amountPaise: number }[] = [];
  for (const { lineId, quantity } of request) {
    const line = orderLines.find((each) => each.lineId === lineId);
    if (!line || refunded.some((each) => each.lineId === lineId)) {
      return refuse("line_not_found", "The order has no such line, or it is there twice.");
    }
    const amountPaise = lineRefund(line, quantity);
    if (amountPaise === undefined) {
      return refuse("refund_too_large", `${line.productName}: fewer pieces than that are left to refund.`);
    }
    refunded.push({ lineId, quantity, amountPaise });
  }
  return refunded;
}
