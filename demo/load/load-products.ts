import { sql } from "kysely";
import type { Trx } from "../../src/platform/db/database.ts";
import type { NewRow } from "../../src/platform/db/tables.ts";
import { categories } from "../catalogue/categories.ts";
import { collections, smallGiftsTerm } from "../catalogue/collections.ts";
import { type ColourKey, colours } from "../catalogue/colours.ts";
import { products as germanProducts } from "../catalogue/german/products.ts";
import { products as norwegianProducts } from "../catalogue/norwegian/products.ts";
import { productsByCategory } from "../catalogue/products.ts";
import type { DemoProduct, DemoVariant, PageTexts } from "../catalogue/types.ts";
import { imageKeysOf } from "../images/image-keys.ts";
import { type Names, replacePlaceholders, replacePlaceholdersInHtml } from "./replace-placeholders.ts";
import { translatedCategory, translatedProduct } from "./translated-texts.ts";

/**
 * Loads categories and products with their variants, sizes, images, slugs and recommendations. `imageIds` is by image
 * key.
 */
export async function loadProducts(trx: Trx, names: Names, imageIds: ReadonlyMap<string, string>) {
  const products: NewRow<"products">[] = [];
  const slugs: NewRow<"slugs">[] = [];
  const variants: (NewRow<"product_variants"> & { variant_id: number })[] = [];
  const sizes: NewRow<"variant_sizes">[] = [];
  const images: NewRow<"variant_images">[] = [];
  const recommendations: NewRow<"product_recommendations">[] = [];
  const variantIds = new Map<string, number>();

  for (const [at, category] of categories.entries()) {
    const categoryId = at + 1;
    slugs.push({ slug: category.slug, category_id: categoryId, product_id: null });
    for (const [position, product] of productsByCategory[category.slug].entries()) {
      products.push(productRow(product, categoryId, position, names));
      slugs.push({ slug: product.slug, category_id: null, product_id: product.id });
      for (const [to, other] of product.recommends.entries())
        recommendations.push({ product_id: product.id, recommended_product_id: other, position: to });
    }
  }
  // Variant ids follow the product ids, so that they stay the same when a product moves to another category.
  const byId = Object.values(productsByCategory)
    .flat()
    .sort((one, other) => one.id - other.id);
  for (const product of byId) {
    for (const [position, variant] of product.variants.entries()) {
      const variantId = variants.length + 1;
      variantIds.set(`${product.id} ${variant.colour}`, variantId);
      variants.push(variantRow(product, variant, variantId, position));
      sizes.push(...sizeRows(product, variant, variantId));
      images.push(...imageRows(product, variant, variantId, imageIds));
    }
  }

  await trx
    .insertInto("categories")
    .values(
      categories.map((category, at) => ({
        category_id: at + 1,
        name: category.name,
        page_heading: replacePlaceholders(category.heading, names),
        description_html: replacePlaceholdersInHtml(category.descriptionHtml, names),
        position: at,
        translations: translatedCategory(category.slug, names),
        ...pageTexts(category.seo, names),
      })),
    )
    .execute();
  await trx.insertInto("products").values(products).execute();
  await trx.insertInto("slugs").values(slugs).execute();
  await trx.insertInto("product_variants").values(variants).execute();
  await trx.insertInto("variant_sizes").values(sizes).execute();
  await trx.insertInto("variant_images").values(images).execute();
  await trx.insertInto("product_recommendations").values(recommendations).execute();
  await trx
    .insertInto("kit_contents")
    .values(byId.flatMap(kitRows(variantIds)))
    .execute();
  await sql`
    select setval(pg_get_serial_sequence('categories', 'category_id'), (select max(category_id) from categories)),
           setval(pg_get_serial_sequence('products', 'product_id'), (select max(product_id) from products)),
           setval(pg_get_serial_sequence('product_variants', 'variant_id'), (select max(variant_id) from product_variants))
  `.execute(trx);
}

const productRow = (
  product: DemoProduct,
  categoryId: number,
  position: number,
  names: Names,
): NewRow<"products"> => ({
  product_id: product.id,
  category_id: categoryId,
  name: product.name,
  short_description_html: replacePlaceholdersInHtml(product.shortHtml, names),
  description_html: replacePlaceholdersInHtml(product.descriptionHtml, names),
  disclaimer_html: replacePlaceholdersInHtml(product.disclaimerHtml, names),
  specification: JSON.stringify(
    product.specification.map(([name, value]) => ({ name, value: replacePlaceholders(value, names) })),
  ),
  size_chart: product.sizeChart ? JSON.stringify(product.sizeChart) : null,
  volume_prices: JSON.stringify(product.volumePrices ?? []),
  is_swag_item: product.isSwagItem ?? false,
  is_t_shirt: product.sizes !== undefined,
  package_weight_grams: product.packageWeightGrams,
  returnable: !product.isFood,
  hsn_code: product.hsnCode,
  gst_basis_points: product.gstBasisPoints,
  position,
  translations: translatedProduct(product, names),
  ...pageTexts(product.seo, names, collectionTerms(product)),
});

const collectionTerms = (product: DemoProduct): string[] => [
  ...collections.flatMap(({ searchTerm, productIds }) =>
    productIds?.includes(product.id) ? [searchTerm] : [],
  ),
  ...(isSmallGift(product) ? [smallGiftsTerm] : []),
];

/** Without the kit, which is free but cannot be bought as a gift. */
const isSmallGift = ({ sellingPricePaise, isSwagItem }: DemoProduct): boolean =>
  sellingPricePaise < 500_00 && !isSwagItem;

export const pageTexts = (seo: PageTexts, names: Names, moreKeywords: readonly string[] = []) => ({
  page_title: replacePlaceholders(`${seo.title} | {company} Store`, names),
  meta_description: replacePlaceholders(seo.description, names),
  meta_keywords: [...seo.keywords, ...moreKeywords].join(", "),
});

const variantRow = (product: DemoProduct, variant: DemoVariant, variantId: number, position: number) => ({
  variant_id: variantId,
  product_id: product.id,
  colour_name: variant.colour ? colours[variant.colour].name : "",
  colour_hex: variant.colour ? colours[variant.colour].hex : null,
  web_price_paise: product.webPricePaise,
  selling_price_paise: product.sellingPricePaise,
  stock: variant.stock ?? null,
  position,
  translations: JSON.stringify(variant.colour ? colourTexts(variant.colour) : {}),
});

const colourTexts = (colour: ColourKey) => ({
  de: { colourName: colours[colour].german },
  nb: { colourName: colours[colour].norwegian },
});

const sizeRows = (product: DemoProduct, variant: DemoVariant, variantId: number): NewRow<"variant_sizes">[] =>
  (product.sizes ?? []).map((size, position) => ({
    variant_id: variantId,
    size,
    stock: variant.sizeStock?.[size] ?? null,
    position,
  }));

const kitRows =
  (variantIds: ReadonlyMap<string, number>) =>
  (product: DemoProduct): NewRow<"kit_contents">[] =>
    (product.kitContents ?? []).map(({ id, colour }, position) => ({
      kit_product_id: product.id,
      position,
      variant_id: variantIds.get(`${id} ${colour}`) ?? 0,
      quantity: 1,
    }));

const viewLabels: Readonly<
  Record<string, { readonly name: string; readonly german: string; readonly norwegian: string }>
> = {
  back: { name: "from behind", german: "von hinten", norwegian: "bakfra" },
  detail: { name: "close up", german: "aus der Nähe", norwegian: "på nært hold" },
  folded: { name: "folded", german: "gefaltet", norwegian: "brettet" },
};

const viewLabelOf = ({ shownWith }: DemoProduct, view: string): string | undefined =>
  view === "desk" ? ["on a desk", shownWith].filter(Boolean).join(" ") : viewLabels[view]?.name;

const imageRows = (
  product: DemoProduct,
  variant: DemoVariant,
  variantId: number,
  imageIds: ReadonlyMap<string, string>,
): NewRow<"variant_images">[] =>
  imageKeysOf(product, variant).map((key, position) => ({
    variant_id: variantId,
    position,
    image_id: imageIds.get(key) ?? "",
    alt: [
      product.name,
      variant.colour && `in ${colours[variant.colour].name.toLowerCase()}`,
      viewLabelOf(product, product.views[position] ?? ""),
    ]
      .filter(Boolean)
      .join(", "),
    translations: JSON.stringify({
      de: { alt: germanAlt(product, variant, position) },
      nb: { alt: norwegianAlt(product, variant, position) },
    }),
  }));

function germanAlt(product: DemoProduct, variant: DemoVariant, position: number): string {
  const german = germanProducts[product.id];
  const view = product.views[position] ?? "";
  const onTable = ["auf einem Schreibtisch", german?.shownWith].filter(Boolean).join(" ");
  return [
    german?.name,
    variant.colour && `in ${colours[variant.colour].german}`,
    view === "desk" ? onTable : viewLabels[view]?.german,
  ]
    .filter(Boolean)
    .join(", ");
}

function norwegianAlt(product: DemoProduct, variant: DemoVariant, position: number): string {
  const view = product.views[position] ?? "";
  return [
    norwegianProducts[product.id]?.name,
    variant.colour && `i ${colours[variant.colour].norwegian.toLowerCase()}`,
    view === "desk" ? "på et skrivebord" : viewLabels[view]?.norwegian,
  ]
    .filter(Boolean)
    .join(", ");
}
