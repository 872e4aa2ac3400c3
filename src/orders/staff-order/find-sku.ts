import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { SkuNames, SkuRow } from "./sku.store.ts";
import type { NamedSku } from "./staff-order.ts";

const folded = (text: string): string => text.trim().toLowerCase();
/** `12~M`, as the screens of the stock name a SKU. */
const stockId = /^(\d{1,9})~(.{0,20})$/;

/** What readSkus must look for, so that it finds all SKUs of these names. */
export function namesOf(skus: readonly NamedSku[]): SkuNames {
  const numbers = skus.map(({ sku }) => folded(sku)).filter(Boolean);
  const ids = numbers.flatMap((sku) => stockId.exec(sku)?.[1] ?? []).map(Number);
  return {
    numbers: [...new Set(numbers)],
    products: [...new Set(skus.filter(({ sku }) => !sku).map(({ product }) => folded(product)))],
    variantIds: [...new Set(ids.filter((id) => id <= 2_147_483_647))],
  };
}

/** The one SKU that a row of the list means; a text says why there is none. */
export function findSku(asked: NamedSku, all: readonly SkuRow[]): SkuRow | StaffText {
  const named = asked.sku ? bySku(folded(asked.sku), all) : byProduct(asked, all);
  if (named.length === 0)
    return asked.sku
      ? staffText`There is no SKU '${asked.sku}'.`
      : staffText`There is no product '${described(asked)}'.`;
  const ofSize = asked.size ? named.filter(({ size }) => folded(size) === folded(asked.size)) : named;
  const [first, ...others] = ofSize;
  if (!first) return staffText`${described(asked)} does not come in size '${asked.size}'.`;
  if (others.length > 0) {
    const isOtherVariant = ofSize.some(({ variant_id }) => variant_id !== first.variant_id);
    return isOtherVariant
      ? staffText`${described(asked)} names several: please give variant or SKU.`
      : staffText`${described(asked)} names several: please give size or SKU.`;
  }
  if (first.withdrawn_at) return staffText`${first.name} is no longer sold.`;
  if (first.is_swag_item)
    return staffText`The welcome kit is ordered with its coupon: send the person a personal code.`;
  return first;
}

function bySku(sku: string, all: readonly SkuRow[]): readonly SkuRow[] {
  const [, variantId, size] = stockId.exec(sku) ?? [];
  if (variantId !== undefined)
    return all.filter((each) => each.variant_id === Number(variantId) && folded(each.size) === size);
  return all.filter((each) => folded(each.sku_code ?? "") === sku || each.gtin === sku);
}

function byProduct({ product, variant }: NamedSku, all: readonly SkuRow[]): readonly SkuRow[] {
  const found = all.filter(({ name, slug }) => folded(name) === folded(product) || slug === folded(product));
  return variant ? found.filter(({ colour_name }) => folded(colour_name) === folded(variant)) : found;
}

const described = ({ sku, product, variant }: NamedSku): string =>
  sku || [product, variant].filter(Boolean).join(", ");

/** A SKU in words: `Mug, Sage, M`. */
export const skuInWords = ({ name, colour_name, size }: SkuRow): string =>
  [name, colour_name, size].filter(Boolean).join(", ");
