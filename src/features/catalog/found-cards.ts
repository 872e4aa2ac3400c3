import type { FoundCards } from "./catalog.ts";
import type { ProductLists } from "./product-lists.ts";

/** Products of a list, whose cards are made when they are asked for. `asked`: which variants a card may show. */
export function foundCards(
  { byId }: ProductLists,
  ids: readonly number[],
  asked?: (id: number) => ((place: number) => boolean) | undefined,
): FoundCards {
  return {
    ids,
    asked,
    productOf: (id) => byId.get(id),
    cards: (count = ids.length) => ids.slice(0, count).flatMap((id) => byId.get(id)?.card(asked?.(id)) ?? []),
  };
}
