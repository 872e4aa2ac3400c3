import { data } from "react-router";
import type { ProductCard } from "../../../contract/catalog.schemas.ts";
import { buildProductList, type ProductList } from "../../../features/catalog/product-list.ts";
import type { PageRequest } from "../page-context.ts";

/**
 * The page of a list that the query asks for, filtered and sorted by it. Only its cards reach the browser. Throws a 404
 * for a page that the list does not have.
 */
export function loadProductList(
  found: readonly ProductCard[],
  query: URLSearchParams,
  { catalog, currencyCode }: PageRequest,
): ProductList {
  const cards = new Map(found.map((card) => [card.productId, card]));
  const products = [...cards.keys()].flatMap((productId) => catalog.products.get(productId) ?? []);
  const list = buildProductList(products, query, { currencyCode, rates: catalog.rates }, cards);
  if (list.page > list.pageCount) throw data(null, { status: 404 });
  return list;
}
