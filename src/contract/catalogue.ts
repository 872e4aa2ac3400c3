import { Type } from "typebox";
import * as catalogue from "./catalogue.schemas.ts";
import { NonEmptyText, PositiveId, ShopLanguage } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";
import * as search from "./search.schemas.ts";

const ProductParams = Type.Object({ productId: PositiveId });
const CategoryParams = Type.Object({ categoryUrl: NonEmptyText(120) });

/** Of the texts. Without it, or where the store does not offer it: the store's own words. */
const language = { language: Type.Optional(ShopLanguage) };
const LanguageQuery = Type.Object(language);
/** Prices in what somebody types mean it where they name no currency. */
const currencyCode = { currencyCode: Type.Optional(Type.String({ pattern: "^[A-Z]{3}$" })) };

/** The calls that read the published catalogue (specification 7, and suggestions). */
export const catalogueRoutes = {
  "GET /api/officelocations": {
    operationId: "listOfficeLocations",
    tag: "Catalogue",
    summary: "The company's offices, for the billing address",
    auth: "none",
    output: Type.Array(catalogue.OfficeLocation),
    errors: [],
  },
  "GET /api/servicelocations": {
    operationId: "listServiceLocations",
    tag: "Catalogue",
    summary: "The countries that the store ships to, with their shipping charges",
    auth: "none",
    output: Type.Array(catalogue.ServiceLocation),
    errors: [],
  },
  "GET /api/HeaderMenu": {
    operationId: "listHeaderMenu",
    tag: "Catalogue",
    summary: "The top menu",
    auth: "none",
    query: LanguageQuery,
    output: Type.Array(catalogue.HeaderMenu),
    errors: [],
  },
  "GET /api/currencyrates": {
    operationId: "listCurrencyRates",
    tag: "Catalogue",
    summary: "The display currencies",
    auth: "none",
    output: Type.Array(catalogue.CurrencyRate),
    errors: [],
  },
  "GET /api/Product/Search": {
    operationId: "searchProducts",
    tag: "Catalogue",
    summary:
      "Products that match a search term: words, colours, sizes and prices; typing errors are tolerated",
    auth: "none",
    query: Type.Object({ searchTerm: Type.String({ maxLength: 200 }), ...language, ...currencyCode }),
    output: Type.Array(catalogue.ProductCard),
    errors: ["search_term_empty"],
  },
  "GET /api/catalogue/suggest": {
    operationId: "suggestSearches",
    tag: "Catalogue",
    summary:
      "A few search terms, products and categories while somebody types; empty when the search finds nothing (extension)",
    auth: "none",
    query: Type.Object({ term: Type.String({ maxLength: 80 }), ...language, ...currencyCode }),
    output: search.SearchSuggestions,
    errors: [],
  },
  "GET /api/catalogue/popular": {
    operationId: "listPopularProducts",
    tag: "Orders",
    summary: "What many people have ordered lately (extension)",
    auth: "none",
    query: LanguageQuery,
    output: search.PopularProducts,
    errors: [],
  },
  "GET /api/Product/{productId}": {
    operationId: "readProduct",
    tag: "Catalogue",
    summary: "One product",
    auth: "none",
    params: ProductParams,
    query: LanguageQuery,
    output: catalogue.Product,
    errors: ["product_not_found"],
  },
  "GET /api/Product/Recommend/{productId}": {
    operationId: "listRecommendedProducts",
    tag: "Catalogue",
    summary: "Products recommended with this one",
    auth: "none",
    params: ProductParams,
    query: LanguageQuery,
    output: Type.Array(catalogue.ProductCard),
    errors: ["product_not_found"],
  },
  "GET /api/Category/{categoryUrl}": {
    operationId: "readCategory",
    tag: "Catalogue",
    summary: "A category's texts",
    auth: "none",
    params: CategoryParams,
    query: LanguageQuery,
    output: catalogue.CategoryView,
    errors: ["category_not_found"],
  },
  "GET /api/Category/Product/{categoryUrl}": {
    operationId: "listCategoryProducts",
    tag: "Catalogue",
    summary: "A category's products",
    auth: "none",
    params: CategoryParams,
    query: LanguageQuery,
    output: Type.Array(catalogue.ProductCard),
    errors: ["category_not_found"],
  },
  "GET /api/Home/HomeView": {
    operationId: "readHomePage",
    tag: "Catalogue",
    summary: "The home page's texts and tiles",
    auth: "none",
    query: LanguageQuery,
    output: catalogue.HomeView,
    errors: [],
  },
  "GET /api/Home/SlideImages": {
    operationId: "listHomeSlides",
    tag: "Catalogue",
    summary: "The home page's slides",
    auth: "none",
    query: LanguageQuery,
    output: Type.Array(catalogue.HomeSlide),
    errors: [],
  },
  "GET /api/Home/Listing": {
    operationId: "listHomeSections",
    tag: "Catalogue",
    summary: "The home page's sections: a heading and its products",
    auth: "none",
    query: LanguageQuery,
    output: Type.Array(catalogue.HomeSection),
    errors: [],
  },
} as const satisfies Record<string, ShopRoute>;
