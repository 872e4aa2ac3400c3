import type { QuoteLineInput } from "../../../contract/admin/quote-lines.ts";
import type { QuoteCheck, QuoteInput, StaffQuote } from "../../../contract/admin/quotes.ts";

const VALID_DAYS = 14;

/** Of one line. */
export const MAX_PIECES = 99_999;

interface QuoteLineValues {
  readonly sku: string | null;
  readonly quantity: number | null;
  /** Of one piece; null: the shop's price for so many. */
  readonly unitPrice: number | null;
  readonly reason: string;
}

/** Goods that are not in the catalogue. */
interface CustomLineValues {
  readonly text: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  /** In hundredths of a per cent; null: the store's own rate. */
  readonly gstBasisPoints: number | null;
  readonly weightGrams: number | null;
}

/** The values of the form: a line names its SKU as `variant~size`. */
export interface QuoteValues {
  readonly name: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly language: string;
  readonly country: string;
  readonly lines: readonly QuoteLineValues[];
  readonly others: readonly CustomLineValues[];
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
  vatNumber: "",
  email: "",
  language: "en",
  country: "",
  lines: [{ sku: null, quantity: null, unitPrice: null, reason: "" }],
  others: [],
  shipping: null,
  validUntil: dayFrom(now),
  terms: "",
});

export const valuesOf = (quote: StaffQuote): QuoteValues => ({
  name: quote.name,
  company: quote.company,
  vatNumber: quote.vatNumber,
  email: quote.email,
  language: quote.language,
  country: quote.country,
  lines: quote.lines
    .filter(({ other }) => !other)
    .map(({ variantId, size, quantity, unitPrice, reason }) => ({
      sku: `${variantId}~${size}`,
      quantity,
      unitPrice,
      reason,
    })),
  others: quote.lines.flatMap(({ quantity, unitPrice, other }) =>
    other ? [{ ...other, quantity, unitPrice }] : [],
  ),
  shipping: quote.shipping,
  validUntil: quote.validUntil,
  terms: quote.terms,
});

/** What can be priced of the form now. Undefined: there is no whole line, or no country. */
export function toCheck({ lines, others, country, shipping }: QuoteValues): QuoteCheck | undefined {
  const whole = [...(lines ?? []).flatMap(lineToCheck), ...(others ?? []).flatMap(customToCheck)];
  return whole.length > 0 && country.trim() ? { lines: whole, country, shipping } : undefined;
}

function lineToCheck({ sku, quantity, unitPrice, reason }: QuoteLineValues): QuoteLineInput[] {
  if (!sku || !isQuantity(quantity)) return [];
  const [variantId, size = ""] = sku.split("~");
  return [{ variantId: Number(variantId), size, quantity, unitPrice, reason: reason ?? "" }];
}

function customToCheck({ text, quantity, unitPrice, ...other }: CustomLineValues): QuoteLineInput[] {
  if (!text?.trim() || !isQuantity(quantity) || unitPrice === null || unitPrice === undefined) return [];
  const { gstBasisPoints = null, weightGrams } = other;
  return [
    {
      variantId: null,
      size: "",
      quantity,
      unitPrice,
      other: { text, gstBasisPoints, weightGrams: weightGrams ?? 0 },
    },
  ];
}

const isQuantity = (quantity: number | null | undefined): quantity is number =>
  typeof quantity === "number" && quantity >= 1 && quantity <= MAX_PIECES;

export const toInput = (values: QuoteValues): QuoteInput => ({
  lines: [],
  ...toCheck(values),
  name: values.name,
  company: values.company,
  vatNumber: values.vatNumber ?? "",
  email: values.email,
  language: values.language,
  country: values.country,
  shipping: values.shipping,
  validUntil: values.validUntil ?? "",
  terms: values.terms,
});
