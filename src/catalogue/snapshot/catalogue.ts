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
} from "../../contract/catalogue.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { HelpTopic } from "../../contract/search.schemas.ts";
import type { Language } from "../../platform/language/language.ts";
import type { KnownFilterValues } from "../product-list/list-query.ts";
import type { FoundProducts, ProductList } from "../product-list/product-list.ts";
import type { Reading, Spelling } from "../search/understand-phrase.ts";
import type { SkuCode } from "../sku-code/sku-code.ts";

/** Products of a list. Cards are made when they are asked for: of all products, or of the first `count`. */
export interface FoundCards extends FoundProducts {
  /** The length of `ids`. */
  readonly count: number;
  cards(count?: number): ProductCard[];
}

/** What a search finds, and how it understood what was typed. */
export interface SearchResult extends FoundCards {
  /** What a term with typing errors was taken for, such as `mug` for `muug`. Null when it has none. */
  readonly corrected: string | null;
  /** The prices, colours and sizes that were understood. */
  readonly readings: readonly Reading[];
  /** Questions that a page of the shop answers. */
  readonly topics: readonly HelpTopic[];
  /** Some that come near, where few or none are all that was asked for. */
  close(count?: number): ProductCard[];
}

export interface HowToSearch {
  /** Typing errors are forgiven and words understood unless it is `as typed`. */
  readonly spelling?: Spelling | undefined;
  /** In which prices are shown, and meant where none is named; the first one of the shop where it is left out. */
  readonly currencyCode?: string | undefined;
}

/**
 * Best first. It also matches beginnings of words, synonyms and typing errors. Finds nothing when nothing
 * matches. A card shows the variant that the term asks for.
 */
export type Finder = (term: string, how?: HowToSearch) => SearchResult;

export interface CategoryPage {
  readonly view: CategoryView;
  /** Its own products, and those that a collection's search finds, each in the colour that the search names. */
  readonly found: FoundCards;
  readonly cards: readonly ProductCard[];
  /** A page of products from any category. It is in no list of all categories. */
  readonly isCollection: boolean;
}

/** What a URL with one path segment leads to. */
export type SlugTarget =
  | { readonly kind: "category"; readonly categoryUrl: string }
  | { readonly kind: "product"; readonly productId: ProductId }
  | { readonly kind: "page" };

/** A text page that staff added. The HTML is sanitised. */
export interface StaticPageView {
  readonly name: string;
  readonly heading: string;
  readonly html: string;
  readonly inFooter: boolean;
  readonly inMenu: boolean;
  /** The languages beside English that the text is in. */
  readonly languages: readonly Language[];
}

/**
 * Everything the public pages and calls show. It is read once and never changed: a change of the catalogue
 * makes a new one. Amounts are decimal rupees, as on the wire, and only for display. Orders are priced from
 * the database.
 */
export interface CatalogueSnapshot {
  /** It changes exactly when something that is shown changes. Only this process has it. */
  readonly version: string;
  readonly home: HomeView;
  readonly slides: readonly HomeSlide[];
  readonly sections: readonly HomeSection[];
  readonly menus: readonly HeaderMenu[];
  readonly rates: readonly CurrencyRate[];
  readonly locations: readonly ServiceLocation[];
  readonly offices: readonly OfficeLocation[];
  /** Texts of menus, slides, tiles, sections, categories and pages that are in English, because nobody has translated them. */
  untranslated(language: Language): readonly string[];
  /**
   * Texts that staff wrote to replace a page's built-in text, by page (catalogue/content/content.ts). `html` is null where they
   * only translated that one.
   */
  readonly pageTexts: ReadonlyMap<
    string,
    { readonly html: string | null; readonly languages: readonly Language[] }
  >;
  /** Pages that staff added, by slug, in the order of footer and menu. */
  readonly pages: ReadonlyMap<string, StaticPageView>;
  readonly slugs: { get(slug: string): SlugTarget | undefined };
  readonly categories: ReadonlyMap<string, CategoryPage>;
  /** Made when they are asked for (product-entries.ts), so a walk through all of them is slow. */
  readonly products: ReadonlyMap<number, Product>;
  /** The slugs of all products. */
  readonly productUrls: ReadonlyMap<number, string>;
  /** The numbers of the SKUs of a product's variant. Only search engines see them. */
  skuCodes(productId: number, variantId: number): readonly SkuCode[];
  readonly cards: ReadonlyMap<number, ProductCard>;
  readonly recommended: ReadonlyMap<number, readonly ProductCard[]>;
  /** Every value that a list can be filtered by. The store ignores other values in a URL. */
  readonly filterValues: KnownFilterValues;
  /** The page of these products that the query asks for, filtered and sorted by it. */
  list(found: FoundProducts, query: URLSearchParams, currencyCode: string): ProductList;
  readonly find: Finder;
  /** The cards of all that `find` finds. */
  search(term: string, how?: HowToSearch): readonly ProductCard[];
  /**
   * The typed text with its last word completed, the likeliest first. `search` may find nothing for some of
   * them.
   */
  completions(typed: string): readonly string[];
  /** The slug of a product's category. */
  categoryUrlOf(productId: number): string | undefined;
  /** The categories that a term names, best first. */
  searchCategories(term: string): readonly CategoryView[];
  /** The same catalogue in a language of the shop. What has no translation is in the store's own words. */
  in(language: Language): CatalogueSnapshot;
}
