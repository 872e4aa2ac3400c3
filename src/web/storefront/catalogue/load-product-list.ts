import type { PageRequest } from "../../../app/pages/services.ts";

import type { FoundProducts, ProductList } from "../../../catalogue/product-list/product-list.ts";
import { throwNotFound } from "../page/throw-not-found.ts";

/**
 * The page of a list that the query asks for, filtered and sorted by it. Only its cards reach the browser. Throws a 404
 * for a page that the list does not have.
 */
export function loadProductList(
  found: FoundProducts,
  query: URLSearchParams,
  { catalogue, currencyCode }: PageRequest,
): ProductList {
  const list = catalogue.list(found, query, currencyCode);
  if (list.page > list.pageCount) throwNotFound();
  return list;
}
