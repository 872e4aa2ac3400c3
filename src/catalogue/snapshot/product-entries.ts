import { LRUCache } from "lru-cache";
import type { Product, ProductCard } from "../../contract/catalogue.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import { textsIn } from "../../platform/language/translations.ts";
import { toQueryValue } from "../product-list/list-query.ts";
import type { ListedProduct, ListedVariant } from "../product-list/product-list.ts";
import type { SearchEntry } from "../search/search-entry.ts";
import { foldCase } from "../search/search-words.ts";
import { type SkuCode, toSkuCode } from "../sku-code/sku-code.ts";
import { cardView } from "./card-view.ts";
import {
  isSizeInStock,
  isVariantInStock,
  kitContentView,
  productView,
  variantView,
} from "./catalogue-views.ts";
import type { ProductRows } from "./product-rows.store.ts";
import { type CategoryRow, languagesOf, type RowsOfProduct, rowsIn } from "./rows-of-product.ts";

/** How many products' views are cached. Making one takes some microseconds, so that rare ones need no memory. */
const CACHED_VIEWS = 5_000;

/** Views of all snapshots. */
const views = new LRUCache<ProductEntry, { readonly product: Product; readonly card: ProductCard }>({
  max: CACHED_VIEWS,
});

/** One product of the shop in one language, from its rows. All snapshots share it until the product changes. */
export class ProductEntry implements ListedProduct {
  readonly #own: RowsOfProduct;
  readonly #language: Language;
  /** The rows with their texts in the language. */
  readonly #rows: RowsOfProduct;
  #sortName: string | undefined;
  readonly #inLanguages = new Map<Language, ProductEntry>();
  readonly variants: readonly ListedVariant[];
  /** The languages that something that is shown of it is translated into. */
  readonly languages: readonly Language[];

  constructor(own: RowsOfProduct, language: Language = "en") {
    const rows = language === "en" ? own : rowsIn(own, language);
    this.#own = own;
    this.#language = language;
    this.#rows = rows;
    this.languages = languagesOf(own);
    this.variants = rows.variants.map(({ row, sizes }, at) => ({
      pricePaise: row.selling_price_paise,
      colour: row.colour_hex
        ? {
            value: queryValueOf(own.variants[at]?.row.colour_name ?? row.colour_name),
            label: row.colour_name,
            hex: row.colour_hex,
          }
        : null,
      isInStock: isVariantInStock(row, sizes),
      skus: sizes.length
        ? sizes.map((size) => ({
            size: { value: queryValueOf(size.size), label: size.size },
            isInStock: isSizeInStock(size, row),
          }))
        : [{ size: undefined, isInStock: isVariantInStock(row, sizes) }],
    }));
  }

  get productId(): ProductId {
    return this.#rows.row.product_id;
  }
  get name(): string {
    return this.#rows.row.name;
  }
  get sortName(): string {
    this.#sortName ??= foldCase(this.name);
    return this.#sortName;
  }
  get slug(): string {
    return this.#rows.row.slug;
  }
  get category(): CategoryRow {
    return this.#own.category;
  }
  get position(): number {
    return this.#rows.row.position;
  }
  get isSwagItem(): boolean {
    return this.#rows.row.is_swag_item;
  }
  get recommendedIds(): readonly ProductId[] {
    return this.#rows.recommendedIds;
  }
  get colourNames(): readonly string[] {
    return this.#rows.variants.map(({ row }) => row.colour_name);
  }
  /** What a search reads. A translated product is found by its own name too, where no translation fits better. */
  get searched(): SearchEntry {
    const { row, category } = this.#rows;
    const own = this.#own.row;
    const ownName = row === own ? "" : own.name;
    const specified = row.specification.map(({ value }) => value);
    return {
      id: row.product_id,
      name: row.name,
      category: category.name,
      colours: this.colourNames,
      sizes: this.variants.flatMap(({ skus }) => skus.flatMap(({ size }) => size?.label ?? [])),
      keywords: row.meta_keywords,
      text: [row.short_description_html, row.description_html, ownName, ...specified]
        .join(" ")
        .replace(/<[^>]*>/g, " "),
    };
  }
  /** The same product in a language of the shop; the same object where nothing of it has a translation into it. */
  in(language: Language): ProductEntry {
    const known = language === this.#language ? this : this.#inLanguages.get(language);
    if (known) return known;
    const translated = this.languages.includes(language) ? new ProductEntry(this.#own, language) : this;
    this.#inLanguages.set(language, translated);
    return translated;
  }
  /** The same product with a category of which something changed. */
  withCategory(category: CategoryRow): ProductEntry {
    return new ProductEntry({ ...this.#own, category });
  }
  get product(): Product {
    return this.#view.product;
  }
  card(isAllowed?: (place: number) => boolean): ProductCard {
    const { product, card } = this.#view;
    return isAllowed
      ? cardView(product, new Set(product.productDetails.filter((_, at) => isAllowed(at))))
      : card;
  }
  skuCodes(variantId: number): readonly SkuCode[] {
    return this.#rows.variants.find(({ row }) => row.variant_id === variantId)?.codes.map(toSkuCode) ?? [];
  }
  /** Whether exactly the same is shown of both. */
  isSame(other: ProductEntry): boolean {
    return JSON.stringify(this.#own) === JSON.stringify(other.#own);
  }

  get #view() {
    const known = views.get(this);
    if (known) return known;
    const { row, category, variants, contents } = this.#rows;
    const details = variants.map((variant) => variantView(variant.row, variant.sizes, variant.images));
    const inKit = contents.map(({ item, image }) => kitContentView(item, image));
    const translated = Object.keys(textsIn(row.translations, this.#language));
    const product = {
      ...productView(row, category, details, inKit),
      ...(translated.length > 0 && { translated }),
    };
    const made = { product, card: cardView(product) };
    views.set(this, made);
    return made;
  }
}

/** Colours and sizes are few, and each variant has some. */
const queryValues = new Map<string, string>();
function queryValueOf(name: string): string {
  const value = queryValues.get(name) ?? toQueryValue(name);
  queryValues.set(name, value);
  return value;
}

/** All products that have rows and a category. */
export function buildProductEntries(
  rows: ProductRows,
  categories: readonly CategoryRow[],
): Map<ProductId, ProductEntry> {
  const sizes = Map.groupBy(rows.sizes, (size) => size.variant_id);
  const images = Map.groupBy(rows.images, (image) => image.variant_id);
  const codes = Map.groupBy(rows.skuCodes, (code) => code.variant_id);
  const variants = Map.groupBy(rows.variants, (variant) => variant.product_id);
  const contents = Map.groupBy(rows.kitContents, (item) => item.kit_product_id);
  const links = Map.groupBy(rows.recommendations, (link) => link.product_id);
  const categoriesById = new Map(categories.map((row) => [row.category_id, row]));

  const entries = new Map<ProductId, ProductEntry>();
  for (const row of rows.products) {
    const category = categoriesById.get(row.category_id);
    if (!category) continue;
    entries.set(
      row.product_id,
      new ProductEntry({
        row,
        category,
        variants: (variants.get(row.product_id) ?? []).map((variant) => ({
          row: variant,
          sizes: sizes.get(variant.variant_id) ?? [],
          images: images.get(variant.variant_id) ?? [],
          codes: codes.get(variant.variant_id) ?? [],
        })),
        contents: (contents.get(row.product_id) ?? []).map((item) => ({
          item,
          image: images.get(item.variant_id)?.[0],
        })),
        recommendedIds: (links.get(row.product_id) ?? []).map((link) => link.recommended_product_id),
      }),
    );
  }
  return entries;
}
