import type { ProductCard, Suggestions } from "../../contract/catalog.schemas.ts";
import type { CatalogSnapshot } from "./catalog.ts";

const MOST_TERMS = 3;
/** Of so many completions is seen whether they find anything. */
const MOST_TRIED = 10;
const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 2;

/**
 * Search terms that this is the beginning of, and the best of what a search for it finds; nothing for a blank one. Prices
 * are decimal rupees.
 */
export function suggestions(catalog: CatalogSnapshot, beginning: string): Suggestions {
  const term = beginning.trim();
  const found = term ? catalog.search(term) : [];
  const categories = new Set(
    term ? catalog.searchCategories(term).map(({ categoryUrl }) => categoryUrl) : [],
  );
  const common = commonCategory(catalog, found);
  if (common) categories.add(common);
  return {
    terms: terms(catalog, term),
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
    categories: [...categories].slice(0, MOST_CATEGORIES).flatMap((url) => {
      const category = catalog.categories.get(url)?.view;
      return category ? [{ categoryName: category.categoryName, categoryUrl: url }] : [];
    }),
    total: found.length,
  };
}

/** Completions that find something. */
function terms(catalog: CatalogSnapshot, typed: string): string[] {
  const found: string[] = [];
  for (const each of catalog.completions(typed).slice(0, MOST_TRIED)) {
    if (found.length === MOST_TERMS) break;
    if (catalog.search(each).length) found.push(each);
  }
  return found;
}

/** The category that several products are all of. */
function commonCategory(catalog: CatalogSnapshot, cards: readonly ProductCard[]): string | undefined {
  const urls = new Set(cards.map(({ productId }) => catalog.products.get(productId)?.categoryUrl));
  return cards.length > 1 && urls.size === 1 ? [...urls][0] : undefined;
}
