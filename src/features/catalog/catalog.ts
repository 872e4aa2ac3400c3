import type {
  CategoryView,
  CurrencyRate,
  HeaderMenu,
  HomeSection,
  HomeSlide,
  HomeView,
  OfficeLocation,
  Product,
  ProductCard,
  ServiceLocation,
} from "../../contract/catalog.schemas.ts";
import type { KnownValues } from "./list-address.ts";

export interface CategoryPage {
  readonly view: CategoryView;
  readonly cards: readonly ProductCard[];
}

/** What a one-segment address leads to. */
export type SlugTarget =
  | { readonly kind: "category"; readonly categoryUrl: string }
  | { readonly kind: "product"; readonly productId: number };

/**
 * Everything the public pages and calls show, read once and never changed: a change of the catalogue makes a new one.
 * Amounts are on the wire's terms (decimal rupees), for what is shown only; orders are priced from the database.
 */
export interface CatalogSnapshot {
  /** Changes exactly when what is shown changes; equal in all processes that show the same. */
  readonly hash: string;
  readonly home: HomeView;
  readonly slides: readonly HomeSlide[];
  readonly sections: readonly HomeSection[];
  readonly menus: readonly HeaderMenu[];
  readonly rates: readonly CurrencyRate[];
  readonly locations: readonly ServiceLocation[];
  readonly offices: readonly OfficeLocation[];
  /** The team's words in place of a page's built-in ones, by the page (features/content/content.ts). */
  readonly pageTexts: ReadonlyMap<string, string>;
  readonly slugs: ReadonlyMap<string, SlugTarget>;
  readonly categories: ReadonlyMap<string, CategoryPage>;
  readonly products: ReadonlyMap<number, Product>;
  readonly cards: ReadonlyMap<number, ProductCard>;
  readonly recommended: ReadonlyMap<number, readonly ProductCard[]>;
  /** Every value a list may be narrowed by; an address that names another one is the address without it. */
  readonly filterValues: KnownValues;
  /**
   * Best first; beginnings, other names and typing errors allowed for. An empty list when nothing matches. A card shows
   * the colour that the term names.
   */
  search(term: string): readonly ProductCard[];
  /** What is being typed with its last word completed, the likeliest first; `search` may find nothing by some of them. */
  completions(typed: string): readonly string[];
  /** The categories a term names, best first. */
  searchCategories(term: string): readonly CategoryView[];
}
