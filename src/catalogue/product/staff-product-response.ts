import type { ProductRow, StaffProduct } from "../../contract/admin/products.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { toSkuCode } from "../sku-code/sku-code.ts";
import { imagePath } from "../snapshot/catalogue-views.ts";
import type { ProductListRow } from "./list-products.store.ts";
import type { EditableProduct } from "./products.store.ts";

export const productRowResponse = (row: ProductListRow): ProductRow => ({
  id: row.product_id,
  name: row.name,
  slug: row.slug,
  categoryId: row.category_id,
  categoryName: row.category_name,
  imagePath: row.image_path,
  price: paiseToRupees(row.price_paise ?? 0),
  stock: row.stock,
  isPublished: row.withdrawn_at === null,
});

/** One product for editing. Prices are in rupees; variants, sizes and images are in display order. */
export function productResponse({
  product,
  variants,
  sizes,
  images,
  skuCodes,
  recommended,
}: EditableProduct): StaffProduct {
  const sizesOf = (variantId: number) => {
    const named = sizes.filter((each) => each.variant_id === variantId).map(({ size }) => size);
    return named.length > 0 ? named : [""];
  };
  return {
    id: product.product_id,
    version: product.version,
    isPublished: product.withdrawn_at === null,
    isSwagItem: product.is_swag_item,
    name: product.name,
    slug: product.slug,
    categoryId: product.category_id,
    shortDescription: product.short_description_html,
    description: product.description_html,
    disclaimer: product.disclaimer_html,
    specification: product.specification,
    packageWeight: product.package_weight_grams,
    returnable: product.returnable,
    hsnCode: product.hsn_code,
    gstBasisPoints: product.gst_basis_points,
    sizeChart: product.size_chart,
    volumePrices: product.volume_prices.map(({ fromQuantity, unitPaise }) => ({
      fromQuantity,
      unitPrice: paiseToRupees(unitPaise),
    })),
    translations: product.translations,
    pageTitle: product.page_title,
    metaDescription: product.meta_description,
    metaKeywords: product.meta_keywords,
    recommended: recommended.map((each) => each.recommended_product_id),
    variants: variants.map((variant) => ({
      id: variant.variant_id,
      colourName: variant.colour_name,
      colourHex: variant.colour_hex,
      translations: variant.translations,
      webPrice: paiseToRupees(variant.web_price_paise),
      sellingPrice: paiseToRupees(variant.selling_price_paise),
      sizes: sizes.filter((each) => each.variant_id === variant.variant_id).map(({ size }) => size),
      skuCodes: sizesOf(variant.variant_id).flatMap((size) =>
        skuCodes
          .filter((code) => code.variant_id === variant.variant_id && code.size === size)
          .map(toSkuCode),
      ),
      images: images
        .filter((each) => each.variant_id === variant.variant_id)
        .map((image) => ({
          imageId: image.image_id,
          alt: image.alt,
          translations: image.translations,
          path: imagePath(image.image_id, image.slug),
        })),
    })),
  };
}
