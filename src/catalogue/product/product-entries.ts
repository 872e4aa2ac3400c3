import { LRUCache } from "lru-cache";
import type { Product, ProductCard } from "../../contract/catalog.schemas.ts";
import type { ProductId } from "../../contract/ids.ts";
import type { Language } from "../../platform/language/language.ts";
import { isTranslated, textsIn } from "../../platform/language/translations.ts";
import { type SkuCode, toSkuCode } from "../sku-code/sku-code.ts";
import { cardView } from "./card-view.ts";
import type { ContentRows } from "./catalog.store.ts";
import {
  isSizeInStock,
  isVariantInStock,
  kitContentView,
  productView,
  variantView,
} from "./catalog-views.ts";
import { type Facets, facetsOf } from "./list-facets.ts";
import type { ListedProduct } from "./product-list.ts";
import type { ProductRows } from "./product-rows.store.ts";
import { categoryRowIn, imageRowIn, kitContentRowIn, productRowIn, variantRowIn } from "./translated-rows.ts";

type Row<Table extends keyof ProductRows> = ProductRows[Table][number];

interface VariantRows {
  readonly row: Row<"variants">;
  readonly sizes: readonly Row<"sizes">[];
  readonly images: readonly Row<"images">[];
  readonly codes: readonly Row<"skuCodes">[];
}

/** All rows that one product is shown from. */
interface RowsOfProduct {
  readonly row: Row<"products">;
  readonly category: ContentRows["categories"][number];
  readonly variants: readonly VariantRows[];
  readonly contents: readonly {
    readonly item: Row<"kitContents">;
    readonly image: Row<"images"> | undefined;
  }[];
  readonly recommendedIds: readonly ProductId[];
}

/** How many products' views are cached. Making one takes some microseconds, so that rare ones need no memory. */
const CACHED_VIEWS = 5_000;

/** Views of all snapshots. */
const views = new LRUCache<ProductEntry, { readonly product: Product; readonly card: ProductCard }>({
  max: CACHED_VIEWS,
});

/**
 * What the snapshot has of one product: its rows, and what lists read, in a language. All snapshots share it until the product
 * changes.
 */
export class ProductEntry implements ListedProduct {
  readonly #own: RowsOfProduct;
  readonly #language: Language;
  /** The rows with their texts in the language. */
  readonly #rows: RowsOfProduct;
  readonly facets: Facets;
  readonly isSwagItem: boolean;

  constructor(own: RowsOfProduct, language: Language = "en") {
    const rows = language === "en" ? own : rowsIn(own, language);
    this.#own = own;
    this.#language = language;
    this.#rows = rows;
    this.isSwagItem = rows.row.is_swag_item;
    this.facets = facetsOf(
      rows.variants.map(({ row, sizes }, at) => ({
        pricePaise: row.selling_price_paise,
        colourName: row.colour_name,
        ownColourName: own.variants[at]?.row.colour_name ?? row.colour_name,
        colourHex: row.colour_hex,
        isInStock: isVariantInStock(row, sizes),
        sizes: sizes.map((size) => ({ name: size.size, isInStock: isSizeInStock(size, row) })),
      })),
    );
  }

  get productId(): ProductId {
    return this.#rows.row.product_id;
  }
  get name(): string {
    return this.#rows.row.name;
  }
  get slug(): string {
    return this.#rows.row.slug;
  }
  get categoryId(): number {
    return this.#rows.row.category_id;
  }
  get categoryUrl(): string {
    return this.#rows.category.slug;
  }
  get position(): number {
    return this.#rows.row.position;
  }
  get recommendedIds(): readonly ProductId[] {
    return this.#rows.recommendedIds;
  }
  get colourNames(): readonly string[] {
    return this.#rows.variants.map(({ row }) => row.colour_name);
  }
  /** What a search reads. A translated product is found by its own name too, where no translation fits better. */
  get searched() {
    const { row, category } = this.#rows;
    const own = this.#own.row;
    return {
      productName: row.name,
      categoryName: category.name,
      metaKeywords: row.meta_keywords,
      shortDescription: row.short_description_html,
      productDescription: row === own ? row.description_html : `${row.description_html} ${own.name}`,
      colourNames: this.colourNames,
    };
  }
  /** Whether something that is shown of it has a translation. */
  get isTranslated(): boolean {
    const { row, category, variants, contents } = this.#own;
    return [
      row,
      category,
      ...variants.flatMap((variant) => [variant.row, ...variant.images]),
      ...contents.flatMap(({ item }) => [item, { translations: item.colour_translations }]),
    ].some(({ translations }) => isTranslated(translations));
  }
  /** The same product in a language of the shop; the same object where nothing of it has a translation. */
  in(language: Language): ProductEntry {
    return this.isTranslated ? new ProductEntry(this.#own, language) : this;
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

const rowsIn = (own: RowsOfProduct, language: Language): RowsOfProduct => ({
  ...own,
  row: productRowIn(own.row, language),
  category: categoryRowIn(own.category, language),
  variants: own.variants.map((variant) => ({
    ...variant,
    row: variantRowIn(variant.row, language),
    images: variant.images.map((image) => imageRowIn(image, language)),
  })),
  contents: own.contents.map(({ item, image }) => ({ item: kitContentRowIn(item, language), image })),
});

/** The entries of all products that have rows and a category. */
export function buildProductEntries(
  rows: ProductRows,
  { categories }: Pick<ContentRows, "categories">,
): ReadonlyMap<ProductId, ProductEntry> {
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
        variants: (variants.get(row.product_id) ?? NONE).map((variant) => ({
          row: variant,
          sizes: sizes.get(variant.variant_id) ?? NONE,
          images: images.get(variant.variant_id) ?? NONE,
          codes: codes.get(variant.variant_id) ?? NONE,
        })),
        contents: (contents.get(row.product_id) ?? NONE).map((item) => ({
          item,
          image: images.get(item.variant_id)?.[0],
        })),
        recommendedIds: (links.get(row.product_id) ?? NONE).map((link) => link.recommended_product_id),
      }),
    );
  }
  return entries;
}

/** One empty list for all: most products have no rows of most kinds. */
const NONE: never[] = [];
