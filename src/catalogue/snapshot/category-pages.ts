import type { ContentRows } from "./catalogue.store.ts";
import type { CategoryPage, FoundCards } from "./catalogue.ts";
import type { ContentViews } from "./content-views.ts";
import { foundCards } from "./found-cards.ts";
import { once } from "./once.ts";
import type { Products } from "./product-search.ts";

/** The pages of all categories by slug. What a collection's search finds is looked up at the first use. */
export function buildCategoryPages(
  { categories }: ContentRows,
  { categoryViews }: ContentViews,
  products: Products,
  find: (term: string) => FoundCards,
): ReadonlyMap<string, CategoryPage> {
  const byCategory = Map.groupBy(products.values(), ({ category }) => category.category_id);
  return new Map(
    categories.flatMap((row) => {
      const view = categoryViews.get(row.slug);
      if (!view) return [];
      const own = (byCategory.get(row.category_id) ?? []).map(({ productId }) => productId);
      const found = once(() =>
        row.search_term ? withFound(products, own, find(row.search_term)) : foundCards(products, own),
      );
      const page: CategoryPage = {
        view,
        isCollection: row.search_term !== "",
        get found() {
          return found();
        },
        get cards() {
          return found().cards();
        },
      };
      return [[row.slug, page] as const];
    }),
  );
}

/** Its own products, then those of the search; a product that is found shows the colour that the search names. */
function withFound(products: Products, own: readonly number[], found: FoundCards): FoundCards {
  const isFound = new Set(found.ids);
  return foundCards(products, [...new Set([...own, ...found.ids])], (id) =>
    isFound.has(id) ? found.asked?.(id) : undefined,
  );
}
