import { randomUUID } from "node:crypto";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { readLineAmounts } from "../order/order.store.ts";
import { paymentAmount } from "../payment/payment-amount.ts";
import type { PaymentProviders } from "../payment/payment-provider.ts";
import {
  insertRefund,
  type RefundableLineRow,
  readPaidAndRefunded,
  readRefundableLines,
} from "./refund.store.ts";
import { lineRefund } from "./refund-amount.ts";
import { refundMinorUnits } from "./refund-minor-units.ts";

export interface RefundRequest {
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  /** Whether the rest of the shipping charge is refunded too. */
  readonly shipping: boolean;
  /**
   * The amount already refunded when staff saw the order, in paise. When it has changed since, the refund is
   * refused.
   */
  readonly refundedBeforePaise: number;
  readonly reason: string;
  /** The bank's reference of the transfer. Needed when the refund is made by hand. */
  readonly reference: string;
  readonly byUserId: number;
  readonly now: Date;
}

export interface CreatedRefund {
  readonly refundId: number;
  readonly amountPaise: number;
  readonly isByHand: boolean;
}

/**
 * Refunds money of a locked order: through the provider that took it, by a job of the same transaction, or by
 * hand. Never more than was paid. Refuses state_conflict (nothing was paid), version_conflict,
 * line_not_found, refund_too_large, reference_needed.
 */
export async function createRefund(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  request: RefundRequest,
  providers: PaymentProviders,
): Promise<
  | CreatedRefund
  | Refusal<
      "line_not_found" | "reference_needed" | "refund_too_large" | "state_conflict" | "version_conflict"
    >
> {
  const { order_id: orderId } = order;
  const paid = await readPaidAndRefunded(trx, orderId);
  if (paid.paidPaise === 0) return refuse("state_conflict", "Nothing was paid on this order.");
  if (paid.refundedPaise !== request.refundedBeforePaise) {
    return refuse("version_conflict", "Something was paid back meanwhile. Nothing was changed.");
  }
  const lines = linesToRefund(await readRefundableLines(trx, orderId), request.lines);
  if (isRefusal(lines)) return lines;
  const shippingPaise = request.shipping ? (order.shipping_paise ?? 0) - paid.refundedShippingPaise : 0;
  const amountPaise = lines.reduce((sum, line) => sum + line.amount_paise, shippingPaise);
  const amountMinor = refundMinorUnits(amountPaise, order, {
    ...paid,
    paidMinor: paid.paidMinor ?? (await shownTotalMinor(trx, order)),
  });
  if (amountPaise > paid.paidPaise - paid.refundedPaise) {
    return refuse("refund_too_large", "That is more than is left of what was paid.");
  }
  if (amountPaise <= 0 || amountMinor <= 0) return refuse("refund_too_large", "Nothing is left to pay back.");
  const isByHand = !paid.paidRef || !paid.provider || paid.provider === "pasted" || !providers[paid.provider];
  if (isByHand && !request.reference) {
    return refuse("reference_needed", "Please give the reference of the transfer: it is paid back by hand.");
  }
  const refundId = await insertRefund(
    trx,
    {
      order_id: orderId,
      payment_id: isByHand ? null : paid.paymentId,
      refund_key: randomUUID(),
      state: isByHand ? "done" : "requested",
      amount_paise: amountPaise,
      shipping_paise: shippingPaise,
      currency_code: paid.paidCurrency ?? order.currency_code,
      amount_minor: amountMinor,
      reason: request.reason,
      reference: isByHand ? request.reference : null,
      asked_at: request.now,
      asked_by: request.byUserId,
      settled_at: isByHand ? request.now : null,
    },
    lines,
  );
  if (isByHand) {
    const { email: recipient, user_id: userId } = order;
    await queueMail(trx, jobs, {
      kind: "order-refunded",
      recipient,
      userId,
      orderId,
      refundId,
      now: request.now,
    });
  } else {
    await jobs.enqueue(trx, "payment.refund", { refundId });
  }
  return { refundId, amountPaise, isByHand };
}

function linesToRefund(orderLines: readonly RefundableLineRow[], request: RefundRequest["lines"]) {
  const refunded: { order_line_id: number; quantity: number; amount_paise: number }[] = [];
  for (const { lineId, quantity } of request) {
    const line = orderLines.find((each) => each.lineId === lineId);
    if (!line || refunded.some(({ order_line_id }) => order_line_id === lineId)) {
      return refuse("line_not_found", "The order has no such line, or it is named twice.");
    }
    const amount_paise = lineRefund(line, quantity);
    if (amount_paise === undefined) {
      return refuse("refund_too_large", `Of ${line.productName}, not so many pieces are left to pay back.`);
    }
    refunded.push({ order_line_id: lineId, quantity, amount_paise });
  }
  return refunded;
}

/** The total that the buyer saw, in minor units. For a pasted link no provider reports what was paid. */
async function shownTotalMinor(trx: Trx, order: LockedOrder): Promise<number> {
  const lines = await readLineAmounts(trx, [order.order_id]);
  return paymentAmount(order, lines, order.shipping_paise ?? 0).amountMinor;
}
