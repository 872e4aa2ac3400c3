import { type Refusal, refuse } from "../../contract/errors.ts";
import type { PaymentId } from "../../contract/ids.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";

/** A payment of an order, with what was refunded of it through its provider. Amounts in paise and in minor units. */
export interface PaidPayment {
  readonly paymentId: PaymentId;
  readonly provider: "hand" | "pasted" | "razorpay" | "stripe";
  /** The provider's id of the payment. Null: the store does not know it, so it cannot be refunded there. */
  readonly paidRef: string | null;
  readonly currencyCode: string | null;
  readonly paidPaise: number;
  readonly paidMinor: number | null;
  readonly refundedPaise: number;
  readonly refundedMinor: number;
}

export type ProviderPayment = PaidPayment & {
  readonly provider: "razorpay" | "stripe";
  readonly paidRef: string;
  readonly currencyCode: string;
  readonly paidMinor: number;
};

/**
 * The payment that a refund of `amountPaise` goes back through: the oldest of which enough is left. Undefined when no
 * configured provider received money, so that staff refund it by hand. Refuses refund_too_large when it needs more than one
 * payment.
 */
export function paymentToRefund(
  payments: readonly PaidPayment[],
  amountPaise: number,
  isConfigured: (provider: ProviderPayment["provider"]) => boolean,
  baseCurrency: string,
): ProviderPayment | Refusal<"refund_too_large"> | undefined {
  const byProvider = payments.filter(
    (payment): payment is ProviderPayment =>
      isProviderPayment(payment) && isConfigured(payment.provider) && leftOf(payment) > 0,
  );
  if (byProvider.length === 0) return undefined;
  const found = byProvider.find((payment) => leftOf(payment) >= amountPaise);
  if (found) return found;
  const largest = Math.max(...byProvider.map(leftOf));
  return refuse(
    "refund_too_large",
    `It was paid in parts: at most ${baseMoneyText(largest, baseCurrency)} goes back at once. Refund it in parts too, or by hand.`,
  );
}

const isProviderPayment = (payment: PaidPayment): payment is ProviderPayment =>
  (payment.provider === "razorpay" || payment.provider === "stripe") && payment.paidRef !== null;

const leftOf = ({ paidPaise, refundedPaise }: PaidPayment): number => paidPaise - refundedPaise;
