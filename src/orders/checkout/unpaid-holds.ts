import { translatedName } from "../../buying/cart/validate-item.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { TextByLanguage } from "../../platform/language/translated-columns.ts";

/** What unpaid orders may hold of counted stock (settings; docs/decisions/0031-unpaid-orders.md). */
export interface HoldLimits {
  /** Of one person, who is one mailbox: pieces of all products. */
  readonly unpaidPiecesPerPerson: number;
  /** Of one network, which can be a whole office. */
  readonly unpaidPiecesPerClient: number;
  /** Percent of one SKU's pieces, for one person, and for all together who have not proved their e-mail address. */
  readonly unpaidShare: number;
}

/** How many pieces of one SKU unpaid orders hold, the new order included. */
export interface HeldSku {
  readonly variantId: number;
  /** Empty: all sizes of the variant. */
  readonly size: string;
  readonly byPerson: number;
  readonly byClient: number;
  /** By all customers who have not proved their e-mail address; 0 where this one has. */
  readonly byUnproved: number;
  readonly byThis: number;
}

interface NewHold {
  readonly held: readonly HeldSku[];
  /** The counted stock that is left, the new order's pieces taken. Undefined: not of the new order. */
  readonly leftOf: (sku: HeldSku) => number | undefined;
  readonly productOf: (sku: HeldSku) => { readonly name: string; readonly name_by_language?: TextByLanguage };
  readonly limits: HoldLimits;
}

/** However small a stock is, somebody may order this many of it before paying. */
const ALWAYS = 2;
const PAY_FIRST =
  "Please pay your earlier orders first, or write to us through Bulk Enquiry if you need more at once.";

/**
 * Why the unpaid orders of a person or a network would hold too much with the new one: it names how many pieces may be ordered
 * now. Undefined when they do not.
 */
export function refuseUnpaidHolds({
  held,
  leftOf,
  productOf,
  limits,
}: NewHold): Refusal<"too_many_unpaid" | "too_many_unproved"> | undefined {
  for (const sku of held) {
    const left = leftOf(sku);
    if (left === undefined || sku.byThis === 0) continue;
    const product = productOf(sku);
    const person = above(sku.byPerson, shareOf(left + sku.byPerson, limits), sku.byThis);
    if (person !== undefined)
      return refuse(
        "too_many_unpaid",
        `${nowOf(person, product.name)} until your earlier orders are paid: so much of it is left for others. ${PAY_FIRST}`,
        { ...translatedName(product), available: person },
      );
    const unproved = above(sku.byUnproved, shareOf(left + sku.byUnproved, limits), sku.byThis);
    if (unproved !== undefined)
      return refuse(
        "too_many_unproved",
        `${nowOf(unproved, product.name)}. For more, please confirm your email address first: set a password with the code we emailed you.`,
        { ...translatedName(product), available: unproved },
      );
  }
  const total = (of: (sku: HeldSku) => number) => totalPieces(held, of);
  const now = total(({ byThis }) => byThis);
  const person = above(
    total(({ byPerson }) => byPerson),
    limits.unpaidPiecesPerPerson,
    now,
  );
  if (person !== undefined)
    return refuse(
      "too_many_unpaid",
      `Your orders that are not paid yet may have up to ${limits.unpaidPiecesPerPerson} pieces, and already have ${total(({ byPerson }) => byPerson) - now}: you can order ${person} more now. ${PAY_FIRST}`,
      { available: person },
    );
  const client = above(
    total(({ byClient }) => byClient),
    limits.unpaidPiecesPerClient,
    now,
  );
  if (client === undefined) return undefined;
  return refuse(
    "too_many_unpaid",
    `Many orders from your network are not paid yet: you can order ${client} pieces now. ${PAY_FIRST}`,
    { available: client },
  );
}

/** How many pieces may still be ordered, when those that are held are above the limit. */
const above = (held: number, limit: number, byThis: number): number | undefined =>
  held > limit ? Math.max(0, limit - (held - byThis)) : undefined;

/** Of `pieces` that others do not hold. Rounded up, so that one of one is half of it. */
const shareOf = (pieces: number, { unpaidShare }: HoldLimits): number =>
  Math.max(ALWAYS, Math.ceil((pieces * unpaidShare) / 100));

const nowOf = (pieces: number, name: string): string =>
  pieces === 0 ? `You can order no more of ${name}` : `You can order ${pieces} of ${name} now, and no more`;

/** A variant can be counted both over all its sizes and by size: its pieces count once. */
function totalPieces(held: readonly HeldSku[], of: (sku: HeldSku) => number): number {
  const variants = [...new Set(held.map(({ variantId }) => variantId))];
  const sum = (skus: readonly HeldSku[]) => skus.reduce((pieces, sku) => pieces + of(sku), 0);
  return variants.reduce((pieces, variant) => {
    const own = held.filter(({ variantId }) => variantId === variant);
    return (
      pieces +
      Math.max(sum(own.filter(({ size }) => size === "")), sum(own.filter(({ size }) => size !== "")))
    );
  }, 0);
}
