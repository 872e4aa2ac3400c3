import { toMinorUnits } from "../money/minor-units.ts";
import { convert } from "../money/money.ts";

/**
 * Converts a refund of `amountPaise` to the smallest unit of the order's currency. A refund of all that is
 * left returns the exact rest, so that all refunds add up to what the buyer paid. No refund is higher than
 * that rest.
 */
export function refundMinorUnits(
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
