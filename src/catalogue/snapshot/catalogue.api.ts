import { refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { RouteKey, Routes } from "../../contract/routes.ts";
import { type Language, offeredLanguage } from "../../platform/language/language.ts";
import type { CatalogueServices } from "../services.ts";
import { findSuggestions } from "./suggestions.ts";

type CatalogueCalls = { [K in RouteKey]: Routes[K]["tag"] extends "Catalogue" ? K : never }[RouteKey];

const productNotFound = () => refuse("product_not_found", "There is no such product.");
const categoryNotFound = () => refuse("category_not_found", "There is no such category.");

/** Public reads. All of them read the snapshot in memory. */
export const catalogueApi = ({ catalogue, settings }: CatalogueServices): Handlers<CatalogueCalls> => {
  const shopIn = ({ language = "en" }: { language?: Language }) =>
    catalogue.current().in(offeredLanguage(settings.current(), language));
  return {
    "GET /api/Home/HomeView": ({ query }) => shopIn(query).home,
    "GET /api/Home/SlideImages": ({ query }) => [...shopIn(query).slides],
    "GET /api/Home/Listing": ({ query }) => [...shopIn(query).sections],
    "GET /api/HeaderMenu": ({ query }) => [...shopIn(query).menus],
    "GET /api/currencyrates": () => [...catalogue.current().rates],
    "GET /api/servicelocations": () => {
      const { onlyListedCountries } = settings.current();
      return catalogue
        .current()
        .locations.filter(({ isRestOfWorld }) => !(isRestOfWorld && onlyListedCountries));
    },
    "GET /api/officelocations": () => [...catalogue.current().offices],
    "GET /api/Category/{categoryUrl}": ({ params, query }) =>
      shopIn(query).categories.get(params.categoryUrl.toLowerCase())?.view ?? categoryNotFound(),
    "GET /api/Category/Product/{categoryUrl}": ({ params, query }) => {
      const category = shopIn(query).categories.get(params.categoryUrl.toLowerCase());
      return category ? [...category.cards] : categoryNotFound();
    },
    "GET /api/Product/Search": ({ query }) => {
      const term = query.searchTerm.trim();
      const { currencyCode } = query;
      return term
        ? [...shopIn(query).search(term, { currencyCode })]
        : refuse("search_term_empty", "Text Cannot be blank");
    },
    "GET /api/catalogue/suggest": ({ query }) =>
      findSuggestions(shopIn(query), query.term, query.currencyCode),
    "GET /api/Product/{productId}": ({ params, query }) =>
      shopIn(query).products.get(params.productId) ?? productNotFound(),
    "GET /api/Product/Recommend/{productId}": ({ params, query }) => {
      const { products, recommended } = shopIn(query);
      return products.has(params.productId)
        ? [...(recommended.get(params.productId) ?? [])]
        : productNotFound();
    },
  };
};
