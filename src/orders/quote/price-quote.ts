import { withVolumePrices } from "../../catalogue/pricing/volume-price.ts";
import { servedCountry } from "../../catalogue/shipping/delivery-country.ts";
import { readDeliveryArea } from "../../catalogue/shipping/shipping.store.ts";
import type { QuoteLineInput } from "../../contract/admin/quote-lines.ts";
import type { QuoteCheck } from "../../contract/admin/quotes.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { QuotedLine } from "../../platform/db/stored-values.ts";
import type { Language } from "../../platform/language/language.ts";
import { isWholePaise, rupeesToPaise } from "../../platform/money/money.ts";
import { priceOrder } from "../checkout/price-order.ts";
import { type Seller, taxNameFor } from "../invoice/invoice.ts";
import { readSkus, type SkuRow } from "../staff-order/sku.store.ts";
import { customLineRow, readCustomLines } from "./custom-lines.ts";
import { readTaxRates } from "./quote.store.ts";
import { quoteTotals } from "./quote.ts";

export interface PricedQuote {
  readonly lines: readonly QuotedLine[];
  /** As the store's list calls it. */
  readonly country: string;
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly taxPaise: number;
}

type PriceRefusal = Refusal<
  | "country_not_served"
  | "country_unknown"
  | "duplicate_entry"
  | "price_invalid"
  | "shipping_needed"
  | "size_unknown"
  | "state_conflict"
  | "variant_unknown"
>;

/**
 * The lines of a quote with their prices in paise: those that staff gave, and else the shop's for so many pieces. A product that is
 * out of the shop may be quoted, a kit may not. The delivery charge is the shop's for country and weight where staff gave none; refuses
 * shipping_needed where the shop knows none either.
 */
export async function priceQuote(
  db: Db | Trx,
  { lines: asked, country: typed, shipping }: QuoteCheck,
  { seller, language }: { readonly seller: Seller; readonly language: Language },
): Promise<PricedQuote | PriceRefusal> {
  const area = await readDeliveryArea(db);
  const country = servedCountry(typed, area);
  if (isRefusal(country)) return country;
  const amounts = [shipping, ...asked.map(({ unitPrice }) => unitPrice)];
  if (amounts.some((amount) => amount !== null && !isWholePaise(amount)))
    return refuse("price_invalid", "A price has at most two decimals.");
  const other = readCustomLines(
    asked.filter(({ variantId }) => variantId === null),
    seller,
  );
  if (isRefusal(other)) return other;
  const named = asked.filter(isOfCatalogue);
  const variantIds = [...new Set(named.map(({ variantId }) => variantId))];
  const skus = await readSkus(db, { numbers: [], products: [], variantIds });
  const found = findEach(named, skus);
  if (isRefusal(found)) return found;
  const rates = await readTaxRates(db, variantIds);
  const shop = withVolumePrices(found.map(({ sku, quantity }) => ({ ...sku, cart_id: "", quantity })));
  const ofCatalogue = found.map(({ sku, quantity, unitPrice, reason }, index): QuotedLine => {
    const shopPaise = shop[index]?.selling_price_paise ?? sku.selling_price_paise;
    return {
      variantId: sku.variant_id,
      size: sku.size,
      name: sku.name_by_language[language] ?? sku.name,
      colour: sku.colour_by_language[language] ?? sku.colour_name,
      quantity,
      unitPaise: unitPrice === null ? shopPaise : rupeesToPaise(unitPrice),
      shopPaise,
      basisPoints: rates.get(sku.variant_id) ?? seller.basisPoints,
      ...(reason?.trim() && { reason: reason.trim() }),
    };
  });
  const lines = [...ofCatalogue, ...other];
  const shippingPaise =
    shipping === null
      ? priceOrder([...shop, ...other.map(customLineRow)], { kind: "none" }, area.locations, country)
          .shippingPaise
      : rupeesToPaise(shipping);
  if (shippingPaise === null)
    return refuse(
      "shipping_needed",
      "The shop knows no delivery charge to this country. Please give one, or 0.",
    );
  const isTaxed = taxNameFor(seller, country) !== "";
  const totals = quoteTotals({ lines, shippingPaise }, { isTaxed, basisPoints: seller.basisPoints });
  return { lines, country, shippingPaise, ...totals };
}

type CatalogueLine = QuoteLineInput & { readonly variantId: VariantId };

const isOfCatalogue = (line: QuoteLineInput): line is CatalogueLine => line.variantId !== null;

/** The SKU of each line. Each SKU stands in one line, as in an order. */
function findEach(
  asked: readonly CatalogueLine[],
  skus: readonly SkuRow[],
):
  | (CatalogueLine & { readonly sku: SkuRow })[]
  | Refusal<"duplicate_entry" | "size_unknown" | "state_conflict" | "variant_unknown"> {
  const found: (CatalogueLine & { readonly sku: SkuRow })[] = [];
  for (const line of asked) {
    if (line.other)
      return refuse("variant_unknown", "A line is of the catalogue or of other goods, not both.");
    const ofVariant = skus.filter(({ variant_id }) => variant_id === line.variantId);
    const [any] = ofVariant;
    if (!any) return refuse("variant_unknown", "There is no such variant.");
    const sku = ofVariant.find(({ size }) => size === line.size);
    if (!sku) return refuse("size_unknown", `${any.name} does not come in size '${line.size}'.`);
    if (sku.is_swag_item)
      return refuse("state_conflict", "A kit is free with its coupon or link, so it has no price.");
    if (found.some((other) => other.sku === sku))
      return refuse("duplicate_entry", `${any.name} stands there twice. Please write one line for it.`);
    found.push({ ...line, sku });
  }
  return found;
}
