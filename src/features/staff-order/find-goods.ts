import type { GoodsNames, GoodsRow } from "./goods.store.ts";
import type { NamedGoods } from "./staff-order.ts";

const folded = (text: string): string => text.trim().toLowerCase();
/** `12~M`, as the screens of the stock name a SKU. */
const stockId = /^(\d{1,9})~(.{0,20})$/;

/** What readGoods must look for, so that it finds all goods of these names. */
export function namesOf(goods: readonly NamedGoods[]): GoodsNames {
  const skus = goods.map(({ sku }) => folded(sku)).filter(Boolean);
  const ids = skus.flatMap((sku) => stockId.exec(sku)?.[1] ?? []).map(Number);
  return {
    numbers: [...new Set(skus)],
    products: [...new Set(goods.filter(({ sku }) => !sku).map(({ product }) => folded(product)))],
    variantIds: [...new Set(ids.filter((id) => id <= 2_147_483_647))],
  };
}

/** The one SKU that a row of the list means; a text says why there is none. */
export function findGoods(goods: NamedGoods, all: readonly GoodsRow[]): GoodsRow | string {
  const named = goods.sku ? bySku(folded(goods.sku), all) : byProduct(goods, all);
  if (named.length === 0)
    return goods.sku ? `There is no SKU '${goods.sku}'.` : `There is no product '${described(goods)}'.`;
  const [first, ...others] = goods.size
    ? named.filter(({ size }) => folded(size) === folded(goods.size))
    : named;
  if (!first) return `${described(goods)} does not come in size '${goods.size}'.`;
  if (others.length > 0)
    return `${described(goods)} names several: please give ${new Set(named.map((each) => each.variant_id)).size > 1 ? "variant" : "size"} or SKU.`;
  if (first.withdrawn_at) return `${first.name} is no longer sold.`;
  if (first.is_swag_item)
    return "The welcome kit is ordered with its coupon: send the person a personal code.";
  return first;
}

function bySku(sku: string, all: readonly GoodsRow[]): readonly GoodsRow[] {
  const [, variantId, size] = stockId.exec(sku) ?? [];
  if (variantId !== undefined)
    return all.filter((each) => each.variant_id === Number(variantId) && folded(each.size) === size);
  return all.filter((each) => folded(each.sku_code ?? "") === sku || each.gtin === sku);
}

function byProduct({ product, variant }: NamedGoods, all: readonly GoodsRow[]): readonly GoodsRow[] {
  const found = all.filter(({ name, slug }) => folded(name) === folded(product) || slug === folded(product));
  return variant ? found.filter(({ colour_name }) => folded(colour_name) === folded(variant)) : found;
}

const described = ({ sku, product, variant }: NamedGoods): string =>
  sku || [product, variant].filter(Boolean).join(", ");

/** A SKU in words: `Mug, Sage, M`. */
export const skuInWords = ({ name, colour_name, size }: GoodsRow): string =>
  [name, colour_name, size].filter(Boolean).join(", ");
