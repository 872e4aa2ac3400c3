import type { ProductCard } from "../../contract/catalogue.schemas.ts";

/** The page of a product, in the colour that its card shows. */
export const cardPath = ({
  productUrl,
  shownVariantId,
}: Pick<ProductCard, "productUrl" | "shownVariantId">): string =>
  `/${productUrl}${shownVariantId ? `#variant=${shownVariantId}` : ""}`;
