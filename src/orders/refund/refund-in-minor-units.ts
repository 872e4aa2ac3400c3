import type { Trx } from "../../platform/db/database.ts";
import { toMinorUnits } from "../../platform/money/minor-units.ts";
import { convert } from "../../platform/money/money.ts";
import type { OrderBalance } from "../ledger/order-ledger.store.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { readLineAmounts } from "../order/order.store.ts";
import { paymentAmount } from "../payment/payment-amount.ts";
import type { RefundSums } from "./refund.store.ts";
import type { PaidPayment, ProviderPayment } from "./refund-payment.ts";

interface RefundAmount {
  readonly amountPaise: number;
  /** The payment that it goes back through; undefined: by hand, out of all payments together. */
  readonly payment: ProviderPayment | undefined;
  readonly payments: readonly PaidPayment[];
  readonly balance: OrderBalance;
  readonly sums: RefundSums;
}

/** A refund in the smallest unit of the currency that the customer paid in. The order is locked. */
export async function refundInMinorUnits(
  trx: Trx,
  order: LockedOrder,
  { amountPaise, payment, payments, balance, sums }: RefundAmount,
): Promise<number> {
  if (payment) return refundMinorUnits(amountPaise, order, payment);
  // For a payment by hand or a pasted link no provider reports what was paid: it is the total that the customer saw.
  const lines = await readLineAmounts(trx, [order.order_id]);
  const { amountMinor: shownMinor } = paymentAmount(order, lines, order.shipping_paise ?? 0);
  return refundMinorUnits(amountPaise, order, {
    paidPaise: balance.paidPaise,
    refundedPaise: balance.refundedPaise + balance.refundingPaise,
    paidMinor: payments.reduce((sum, { paidMinor }) => sum + (paidMinor ?? shownMinor), 0),
    refundedMinor: sums.refundedMinor,
  });
}

/**
 * Converts a refund of `amountPaise` to the smallest unit of the order's currency. A refund of all that is
 * left returns the exact rest, so that all refunds add up to what the buyer paid. No refund is higher than
 * that rest.
 */
function refundMinorUnits(
  amountPaise: number,
  order: { readonly currency_code: string; readonly rate_micros: number },
  money: {
    readonly paidPaise: number;
    readonly refundedPaise: number;
    readonly paidMinor: number;
    readonly refundedMinor: number;
  },
): number {
  const left = money.paidMinor - money.refundedMinor;
  if (money.refundedPaise + amountPaise >= money.paidPaise) return left;
  return Math.min(left, toMinorUnits(convert(amountPaise, order.rate_micros), order.currency_code));
}
