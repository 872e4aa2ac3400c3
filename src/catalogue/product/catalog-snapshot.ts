import { isDeepStrictEqual } from "node:util";
import type { ProductCard } from "../../contract/catalog.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import { translationLanguages } from "../../platform/language/translations.ts";
import type { ContentRows } from "./catalog.store.ts";
import type { CatalogSnapshot, Finder } from "./catalog.ts";
import { buildCategoryPages } from "./category-pages.ts";
import { type ContentViews, contentViews } from "./content-views.ts";
import { valuesOf } from "./facet-values.ts";
import { foundCards } from "./found-cards.ts";
import { colourNames, sizeNames } from "./list-facets.ts";
import { priceBandsIn } from "./list-query.ts";
import { buildProductEntries, type ProductEntry } from "./product-entries.ts";
import { buildProductList } from "./product-list.ts";
import { buildProductLists, type ProductLists, replaceProducts } from "./product-lists.ts";
import type { ProductRows } from "./product-rows.store.ts";
import { ProductViews } from "./product-views.ts";
import { SearchIndexes } from "./search-indexes.ts";
import { findSlug, type SlugOwners, slugOwners } from "./slug-owners.ts";
import { isContentTranslated } from "./translated-rows.ts";

/** Everything that the shop shows, as the tables have it. */
export type CatalogueRows = ContentRows & ProductRows;

/** The products and content of a version in one language. */
interface CatalogParts {
  readonly language: Language;
  readonly views: ContentViews;
  readonly lists: ProductLists;
  readonly indexes: SearchIndexes;
}

/** A snapshot, with what the next one is made from. The next one shares what did not change. */
export interface CatalogVersion extends CatalogParts {
  readonly content: ContentRows;
  readonly slugs: SlugOwners;
  /** Counts the versions of this process. */
  readonly number: number;
  /** Products up to this id were read again in the present round (read-changed-catalogue.ts). */
  readonly readUpTo: number;
  /** The other languages, from the first translation on. */
  readonly translated: readonly CatalogParts[];
  readonly snapshot: CatalogSnapshot;
}

/** Builds the first version from all rows. */
export function buildCatalog(rows: CatalogueRows): CatalogVersion {
  const own = partsOf(rows, buildProductLists(buildProductEntries(rows, rows)), "en");
  return versionOf({
    ...own,
    content: rows,
    slugs: slugOwners(own.lists),
    number: 1,
    readUpTo: 0,
    translated: [],
  });
}

export const buildCatalogSnapshot = (rows: CatalogueRows): CatalogSnapshot => buildCatalog(rows).snapshot;

const partsOf = (content: ContentRows, lists: ProductLists, language: Language): CatalogParts => ({
  language,
  views: contentViews(content, language),
  lists,
  indexes: new SearchIndexes(lists),
});

/** The same products with other content. `changedCategories`: products of these show them. */
export function withContent(
  current: CatalogVersion,
  content: ContentRows,
): { readonly version: CatalogVersion; readonly changedCategories: readonly number[] } {
  const old = current.content;
  const isSame = contentKeys(content).every((key) => isDeepStrictEqual(old[key], content[key]));
  if (isSame) return { version: current, changedCategories: [] };
  const before = new Map(old.categories.map((row) => [row.category_id, row]));
  return {
    version: versionOf({
      ...current,
      content,
      views: contentViews(content, "en"),
      translated: current.translated.map((parts) => ({
        ...parts,
        views: contentViews(content, parts.language),
      })),
      number: current.number + 1,
    }),
    changedCategories: content.categories
      .filter((row) => !isDeepStrictEqual(row, before.get(row.category_id)))
      .map((row) => row.category_id),
  };
}

const contentKeys = (content: ContentRows) => Object.keys(content) as (keyof ContentRows)[];

/**
 * The same content with these products in place of those of `changed`, which are gone where they have no new entry.
 * `current` itself when nothing that is shown has changed.
 */
export function withProducts(
  current: CatalogVersion,
  changed: Iterable<ProductId>,
  fresh: ReadonlyMap<ProductId, ProductEntry>,
): CatalogVersion {
  const { lists, replaced } = replaceProducts(current.lists, changed, fresh);
  if (!replaced.length) return current;
  for (const id of replaced) {
    const slug = lists.byId.get(id)?.slug;
    if (slug !== undefined) current.slugs.set(slug, id);
  }
  return versionOf({
    ...current,
    lists,
    indexes: current.indexes.with(current.lists, lists, replaced),
    translated: current.translated.map((parts) => {
      const entries = new Map([...fresh].map(([id, entry]) => [id, entry.in(parts.language)]));
      const next = replaceProducts(parts.lists, replaced, entries).lists;
      return { ...parts, lists: next, indexes: parts.indexes.with(parts.lists, next, replaced) };
    }),
    number: current.number + 1,
  });
}

/**
 * Adds the other languages where this version is the first one with a translation: a store without one has nothing more in
 * memory.
 */
function withLanguages(version: VersionParts): readonly CatalogParts[] {
  const { content, lists, translated } = version;
  if (translated.length) return translated;
  const entries = lists.ids.flatMap((id) => lists.byId.get(id) ?? []);
  if (!isContentTranslated(content) && !entries.some((entry) => entry.isTranslated)) return [];
  return translationLanguages.map((language) => {
    const inLanguage = entries.map((entry) => [entry.productId, entry.in(language)] as const);
    return partsOf(content, buildProductLists(new Map(inLanguage)), language);
  });
}

type VersionParts = Omit<CatalogVersion, "snapshot">;

function versionOf(parts: VersionParts): CatalogVersion {
  const translated = withLanguages(parts);
  const own: CatalogSnapshot = snapshotOf(parts, parts, (language) => byLanguage.get(language) ?? own);
  const byLanguage = new Map(
    translated.map((each) => [each.language, snapshotOf(each, parts, own.in, own.find)]),
  );
  return { ...parts, translated, snapshot: own };
}

/** `findOwn` finds the products of a collection, whose search is in the store's own words. */
function snapshotOf(
  { views, lists, indexes }: CatalogParts,
  { content, slugs, number }: VersionParts,
  inLanguage: CatalogSnapshot["in"],
  findOwn?: Finder,
): CatalogSnapshot {
  const entryOf = (id: number) => lists.byId.get(id);
  const viewsOf = <View>(viewOf: (entry: ProductEntry) => View | undefined) =>
    new ProductViews(lists.ids, entryOf, viewOf);
  const cardsOf = (ids: readonly ProductId[]): ProductCard[] =>
    ids.flatMap((id) => entryOf(id)?.card() ?? []);
  const find = indexes.finder(lists);
  const ofCollection: Finder = findOwn
    ? (term) => {
        const found = findOwn(term);
        return foundCards(lists, found, found.asked);
      }
    : find;
  const { pages, shown, sections } = views;
  return {
    ...shown,
    sections: sections.map(({ displayHeading, productIds }) => ({
      displayHeading,
      products: cardsOf(productIds),
    })),
    version: String(number),
    pageTexts: views.pageTexts,
    pages,
    slugs: { get: (slug) => findSlug(slug, views, slugs, lists) },
    categories: buildCategoryPages(content, views, lists, ofCollection),
    products: viewsOf((entry) => entry.product),
    productUrls: viewsOf((entry) => entry.slug),
    skuCodes: (productId, variantId) => entryOf(productId)?.skuCodes(variantId) ?? [],
    cards: viewsOf((entry) => entry.card()),
    recommended: viewsOf((entry) =>
      entry.recommendedIds.length ? cardsOf(entry.recommendedIds) : undefined,
    ),
    filterValues: {
      colour: valuesOf(colourNames, lists.values.colour),
      size: valuesOf(sizeNames, lists.values.size),
      price: new Set(
        shown.rates.flatMap(({ currencyCode }) => priceBandsIn(currencyCode).map(({ value }) => value)),
      ),
      "in-stock": new Set(["1"]),
    },
    list: (found, query, currencyCode) =>
      buildProductList(found, query, { currencyCode, rates: shown.rates }),
    find,
    search: (term, spelling) => find(term, spelling).cards(),
    categoryUrlOf: (id) => entryOf(id)?.categoryUrl,
    corrected: (term) => indexes.correct(term),
    completions: (typed) => indexes.complete(typed),
    searchCategories: views.searchCategories,
    in: inLanguage,
  };
}
