import type { Product, ProductDetail } from "../../contract/catalogue.schemas.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { safeHtml } from "../safe-html/safe-html.ts";
import type { ContentRows } from "./catalogue.store.ts";
import type { ProductRows } from "./product-rows.store.ts";

/** The shop shows a stock only when it is nearly gone. */
export const MAX_SHOWN_STOCK = 10;
const shownStock = (stock: number | null): number | null =>
  stock !== null && stock <= MAX_SHOWN_STOCK ? stock : null;

export const imagePath = (imageId: string, slug: string): string => `/images/${imageId}/${slug}`;

type VariantRow = ProductRows["variants"][number];
type SizeRow = ProductRows["sizes"][number];
type ImageRow = ProductRows["images"][number];
type ProductRow = ProductRows["products"][number];
type KitContentRow = ProductRows["kitContents"][number];
type CategoryRow = ContentRows["categories"][number];

type Stock = { readonly stock: number | null };

/** Neither its own stock nor the variant's is 0. */
export const isSizeInStock = (size: Stock, variant: Stock): boolean =>
  size.stock !== 0 && variant.stock !== 0;

export const isVariantInStock = (variant: Stock, sizes: readonly Stock[]): boolean =>
  variant.stock !== 0 && (sizes.length === 0 || sizes.some((size) => isSizeInStock(size, variant)));

/** A variant with its sizes. A size is in stock when neither its own stock nor the variant's stock is 0. */
export function variantView(
  row: VariantRow,
  sizes: readonly SizeRow[],
  images: readonly ImageRow[],
): ProductDetail {
  const sizeViews = sizes.map((size) => {
    const left = lowerStock(size.stock, row.stock);
    return { name: size.size, stock: shownStock(left), inStock: isSizeInStock(size, row) };
  });
  const first = images[0];
  return {
    id: row.variant_id,
    colourName: row.colour_name,
    colourHex: row.colour_hex,
    sellingPrice: paiseToRupees(row.selling_price_paise),
    webPrice: paiseToRupees(row.web_price_paise),
    imagePath: first ? imagePath(first.image_id, first.slug) : "",
    images: images.map((image) => ({
      path: imagePath(image.image_id, image.slug),
      alt: image.alt,
      width: image.width,
      height: image.height,
      colour: image.colour,
    })),
    stock: shownStock(row.stock),
    inStock: isVariantInStock(row, sizes),
    sizes: sizeViews,
  };
}

function lowerStock(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}

/** One entry of the kit contents; `image` is the first image of its variant. */
export const kitContentView = (
  row: KitContentRow,
  image: ImageRow | undefined,
): Product["contents"][number] => ({
  quantity: row.quantity,
  productName: row.name,
  productUrl: row.slug ?? "",
  colourName: row.colour_name,
  size: row.size,
  imagePath: image ? imagePath(image.image_id, image.slug) : "",
  imageColour: image?.colour ?? "",
  ...(row.can_be_declined && { canBeDeclined: true }),
  ...(row.substitute_name !== null &&
    row.substitute_sizes.length > 0 && {
      replacedBy: {
        productName: row.substitute_name,
        colourName: row.substitute_colour ?? "",
        sizes: row.substitute_sizes.filter(Boolean),
      },
    }),
});

/**
 * The product page's data (specification 3). HTML is sanitised again here, because the table may hold unsafe
 * HTML.
 */
export function productView(
  row: ProductRow,
  category: CategoryRow,
  details: ProductDetail[],
  contents: Product["contents"],
): Product {
  return {
    productId: row.product_id,
    productName: row.name,
    productUrl: row.slug,
    categoryName: category.name,
    categoryUrl: category.slug,
    isSwagItem: row.is_swag_item,
    isTShirt: row.is_t_shirt,
    shortDescription: safeHtml(row.short_description_html),
    productDescription: safeHtml(row.description_html),
    disclaimer: safeHtml(row.disclaimer_html),
    specification: row.specification,
    contents,
    volumePrices: row.volume_prices.map(({ fromQuantity, unitPaise }) => ({
      fromQuantity,
      unitPrice: paiseToRupees(unitPaise),
    })),
    sizeChart: row.size_chart,
    packageWeight: row.package_weight_grams,
    returnable: row.returnable,
    inStock: details.some((detail) => detail.inStock),
    pageTitle: row.page_title || row.name,
    metaDescription: row.meta_description,
    metaKeywords: row.meta_keywords,
    productImages: details.flatMap((detail) => detail.images.map((image) => image.path)),
    productDetails: details,
  };
}
