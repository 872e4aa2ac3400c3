import type { ProductCard } from "../../contract/catalogue.schemas.ts";
import type { SearchSuggestions } from "../../contract/search.schemas.ts";
import type { CatalogueSnapshot } from "./catalogue.ts";

const MAX_TERMS = 3;
/** It checks only this many completions, because each check is a search. */
const MAX_COMPLETIONS_TRIED = 4;
const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 2;

/**
 * Suggestions while somebody types: completed search terms and the best results of a search. Nothing for a
 * blank term. Prices are decimal rupees.
 */
export function findSuggestions(
  catalogue: CatalogueSnapshot,
  typed: string,
  currencyCode?: string | undefined,
): SearchSuggestions {
  const term = typed.trim();
  const found = catalogue.find(term, { currencyCode });
  const categories = new Set(
    term ? catalogue.searchCategories(term).map(({ categoryUrl }) => categoryUrl) : [],
  );
  const shared = sharedCategory(catalogue, found.ids);
  if (shared) categories.add(shared);
  return {
    terms: findTerms(catalogue, term),
    products: found.cards(MAX_PRODUCTS).map(suggestedProduct),
    categories: [...categories].slice(0, MAX_CATEGORIES).flatMap((url) => {
      const category = catalogue.categories.get(url)?.view;
      return category ? [{ categoryName: category.categoryName, categoryUrl: url }] : [];
    }),
    topics: [...found.topics],
    total: found.count,
    corrected: found.count ? found.corrected : null,
  };
}

export const suggestedProduct = (card: ProductCard): SearchSuggestions["products"][number] => ({
  productId: card.productId,
  productName: card.productName,
  productUrl: card.productUrl,
  imagePath: card.imagePath,
  imageColour: card.imageColour,
  sellingPrice: card.sellingPrice,
  isSwagItem: card.isSwagItem,
  inStock: card.inStock,
  ...(card.shownVariantId && { shownVariantId: card.shownVariantId }),
});

/** Completions that find at least one product. One word always does: a product has it. */
function findTerms(catalogue: CatalogueSnapshot, typed: string): string[] {
  const found: string[] = [];
  for (const each of catalogue.completions(typed).slice(0, MAX_COMPLETIONS_TRIED)) {
    if (found.length === MAX_TERMS) break;
    if (!each.includes(" ") || catalogue.find(each).count) found.push(each);
  }
  return found;
}

/** The category of all found products, when there are several products and they share one. */
function sharedCategory(catalogue: CatalogueSnapshot, ids: readonly number[]): string | undefined {
  const [first] = ids;
  const shared = first === undefined ? undefined : catalogue.categoryUrlOf(first);
  return ids.length > 1 && ids.every((id) => catalogue.categoryUrlOf(id) === shared) ? shared : undefined;
}
