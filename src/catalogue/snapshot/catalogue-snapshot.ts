import { isDeepStrictEqual } from "node:util";
import type { ProductCard } from "../../contract/catalogue.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import { filterValuesOf } from "../product-list/count-filter-values.ts";
import { buildProductList } from "../product-list/product-list.ts";
import type { Vocabulary } from "../search/vocabulary.ts";
import type { ContentRows } from "./catalogue.store.ts";
import type { CatalogueSnapshot, Finder, FoundCards, SlugTarget } from "./catalogue.ts";
import { buildCategoryPages } from "./category-pages.ts";
import { contentViews, untranslatedContent } from "./content-views.ts";
import { foundCards } from "./found-cards.ts";
import { once } from "./once.ts";
import { buildProductEntries, type ProductEntry } from "./product-entries.ts";
import type { ProductRows } from "./product-rows.store.ts";
import { ProductSearch, type Products } from "./product-search.ts";
import { ProductViews } from "./product-views.ts";
import { languagesOfContent } from "./translated-rows.ts";
import { vocabularyOf } from "./vocabulary-of.ts";

/** Everything that the shop shows, as the tables have it. */
export type CatalogueRows = ContentRows & ProductRows;

/** A snapshot, with what the next one is made from. */
export interface CatalogueVersion {
  /** Counts the versions of this process. */
  readonly number: number;
  readonly content: ContentRows;
  /** In the order of the shop: by position, then by id. All versions share a product until it changes. */
  readonly products: Products;
  /** Of each language that is shown. The next version has the same ones, with its changes. */
  readonly searches: ReadonlyMap<Language, ProductSearch>;
  readonly snapshot: CatalogueSnapshot;
}

type VersionParts = Omit<CatalogueVersion, "snapshot">;

/** Builds the first version from all rows. */
export function buildCatalogue(rows: CatalogueRows): CatalogueVersion {
  const { products, variants, sizes, skuCodes, images, recommendations, kitContents, ...content } = rows;
  return versionOf({
    number: 1,
    content,
    products: inShopOrder(buildProductEntries(rows, content.categories)),
    searches: new Map(),
  });
}

export const buildCatalogueSnapshot = (rows: CatalogueRows): CatalogueSnapshot =>
  buildCatalogue(rows).snapshot;

/**
 * The version after `current` with this content, and with the products of `read` in place of those with their ids; undefined: it
 * is gone. `current` itself when nothing that is shown has changed.
 */
export function nextCatalogue(
  current: CatalogueVersion,
  content: ContentRows,
  read: ReadonlyMap<ProductId, ProductEntry | undefined>,
): CatalogueVersion {
  const products = new Map(current.products);
  const changed = new Set<ProductId>();
  const replace = (id: ProductId, product: ProductEntry | undefined) => {
    changed.add(id);
    if (product) products.set(id, product);
    else products.delete(id);
  };
  for (const [id, product] of read) {
    const before = products.get(id);
    const isSame = before && product ? before.isSame(product) : before === product;
    if (!isSame) replace(id, product);
  }
  const isContentSame = isDeepStrictEqual(current.content, content);
  if (!isContentSame) {
    const categories = new Map(content.categories.map((row) => [row.category_id, row]));
    for (const [id, product] of products) {
      const category = categories.get(product.category.category_id);
      if (category && !isDeepStrictEqual(category, product.category))
        replace(id, product.withCategory(category));
    }
  }
  if (isContentSame && !changed.size) return current;
  return versionOf(
    {
      number: current.number + 1,
      content: isContentSame ? current.content : content,
      products: inShopOrder(products),
      searches: current.searches,
    },
    changed,
  );
}

/** By position, then by id. */
const inShopOrder = (products: Products): Products =>
  new Map([...products].sort(([a, one], [b, other]) => one.position - other.position || a - b));

/** `changed`: the products that are not as in the version before. */
function versionOf(parts: VersionParts, changed: ReadonlySet<ProductId> = new Set()): CatalogueVersion {
  const { content, products } = parts;
  const translated = new Set([
    ...languagesOfContent(content),
    ...products.values().flatMap((product) => product.languages),
  ]);
  const searches = new Map<Language, ProductSearch>();
  const partsIn = (language: Language): LanguageParts => {
    const shown = inLanguage(products, language);
    const vocabulary = vocabularyOf(content, language);
    const search = parts.searches.get(language) ?? new ProductSearch(shown, vocabulary);
    search.learn(vocabulary);
    search.change(changed, shown);
    searches.set(language, search);
    return { language, products: shown, search, find: finder(shown, search, vocabulary) };
  };
  const ownParts = partsIn("en");
  const own: CatalogueSnapshot = snapshotOf(
    parts,
    ownParts,
    ownParts.find,
    (language) => others.get(language) ?? own,
  );
  // A store without a translation has nothing more in memory.
  const others = new Map<Language, CatalogueSnapshot>(
    [...translated].map((language) => [
      language,
      snapshotOf(parts, partsIn(language), ownParts.find, own.in),
    ]),
  );
  return { ...parts, searches, snapshot: own };
}

/** What a snapshot in one language is made from. */
interface LanguageParts {
  readonly language: Language;
  readonly products: Products;
  readonly search: ProductSearch;
  readonly find: Finder;
}

const inLanguage = (products: Products, language: Language): Products =>
  language === "en"
    ? products
    : new Map(products.entries().map(([id, product]) => [id, product.in(language)]));

const finder =
  (products: Products, search: ProductSearch, { currencies }: Vocabulary): Finder =>
  (term, { spelling, currencyCode = currencies[0]?.currencyCode } = {}) => {
    const { corrected, readings, topics, ...phrase } = search.understand(term, currencyCode, spelling);
    const { ids, close, asked } = search.find({ corrected, readings, topics, ...phrase }, products);
    return {
      ...foundCards(products, ids, asked),
      corrected: ids.length || close.length ? corrected : null,
      readings,
      topics,
      close: (count) => foundCards(products, close).cards(count),
    };
  };

/** `findOwn` finds the products of a collection, whose search is in the store's own words. */
function snapshotOf(
  { content, number }: VersionParts,
  { language, products, search, find }: LanguageParts,
  findOwn: Finder,
  inOther: CatalogueSnapshot["in"],
): CatalogueSnapshot {
  const views = contentViews(content, language);
  const { pages, shown, sections, categoryViews } = views;
  const cardsOf = (ids: readonly ProductId[]): ProductCard[] =>
    ids.flatMap((id) => products.get(id)?.card() ?? []);
  const findCollection = (term: string): FoundCards => {
    const found = findOwn(term);
    return foundCards(products, found.ids, found.asked);
  };
  const bySlug = new Map(products.values().map(({ slug, productId }) => [slug, productId]));
  const slugOf = (slug: string): SlugTarget | undefined => {
    const productId = bySlug.get(slug);
    if (pages.has(slug)) return { kind: "page" };
    if (productId !== undefined) return { kind: "product", productId };
    return categoryViews.has(slug) ? { kind: "category", categoryUrl: slug } : undefined;
  };
  const filterValues = once(() => filterValuesOf(products.values(), shown.rates));
  return {
    ...shown,
    sections: sections.map(({ displayHeading, productIds }) => ({
      displayHeading,
      products: cardsOf(productIds),
    })),
    version: String(number),
    pageTexts: views.pageTexts,
    untranslated: (other) => untranslatedContent(content, other),
    pages,
    slugs: { get: slugOf },
    categories: buildCategoryPages(content, views, products, findCollection),
    products: new ProductViews(products, (entry) => entry.product),
    productUrls: new ProductViews(products, (entry) => entry.slug),
    skuCodes: (productId, variantId) => products.get(productId)?.skuCodes(variantId) ?? [],
    cards: new ProductViews(products, (entry) => entry.card()),
    recommended: new ProductViews(products, (entry) =>
      entry.recommendedIds.length ? cardsOf(entry.recommendedIds) : undefined,
    ),
    get filterValues() {
      return filterValues();
    },
    list: (found, query, currencyCode) =>
      buildProductList(found, query, { currencyCode, rates: shown.rates }),
    find,
    search: (term, how) => find(term, how).cards(),
    categoryUrlOf: (id) => products.get(id)?.category.slug,
    completions: (typed) => search.complete(typed),
    searchCategories: views.searchCategories,
    in: inOther,
  };
}
