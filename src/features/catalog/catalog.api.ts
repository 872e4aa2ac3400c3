import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { RouteKey, Routes } from "../../contract/routes.ts";
import type { Services } from "../../server/services.ts";
import { findSuggestions } from "./suggestions.ts";

type CatalogueCalls = { [K in RouteKey]: Routes[K]["tag"] extends "Catalogue" ? K : never }[RouteKey];

const productNotFound = () => refuse("product_not_found", "There is no such product.");
const categoryNotFound = () => refuse("category_not_found", "There is no such category.");

/** Public reads. All of them read the snapshot in memory. */
export const catalogApi = ({ catalog }: Services): Handlers<CatalogueCalls> => ({
  "GET /api/Home/HomeView": () => catalog.current().home,
  "GET /api/Home/SlideImages": () => [...catalog.current().slides],
  "GET /api/Home/Listing": () => [...catalog.current().sections],
  "GET /api/HeaderMenu": () => [...catalog.current().menus],
  "GET /api/currencyrates": () => [...catalog.current().rates],
  "GET /api/servicelocations": () => [...catalog.current().locations],
  "GET /api/officelocations": () => [...catalog.current().offices],
  "GET /api/Category/{categoryUrl}": ({ params }) =>
    catalog.current().categories.get(params.categoryUrl.toLowerCase())?.view ?? categoryNotFound(),
  "GET /api/Category/Product/{categoryUrl}": ({ params }) => {
    const category = catalog.current().categories.get(params.categoryUrl.toLowerCase());
    return category ? [...category.cards] : categoryNotFound();
  },
  "GET /api/Product/Search": ({ query }) => {
    const term = query.searchTerm.trim();
    return term ? [...catalog.current().search(term)] : refuse("search_term_empty", "Text Cannot be blank");
  },
  "GET /api/catalog/suggest": ({ query }) => findSuggestions(catalog.current(), query.term),
  "GET /api/Product/{productId}": ({ params }) =>
    catalog.current().products.get(params.productId) ?? productNotFound(),
  "GET /api/Product/Recommend/{productId}": ({ params }) => {
    const { products, recommended } = catalog.current();
    return products.has(params.productId)
      ? [...(recommended.get(params.productId) ?? [])]
      : productNotFound();
  },
});
