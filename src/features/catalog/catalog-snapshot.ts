import type { ProductCard } from "../../contract/catalog.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import { cardView } from "./card-view.ts";
import type { ContentRows } from "./catalog.store.ts";
import type { CatalogSnapshot, CategoryPage, SlugTarget } from "./catalog.ts";
import { colourMatcher, createCategorySearch, type Spelling } from "./catalog-search.ts";
import {
  categoryView,
  homeView,
  locationView,
  menuView,
  slideView,
  staticPageView,
} from "./content-views.ts";
import { once } from "./once.ts";
import { buildProductEntries, type ProductEntries } from "./product-entries.ts";
import { knownFilterValues } from "./product-list.ts";
import type { ProductRows } from "./product-rows.store.ts";
import { safeHtml } from "./safe-html.ts";
import { createSearchIndexes, type SearchIndexes } from "./search-indexes.ts";

/** Everything that the shop shows, as the tables have it. */
export type CatalogueRows = ContentRows & ProductRows;

type HashOf = (text: string) => string;

/** What a snapshot is made from. The next one shares what did not change. */
export interface CatalogParts {
  readonly content: ContentRows;
  readonly entries: ProductEntries;
  readonly indexes: SearchIndexes;
}

/** Prepares all rows for `assembleSnapshot`. */
export function buildCatalogParts(rows: CatalogueRows, hashOf: HashOf): CatalogParts {
  const entries = buildProductEntries(rows, rows, hashOf);
  return { content: rows, entries, indexes: createSearchIndexes(entries) };
}

/** Builds the snapshot from rows. It is pure except for `hashOf`, which hashes everything shown. */
export const buildCatalogSnapshot = (rows: CatalogueRows, hashOf: HashOf): CatalogSnapshot =>
  assembleSnapshot(buildCatalogParts(rows, hashOf), hashOf);

/** Builds the snapshot from parts: quick, because nothing of a product is made again. */
export function assembleSnapshot(
  { content, entries, indexes }: CatalogParts,
  hashOf: HashOf,
): CatalogSnapshot {
  const all = [...entries];
  const products = new Map(all.map(([id, { product }]) => [id, product]));
  const cards = new Map(all.map(([id, { card }]) => [id, card]));
  const cardsOf = (ids: Iterable<ProductId>): ProductCard[] => [...ids].flatMap((id) => cards.get(id) ?? []);

  const shown = shownContent(content, cardsOf);
  const pages = new Map(content.staticPages.map((row) => [row.slug, staticPageView(row)]));
  const pageTexts = new Map(content.pageTexts.map(({ page, html }) => [page, safeHtml(html)]));
  const hash = hashOf(
    JSON.stringify([
      shown,
      [...pageTexts],
      [...pages],
      // Without the cards, which follow from the products: a search here would delay the start.
      content.categories.map((row) => [categoryView(row), row.search_term]),
      all.map(([, entry]) => entry.hash),
    ]),
  );

  const categories = categoryPages(content, entries, cardsOf, search);
  const slugs = new Map<string, SlugTarget>();
  for (const { slug } of content.categories) slugs.set(slug, { kind: "category", categoryUrl: slug });
  for (const [productId, { productUrl }] of products) slugs.set(productUrl, { kind: "product", productId });
  for (const slug of pages.keys()) slugs.set(slug, { kind: "page" });

  const categoryViews = [...categories.values()].flatMap((page) => (page.isCollection ? [] : [page.view]));
  const findCategories = once(() => createCategorySearch(categoryViews));
  function search(term: string, spelling?: Spelling): ProductCard[] {
    const namesColour = colourMatcher(term);
    return indexes
      .find()(term, spelling)
      .flatMap((id) => {
        const product = products.get(id);
        if (!product) return [];
        const asked = product.productDetails.filter(({ colourName }) => namesColour(colourName));
        return asked.length ? [cardView(product, new Set(asked))] : cardsOf([id]);
      });
  }
  return {
    ...shown,
    hash,
    pageTexts,
    pages,
    slugs,
    categories,
    products,
    skuCodes: new Map(all.flatMap(([, { skuCodes }]) => skuCodes)),
    cards,
    recommended: new Map(
      all.flatMap(([id, { recommendedIds }]) =>
        recommendedIds.length ? [[id, cardsOf(recommendedIds)] as const] : [],
      ),
    ),
    filterValues: knownFilterValues(products.values(), shown.rates),
    search,
    corrected: (term) => indexes.find().correct(term),
    completions: (typed) => indexes.complete()(typed),
    searchCategories: (term) => findCategories()(term).flatMap((at) => categoryViews[at] ?? []),
  };
}

function shownContent(content: ContentRows, cardsOf: (ids: Iterable<ProductId>) => ProductCard[]) {
  const productsOfSections = Map.groupBy(content.sectionProducts, (link) => link.home_section_id);
  return {
    home: homeView(content),
    slides: content.slides.map(slideView),
    sections: content.sections.map(({ display_heading, home_section_id }) => ({
      displayHeading: display_heading,
      products: cardsOf((productsOfSections.get(home_section_id) ?? []).map((link) => link.product_id)),
    })),
    menus: content.menus
      .filter((item) => item.parent_id === null)
      .map((item) => menuView(item, content.menus)),
    rates: content.rates.map((rate) => ({
      currencyCode: rate.currency_code,
      currencyRate: rate.rate_micros / 1_000_000,
      currencySymbol: rate.currency_symbol,
      currencyName: rate.currency_name,
    })),
    locations: content.locations.map((location) => locationView(location, content.bands)),
    offices: content.offices.map((office) => ({ id: office.office_location_id, name: office.name })),
  };
}

function categoryPages(
  { categories }: ContentRows,
  entries: ProductEntries,
  cardsOf: (ids: Iterable<ProductId>) => ProductCard[],
  search: (term: string) => readonly ProductCard[],
): ReadonlyMap<string, CategoryPage> {
  const byCategory = Map.groupBy(entries.keys(), (id) => entries.get(id)?.categoryId);
  const pageOf = (row: ContentRows["categories"][number]): CategoryPage => {
    const cards = once(() => {
      const own = cardsOf(byCategory.get(row.category_id) ?? []);
      if (!row.search_term) return own;
      return [
        ...new Map([...own, ...search(row.search_term)].map((card) => [card.productId, card])).values(),
      ];
    });
    return {
      view: categoryView(row),
      isCollection: row.search_term !== "",
      get cards() {
        return cards();
      },
    };
  };
  return new Map(categories.map((row) => [row.slug, pageOf(row)]));
}
