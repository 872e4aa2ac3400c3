import type { Product, ProductCard, ProductDetail } from "../../contract/catalogue.schemas.ts";

/**
 * A card shows the first variant in stock and the colours of all variants. `allowedDetails` limits which
 * variants it may show.
 */
export function cardView(product: Product, allowedDetails?: ReadonlySet<ProductDetail>): ProductCard {
  const details = product.productDetails.filter((detail) => !allowedDetails || allowedDetails.has(detail));
  const shown = firstInStock(details);
  return {
    productId: product.productId,
    productName: product.productName,
    productUrl: product.productUrl,
    imagePath: shown?.imagePath ?? "",
    imageColour: shown?.images[0]?.colour ?? "",
    hoverImagePath: shown?.images[1]?.path ?? "",
    sellingPrice: shown?.sellingPrice ?? 0,
    webPrice: shown?.webPrice ?? 0,
    isSwagItem: product.isSwagItem,
    inStock: product.inStock,
    ...(shown && shown !== firstInStock(product.productDetails) && { shownVariantId: shown.id }),
    ...(product.translated?.includes("name") && { isTranslated: true as const }),
    colours: product.productDetails.flatMap(({ colourName, colourHex }) =>
      colourHex ? [{ name: colourName, hex: colourHex }] : [],
    ),
  };
}

const firstInStock = (details: readonly ProductDetail[]): ProductDetail | undefined =>
  details.find((detail) => detail.inStock) ?? details[0];
