import type { Product, ProductCard, ProductDetail } from "../../contract/catalog.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import { paiseToRupees } from "../money/money.ts";
import { toSkuCode } from "../sku-code/sku-code.ts";
import type { CatalogueRows } from "./catalog.store.ts";
import type { CatalogSnapshot, CategoryPage, SlugTarget } from "./catalog.ts";
import { colourMatcher, createCategorySearch, createProductSearch } from "./catalog-search.ts";
import { cardView, imagePath, kitContentView, productView, variantView } from "./catalog-views.ts";
import { knownFilterValues } from "./product-list.ts";
import { safeHtml } from "./safe-html.ts";
import { createTermCompletion } from "./term-completion.ts";

/** Builds the snapshot from rows. It is pure except for `hashOf`, which hashes everything shown. */
export function buildCatalogSnapshot(rows: CatalogueRows, hashOf: (text: string) => string): CatalogSnapshot {
  const products = productsById(rows);
  const cards = new Map([...products].map(([id, product]) => [id, cardView(product)]));
  const cardsOf = (ids: Iterable<number>): ProductCard[] =>
    [...ids].flatMap((id) => {
      const card = cards.get(id);
      return card ? [card] : [];
    });

  const slugs = new Map<string, SlugTarget>();
  const categories = new Map<string, CategoryPage>();
  for (const row of rows.categories) {
    slugs.set(row.slug, { kind: "category", categoryUrl: row.slug });
    const ids = rows.products
      .filter((product) => product.category_id === row.category_id)
      .map((p) => p.product_id);
    const found = once(
      () => new Map([...cardsOf(ids), ...search(row.search_term)].map((card) => [card.productId, card])),
    );
    categories.set(row.slug, {
      view: categoryView(row),
      isCollection: row.search_term !== "",
      get cards() {
        return row.search_term ? [...found().values()] : cardsOf(ids);
      },
    });
  }
  for (const row of rows.products) slugs.set(row.slug, { kind: "product", productId: row.product_id });

  const pages = new Map(rows.staticPages.map((row) => [row.slug, staticPageView(row)]));
  for (const slug of pages.keys()) slugs.set(slug, { kind: "page" });

  const recommended = new Map<number, ProductCard[]>();
  for (const [productId, links] of Map.groupBy(rows.recommendations, (link) => link.product_id)) {
    recommended.set(productId, cardsOf(links.map((link) => link.recommended_product_id)));
  }

  const shown = {
    home: homeView(rows),
    slides: rows.slides.map(slideView),
    sections: rows.sections.map((section) => ({
      displayHeading: section.display_heading,
      products: cardsOf(
        rows.sectionProducts
          .filter((p) => p.home_section_id === section.home_section_id)
          .map((p) => p.product_id),
      ),
    })),
    menus: rows.menus.filter((item) => item.parent_id === null).map((item) => menuView(item, rows.menus)),
    rates: rows.rates.map((rate) => ({
      currencyCode: rate.currency_code,
      currencyRate: rate.rate_micros / 1_000_000,
      currencySymbol: rate.currency_symbol,
      currencyName: rate.currency_name,
    })),
    locations: rows.locations.map((location) => locationView(location, rows.bands)),
    offices: rows.offices.map((office) => ({ id: office.office_location_id, name: office.name })),
  };
  const pageTexts = new Map(rows.pageTexts.map(({ page, html }) => [page, safeHtml(html)]));
  const hash = hashOf(
    JSON.stringify([
      shown,
      [...pageTexts],
      [...pages],
      [...products.values()],
      rows.skuCodes,
      // Without the cards, which follow from the products: a search here would delay the start.
      rows.categories.map((row) => [categoryView(row), row.search_term]),
      [...recommended],
    ]),
  );

  // The first search builds the indexes, so the store starts faster.
  const findProducts = once(() => createProductSearch(products.values()));
  const categoryViews = [...categories.values()].flatMap((page) => (page.isCollection ? [] : [page.view]));
  const findCategories = once(() => createCategorySearch(categoryViews));
  const complete = once(() => createTermCompletion(products.values()));
  function search(term: string): ProductCard[] {
    const namesColour = colourMatcher(term);
    return findProducts()(term).flatMap((id) => {
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
    skuCodes: skuCodesByVariant(rows),
    cards,
    recommended,
    filterValues: knownFilterValues(products.values(), shown.rates),
    search,
    corrected: (term) => findProducts().correct(term),
    completions: (typed) => complete()(typed),
    searchCategories(term) {
      return findCategories()(term).flatMap((at) => categoryViews[at] ?? []);
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const skuCodesByVariant = ({ skuCodes }: CatalogueRows): CatalogSnapshot["skuCodes"] =>
  new Map(
    [...Map.groupBy(skuCodes, (code) => code.variant_id)].map(([id, codes]) => [id, codes.map(toSkuCode)]),
  );

function productsById(rows: CatalogueRows): Map<number, Product> {
  const sizes = Map.groupBy(rows.sizes, (size) => size.variant_id);
  const images = Map.groupBy(rows.images, (image) => image.variant_id);
  const categories = new Map(rows.categories.map((row) => [row.category_id, row]));
  const details = new Map<number, ProductDetail[]>();
  for (const variant of rows.variants) {
    const view = variantView(
      variant,
      sizes.get(variant.variant_id) ?? [],
      images.get(variant.variant_id) ?? [],
    );
    details.set(variant.product_id, [...(details.get(variant.product_id) ?? []), view]);
  }
  const contents = Map.groupBy(rows.kitContents, (item) => item.kit_product_id);
  const contentsOf = (productId: ProductId) =>
    (contents.get(productId) ?? []).map((item) => kitContentView(item, images.get(item.variant_id)?.[0]));
  const products = new Map<number, Product>();
  for (const row of rows.products) {
    const category = categories.get(row.category_id);
    const { product_id: id } = row;
    if (category) products.set(id, productView(row, category, details.get(id) ?? [], contentsOf(id)));
  }
  return products;
}

const categoryView = (row: CatalogueRows["categories"][number]) => ({
  categoryName: row.name,
  categoryUrl: row.slug,
  pageHeading: row.page_heading,
  categoryDescription: safeHtml(row.description_html),
  pageTitle: row.page_title || row.name,
  metaDescription: row.meta_description,
  metaKeywords: row.meta_keywords,
});

const slideView = (row: CatalogueRows["slides"][number]) => ({
  type: row.type,
  imageUrl: imagePath(row.image_id, row.slug),
  imageColour: row.colour,
  alt: row.alt,
  title: row.title,
  caption: row.caption,
  linkUrl: row.link_url,
  linkText: row.link_text,
});

const homeView = ({ home, tiles }: CatalogueRows) => ({
  pageTitle: home?.page_title ?? "",
  metaDescription: home?.meta_description ?? "",
  metaKeywords: home?.meta_keywords ?? "",
  pageHeading: home?.page_heading ?? "",
  categoryDescription: safeHtml(home?.category_description ?? ""),
  tiles: tiles.map((tile) => ({
    imageUrl: imagePath(tile.image_id, tile.slug),
    imageColour: tile.colour,
    alt: tile.alt,
    displayText: tile.display_text,
    caption: tile.caption,
    linkUrl: tile.link_url,
    linkText: tile.link_text,
  })),
});

const staticPageView = (row: CatalogueRows["staticPages"][number]) => ({
  name: row.name,
  heading: row.heading,
  html: safeHtml(row.html),
  inFooter: row.in_footer,
  inMenu: row.in_menu,
});

const menuView = (item: CatalogueRows["menus"][number], all: CatalogueRows["menus"]) => ({
  menuName: item.name,
  menuLink: item.link,
  headerMenus: all
    .filter((child) => child.parent_id === item.menu_item_id)
    .map((child) => ({ menuName: child.name, menuLink: child.link })),
});

const locationView = (row: CatalogueRows["locations"][number], bands: CatalogueRows["bands"]) => ({
  id: row.service_location_id,
  name: row.name,
  deliveryCharge: paiseToRupees(row.delivery_charge_paise),
  isRestOfWorld: row.is_rest_of_world,
  shippingCharges: bands
    .filter((band) => band.service_location_id === row.service_location_id)
    .map((band) => ({
      weightFrom: band.weight_from_grams,
      weightTo: band.weight_to_grams,
      deliveryCharge: paiseToRupees(band.charge_paise),
    })),
});
