import type { IsAllowed } from "../product-list/product-list.ts";
import type { FoundCards } from "./catalogue.ts";
import type { Products } from "./product-search.ts";

/** Products of a list, whose cards are made when they are asked for. `asked`: which variants a card may show. */
export const foundCards = (
  products: Products,
  ids: readonly number[],
  asked?: (id: number) => IsAllowed | undefined,
): FoundCards => ({
  ids,
  count: ids.length,
  asked,
  productOf: (id) => products.get(id),
  cards: (count = ids.length) =>
    ids.slice(0, count).flatMap((id) => products.get(id)?.card(asked?.(id)) ?? []),
});
