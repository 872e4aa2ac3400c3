import { withVolumePrices } from "../../catalogue/pricing/volume-price.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { QuotationInput } from "../../contract/quotations.ts";
import type { VolumePrice } from "../../platform/db/stored-values.ts";
import type { Reader } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import type { TextByLanguage } from "../../platform/language/translated-columns.ts";
import { shownUnit } from "../../platform/money/minor-units.ts";
import { convert, includedTax } from "../../platform/money/money.ts";

/** For so many days, today included, the seller keeps to the prices. */
export const VALID_DAYS = 14;

/** A variant that can be bought now. */
export interface SkuToQuote {
  readonly variant_id: number;
  readonly product_id: number;
  readonly name: string;
  readonly colour_name: string;
  readonly name_by_language: TextByLanguage;
  readonly colour_by_language: TextByLanguage;
  readonly is_swag_item: boolean;
  readonly selling_price_paise: number;
  readonly volume_prices: readonly VolumePrice[];
  readonly gst_basis_points: number | null;
  readonly sizes: readonly string[];
}

export interface QuotationLine {
  readonly what: string;
  readonly quantity: number;
  readonly unitPaise: number;
  readonly totalPaise: number;
}

export interface QuotationAmounts {
  readonly lines: readonly QuotationLine[];
  readonly totalPaise: number;
  /** The GST or VAT that the total includes. */
  readonly taxPaise: number;
}

/** A currency that the shop shows, at the rate of the moment. */
export interface QuotedCurrency {
  readonly currencyCode: string;
  readonly currencySymbol: string;
  readonly rateMicros: number;
}

/** The same amounts in hundredths of a shown currency. Each line is converted and then added, as a cart does. */
export function shownQuotation(
  { lines, taxPaise }: QuotationAmounts,
  { currencyCode, rateMicros }: QuotedCurrency,
) {
  const shown = (paise: number) => convert(paise, rateMicros, shownUnit(currencyCode));
  const converted = lines.map(({ unitPaise, totalPaise, ...line }) => ({
    ...line,
    unit: shown(unitPaise),
    total: shown(totalPaise),
  }));
  return {
    lines: converted,
    total: converted.reduce((sum, { total }) => sum + total, 0),
    tax: shown(taxPaise),
  };
}

/**
 * What the lines of a quotation cost, in paise, by the rule of a cart. A size that is not chosen yet is left open. Refuses
 * variant_unknown, size_unknown, and state_conflict for the welcome kit.
 */
export function priceQuotation(
  lines: QuotationInput["lines"],
  skus: readonly SkuToQuote[],
  defaultBasisPoints: number,
  reader: Reader,
): QuotationAmounts | Refusal<"size_unknown" | "state_conflict" | "variant_unknown"> {
  const rows: (SkuToQuote & { readonly quantity: number; readonly size: string })[] = [];
  for (const { productDetailsId, size = "", qty } of lines) {
    const sku = skus.find(({ variant_id }) => variant_id === productDetailsId);
    if (!sku) return refuse("variant_unknown", "One of these products is no longer sold.");
    if (sku.is_swag_item)
      return refuse("state_conflict", "The welcome kit is free with its coupon, so it has no price.");
    if (size && !sku.sizes.includes(size))
      return refuse("size_unknown", `${sku.name} does not come in size '${size}'.`, {
        product: { ...sku.name_by_language, en: sku.name },
        size,
      });
    rows.push({ ...sku, quantity: qty, size });
  }
  const priced = withVolumePrices(rows).map((row) => ({
    what: [...namesFor(row, reader), row.size && t("size {size}", row)].filter(Boolean).join(", "),
    quantity: row.quantity,
    unitPaise: row.selling_price_paise,
    totalPaise: row.selling_price_paise * row.quantity,
    basisPoints: row.gst_basis_points ?? defaultBasisPoints,
  }));
  return {
    lines: priced.map(({ basisPoints: _rate, ...line }) => line),
    totalPaise: priced.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    taxPaise: priced.reduce((sum, each) => sum + includedTax(each.totalPaise, each.basisPoints, 1), 0),
  };
}

/** `Q-261123-7KX2MP`: the day, and what tells two quotations of a day apart. */
export const quotationNumber = (day: string, random: Uint8Array): string =>
  `Q-${day.replaceAll("-", "").slice(2)}-${Buffer.from(random).toString("hex").toUpperCase()}`;

type Named = Pick<SkuToQuote, "colour_by_language" | "colour_name" | "name" | "name_by_language">;

const namesFor = (row: Named, { language }: Reader): readonly string[] => [
  row.name_by_language[language] ?? row.name,
  row.colour_by_language[language] ?? row.colour_name,
];
