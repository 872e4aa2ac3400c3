import type { Trx } from "../../server/db/database.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { readLineAmounts } from "../order/order.store.ts";
import type { OrderBalance } from "../order-ledger/order-ledger.store.ts";
import { paymentAmount } from "../payment/payment-amount.ts";
import type { RefundSums } from "./refund.store.ts";
import { refundMinorUnits } from "./refund-minor-units.ts";
import type { PaidPayment, ProviderPayment } from "./refund-payment.ts";

interface RefundAmount {
  readonly amountPaise: number;
  /** The payment that it goes back by; undefined: by hand, of all payments together. */
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
