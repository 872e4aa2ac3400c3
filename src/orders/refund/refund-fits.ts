import { type Refusal, refuse } from "../../contract/errors.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import type { RefundableLine } from "./refund-amount.ts";

export interface RefundParts {
  readonly amountPaise: number;
  readonly shippingPaise: number;
  /** The part that belongs neither to line items nor to the shipping charge. */
  readonly freePaise: number;
  readonly lines: readonly {
    readonly lineId: number;
    readonly quantity: number;
    readonly amountPaise: number;
  }[];
}

export interface RefundableRest {
  readonly lines: readonly (RefundableLine & { readonly lineId: number; readonly productName: string })[];
  readonly shippingLeftPaise: number;
  readonly leftPaise: number;
}

/**
 * Whether a refund that failed may still be made: its line items, its shipping and its amount must be left. Something of it
 * may have been refunded anew since. Undefined when it may; else refund_too_large.
 */
export function refuseUnfitRefund(
  refund: RefundParts,
  rest: RefundableRest,
  baseCurrency: string,
): Refusal<"refund_too_large"> | undefined {
  for (const part of refund.lines) {
    const line = rest.lines.find(({ lineId }) => lineId === part.lineId);
    if (
      !line ||
      line.refundedQuantity + part.quantity > line.quantity ||
      line.refundedPaise + part.amountPaise > line.netPaise
    ) {
      return tooLarge(`${line?.productName ?? "A line"} was refunded in the meantime`);
    }
  }
  if (refund.shippingPaise > rest.shippingLeftPaise)
    return tooLarge("The shipping was refunded in the meantime");
  if (refund.amountPaise > rest.leftPaise)
    return tooLarge(`Only ${baseMoneyText(rest.leftPaise, baseCurrency)} is left of what was paid`);
  return undefined;
}

const tooLarge = (reason: string) =>
  refuse(
    "refund_too_large",
    `${reason}: this would pay it back twice. If nothing of it is owed any more, mark it as settled otherwise.`,
  );

/** Whether a newer refund gives back everything that an earlier, failed one was for. */
export const coversRefund = (newer: RefundParts, failed: RefundParts): boolean =>
  newer.shippingPaise >= failed.shippingPaise &&
  newer.freePaise >= failed.freePaise &&
  failed.lines.every((part) =>
    newer.lines.some(({ lineId, quantity }) => lineId === part.lineId && quantity >= part.quantity),
  );
