import { convert } from "../money/money.ts";
import { toMinorUnits } from "../payment/minor-units.ts";

/**
 * A refund of `amountPaise` in the smallest unit of the order's currency. What empties the payment gives back all that is
 * left of it, so that the parts add up to what the buyer paid; nothing gives back more.
 */
export function refundMinor(
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
