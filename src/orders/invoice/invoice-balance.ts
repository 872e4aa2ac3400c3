import { splitByLargestRemainder } from "../../platform/money/split-amount.ts";

/** One line item, with what was invoiced and refunded of it so far. Amounts in paise. */
export interface LineBalance {
  readonly lineId: number;
  readonly quantity: number;
  /** Its total minus its share of the discount. */
  readonly netPaise: number;
  /** Units that left for the first time. */
  readonly sentQuantity: number;
  /** Units that invoices bill. */
  readonly billedQuantity: number;
  readonly billedPaise: number;
  /** What credit notes took back, less what was billed again. */
  readonly creditedPaise: number;
  readonly refundedPaise: number;
  /** Units refunded without a return and without a lost parcel. As far as they were not billed, they never will be. */
  readonly withdrawnQuantity: number;
}

export interface OrderBalance {
  readonly isCancelled: boolean;
  readonly lines: readonly LineBalance[];
  readonly shippingPaise: number;
  readonly billedShippingPaise: number;
  readonly creditedShippingPaise: number;
  readonly refundedShippingPaise: number;
  /** Everything refunded, also amounts that name no line. Failed refunds are not in it. */
  readonly refundedPaise: number;
  /** The part of it that names neither lines nor the shipping charge. */
  readonly refundedFreePaise: number;
  /** Refunds that failed and that nobody has settled: retried, transferred by hand, or not owed any more. */
  readonly refundFailedPaise: number;
  readonly paidPaise: number;
  /** Null: nothing was invoiced yet. */
  readonly lastInvoiceId: number | null;
}

export interface BilledLine {
  readonly lineId: number;
  readonly quantity: number;
  readonly amountPaise: number;
}

/** The share of each unit; together exactly the line's net amount. */
const unitShares = ({ netPaise, quantity }: LineBalance): number[] =>
  splitByLargestRemainder(netPaise, Array<number>(quantity).fill(1));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** The first unit that neither was billed nor is withdrawn. */
const firstOpenUnit = ({ quantity, billedQuantity, withdrawnQuantity }: LineBalance): number =>
  billedQuantity + Math.min(withdrawnQuantity, quantity - billedQuantity);

/**
 * What the next invoice bills: units that left and were not billed, or with `isEverything` all that is open. The
 * shipping charge is on the first invoice of an order.
 */
export function nextInvoice(
  order: OrderBalance,
  isEverything = false,
): { readonly lines: readonly BilledLine[]; readonly shippingPaise: number } {
  const lines = order.lines.flatMap((line) => {
    const first = firstOpenUnit(line);
    const open = line.quantity - first;
    const quantity = isEverything
      ? open
      : Math.min(open, Math.max(0, line.sentQuantity - line.billedQuantity));
    if (quantity === 0) return [];
    return [
      { lineId: line.lineId, quantity, amountPaise: sum(unitShares(line).slice(first, first + quantity)) },
    ];
  });
  return { lines, shippingPaise: order.lastInvoiceId === null ? order.shippingPaise : 0 };
}

/** What is invoiced, less credit notes, and how far it is above the money kept: below 0, too little is invoiced. */
function invoicedTooMuch(order: OrderBalance) {
  const { lines } = order;
  const invoiced = lines.map((line) => line.billedPaise - line.creditedPaise);
  const invoicedShipping = order.billedShippingPaise - order.creditedShippingPaise;
  const advances = lines.map((line) => sum(unitShares(line).slice(firstOpenUnit(line))));
  const ordered = sum(lines.map(({ netPaise }) => netPaise)) + order.shippingPaise;
  // What was paid above the total was never invoiced: refunding it takes nothing back. It goes back as a free amount.
  const aboveTotal = Math.max(0, order.paidPaise - ordered);
  const retainedOfAll = ordered - order.refundedPaise + Math.min(aboveTotal, order.refundedFreePaise);
  const retained = order.isCancelled ? 0 : Math.max(0, retainedOfAll - sum(advances));
  const totalPaise = sum(invoiced) + invoicedShipping - retained;
  return { invoiced, invoicedShipping, advances, totalPaise };
}

/**
 * What a credit note takes back now, so that invoices less credit notes are the money kept, without what was paid for
 * units that are still to be invoiced. A cancelled order keeps nothing. Undefined: nothing. Amounts without a line are
 * spread over all that is invoiced.
 */
export function nextCreditNote(
  order: OrderBalance,
): { readonly lines: readonly BilledLine[]; readonly shippingPaise: number } | undefined {
  const { lines } = order;
  const { invoiced, invoicedShipping, advances, totalPaise: total } = invoicedTooMuch(order);
  if (order.lastInvoiceId === null || total <= 0) return undefined;

  let left = total;
  const take = (requested: number): number => {
    const taken = Math.max(0, Math.min(left, requested));
    left -= taken;
    return taken;
  };
  const parts = lines.map((line, index) => {
    const retainedOfLine = order.isCancelled
      ? 0
      : line.netPaise - line.refundedPaise - (advances[index] ?? 0);
    return take(Math.min(invoiced[index] ?? 0, (invoiced[index] ?? 0) - retainedOfLine));
  });
  const retainedShipping = order.isCancelled ? 0 : order.shippingPaise - order.refundedShippingPaise;
  const shippingPart = take(Math.min(invoicedShipping, invoicedShipping - retainedShipping));
  const rests = [
    ...invoiced.map((each, index) => each - (parts[index] ?? 0)),
    invoicedShipping - shippingPart,
  ];
  const spread = left > 0 ? splitByLargestRemainder(left, rests) : rests.map(() => 0);
  return {
    lines: lines.flatMap(({ lineId }, index) => {
      const amountPaise = (parts[index] ?? 0) + (spread[index] ?? 0);
      return amountPaise > 0 ? [{ lineId, quantity: 0, amountPaise }] : [];
    }),
    shippingPaise: shippingPart + (spread.at(-1) ?? 0),
  };
}

/**
 * What a further invoice bills again, because a credited refund was not made after all. Undefined: nothing, or a failed
 * refund is still owed. Each line gets back what it lacks.
 */
export function nextFurtherInvoice(
  order: OrderBalance,
): { readonly lines: readonly BilledLine[]; readonly shippingPaise: number } | undefined {
  const { advances, totalPaise } = invoicedTooMuch(order);
  if (order.lastInvoiceId === null || order.refundFailedPaise > 0 || totalPaise >= 0) return undefined;
  let left = -totalPaise;
  const take = (lacksPaise: number): number => {
    const taken = Math.max(0, Math.min(left, lacksPaise));
    left -= taken;
    return taken;
  };
  const lines = order.lines.flatMap((line, index) => {
    const retained = line.netPaise - line.refundedPaise - (advances[index] ?? 0);
    const amountPaise = take(retained - line.billedPaise + line.creditedPaise);
    return amountPaise > 0 ? [{ lineId: line.lineId, quantity: 0, amountPaise }] : [];
  });
  const retainedShipping = order.shippingPaise - order.refundedShippingPaise;
  const shippingPaise = take(retainedShipping - order.billedShippingPaise + order.creditedShippingPaise);
  return { lines, shippingPaise };
}
