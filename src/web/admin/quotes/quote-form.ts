import type { QuoteCheck, QuoteInput, StaffQuote } from "../../../contract/admin/quotes.ts";

const VALID_DAYS = 14;

interface QuoteLineValues {
  readonly sku: string | null;
  readonly quantity: number | null;
  /** Of one piece; null: the shop's price for so many. */
  readonly unitPrice: number | null;
}

/** The values of the form: a line names its SKU as `variant~size`. */
export interface QuoteValues {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly language: string;
  readonly country: string;
  readonly lines: readonly QuoteLineValues[];
  readonly shipping: number | null;
  readonly validUntil: string | null;
  readonly terms: string;
}

/** A day some weeks from now, by the clock of this computer. */
export function dayFrom(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + VALID_DAYS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

export const emptyQuote = (now: Date): QuoteValues => ({
  name: "",
  company: "",
  email: "",
  language: "en",
  country: "",
  lines: [{ sku: null, quantity: null, unitPrice: null }],
  shipping: null,
  validUntil: dayFrom(now),
  terms: "",
});

export const valuesOf = (quote: StaffQuote): QuoteValues => ({
  name: quote.name,
  company: quote.company,
  email: quote.email,
  language: quote.language,
  country: quote.country,
  lines: quote.lines.map(({ variantId, size, quantity, unitPrice }) => ({
    sku: `${variantId}~${size}`,
    quantity,
    unitPrice,
  })),
  shipping: quote.shipping,
  validUntil: quote.validUntil,
  terms: quote.terms,
});

/** What can be priced of the form now. Undefined: there is no whole line, or no country. */
export function toCheck({ lines, country, shipping }: QuoteValues): QuoteCheck | undefined {
  const whole = lines.flatMap(({ sku, quantity, unitPrice }) => {
    if (!sku || !quantity || quantity < 1 || quantity > 999) return [];
    const [variantId, size = ""] = sku.split("~");
    return [{ variantId: Number(variantId), size, quantity, unitPrice }];
  });
  return whole.length > 0 && country.trim() ? { lines: whole, country, shipping } : undefined;
}

export const toInput = (values: QuoteValues): QuoteInput => ({
  lines: [],
  ...toCheck(values),
  name: values.name,
  company: values.company,
  email: values.email,
  language: values.language,
  country: values.country,
  shipping: values.shipping,
  validUntil: values.validUntil ?? "",
  terms: values.terms,
});
