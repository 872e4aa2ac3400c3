import type { quoteStates } from "../../contract/admin/quotes.ts";
import type { CustomerQuote } from "../../contract/quotes.ts";
import type { QuotedLine } from "../../platform/db/stored-values.ts";
import { includedTax } from "../../platform/money/money.ts";

export type QuoteState = (typeof quoteStates)[number];

/** Where a customer may still decide. */
export const isOpen = (state: QuoteState): boolean => state === "sent" || state === "change asked";

/** The days before the last one on which a quote is mentioned again. */
export const REMIND_DAYS = 3;

/** `Q-7F3K9Q2M`: what tells a quote from others, and says nothing about how many there are. */
export function newQuoteNumber(random: Uint8Array): string {
  const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  if (random.length < 8) throw new RangeError("A quote number needs 8 random bytes");
  return `Q-${[...random.slice(0, 8)].map((byte) => letters.charAt(byte % 32)).join("")}`;
}

interface Charged {
  readonly lines: readonly QuotedLine[];
  readonly shippingPaise: number;
}

/**
 * What a quote comes to, in paise. `taxPaise` is the part of it that is tax: each line at its own rate, and the delivery charge at
 * that of the store. Nothing where no tax is charged.
 */
export function quoteTotals(
  { lines, shippingPaise }: Charged,
  tax: { readonly isTaxed: boolean; readonly basisPoints: number },
): { readonly totalPaise: number; readonly taxPaise: number } {
  const taxed = [
    ...lines.map((line) => ({ paise: linePaise(line), basisPoints: line.basisPoints })),
    { paise: shippingPaise, basisPoints: tax.basisPoints },
  ];
  return {
    totalPaise: taxed.reduce((sum, { paise }) => sum + paise, 0),
    taxPaise: tax.isTaxed
      ? taxed.reduce((sum, { paise, basisPoints }) => sum + includedTax(paise, basisPoints, 1), 0)
      : 0,
  };
}

export const linePaise = ({ unitPaise, quantity }: QuotedLine): number => unitPaise * quantity;

/** How the customer of a link finds it. `today`: by the calendar of the store. The nightly job may not have ended it yet. */
export function shownState(
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil: string },
  today: string,
): CustomerQuote["state"] {
  if (state === "accepted" || state === "lapsed") return state;
  if (!isOpen(state)) return "withdrawn";
  if (validUntil < today) return "lapsed";
  return state === "change asked" ? "change asked" : "open";
}
