import { type Refusal, refuse } from "../../contract/errors.ts";

/** How many counted pieces one order may take. A stock that is not counted cannot be sold out, and has no limit. */
export interface OrderLimits {
  readonly maxPiecesPerLine: number;
  readonly maxPiecesPerOrder: number;
}

export interface CountedLine {
  readonly name: string;
  readonly quantity: number;
}

/** The largest weight that an order can be stored with, in grams: 2,147 tonnes. */
const MAX_WEIGHT_GRAMS = 2_147_483_647;

const askForMore = "For more, please write to us through Bulk Enquiry.";

/**
 * Why an order is too large, so that one order that nobody has paid yet cannot sell the shop out. `lines` are those whose
 * stock is counted. Undefined when it is not.
 */
export function refuseLargeOrder(
  lines: readonly CountedLine[],
  { maxPiecesPerLine, maxPiecesPerOrder }: OrderLimits,
): Refusal<"order_too_large"> | undefined {
  const large = lines.find(({ quantity }) => quantity > maxPiecesPerLine);
  if (large)
    return refuse(
      "order_too_large",
      `One order can have up to ${maxPiecesPerLine} of ${large.name}. ${askForMore}`,
    );
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > maxPiecesPerOrder
    ? refuse(
        "order_too_large",
        `One order can have up to ${maxPiecesPerOrder} pieces, and yours has ${pieces}. ${askForMore}`,
      )
    : undefined;
}

/** Why an order is too heavy (order_too_large); undefined when it is not. */
export const refuseHeavyOrder = (weightGrams: number): Refusal<"order_too_large"> | undefined =>
  weightGrams > MAX_WEIGHT_GRAMS
    ? refuse("order_too_large", `This is too heavy for one order. ${askForMore}`)
    : undefined;
