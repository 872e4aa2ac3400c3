import type { Suggestions } from "../../contract/catalog.schemas.ts";
import type { CatalogSnapshot } from "./catalog.ts";

const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 2;

/** The best of what a search for this beginning finds; nothing for a blank one. Prices are decimal rupees. */
export function suggestions(catalog: CatalogSnapshot, beginning: string): Suggestions {
  const term = beginning.trim();
  const found = term ? catalog.search(term) : [];
  const categories = term ? catalog.searchCategories(term) : [];
  return {
    products: found.slice(0, MOST_PRODUCTS).map((card) => ({
      productId: card.productId,
      productName: card.productName,
      productUrl: card.productUrl,
      imagePath: card.imagePath,
      imageColour: card.imageColour,
      sellingPrice: card.sellingPrice,
      isSwagItem: card.isSwagItem,
      inStock: card.inStock,
    })),
    categories: categories
      .slice(0, MOST_CATEGORIES)
      .map(({ categoryName, categoryUrl }) => ({ categoryName, categoryUrl })),
    total: found.length,
  };
}
