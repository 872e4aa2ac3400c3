import type { ContentRows } from "./catalog.store.ts";
import type { CategoryPage, Finder, FoundCards } from "./catalog.ts";
import type { ContentViews } from "./content-views.ts";
import { foundCards } from "./found-cards.ts";
import { once } from "./once.ts";
import type { ProductLists } from "./product-lists.ts";

const NONE: readonly number[] = [];

/** The pages of all categories by slug. What a collection's search finds is looked up at the first use. */
export function buildCategoryPages(
  { categories }: ContentRows,
  { categoryViews }: ContentViews,
  lists: ProductLists,
  find: Finder,
): ReadonlyMap<string, CategoryPage> {
  return new Map(
    categories.flatMap((row) => {
      const view = categoryViews.get(row.slug);
      if (!view) return [];
      const own = lists.byCategory.get(row.category_id) ?? NONE;
      const found = once(() =>
        row.search_term
          ? withFound(lists, own, find(row.search_term))
          : foundCards(lists, { ...all(own), unchanged: lists.unchanged.get(row.category_id) }),
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

const all = (ids: readonly number[]) => ({ ids, count: ids.length });

/** Its own products, then those of the search; a product that is found shows the colour that the search names. */
function withFound(lists: ProductLists, own: readonly number[], found: FoundCards): FoundCards {
  const isFound = new Set(found.ids);
  return foundCards(lists, all([...new Set([...own, ...found.ids])]), (id) =>
    isFound.has(id) ? found.asked?.(id) : undefined,
  );
}
