import type { FoundCards } from "./catalog.ts";
import type { ProductLists } from "./product-lists.ts";

/** Products of a list, whose cards are made when they are asked for. `asked`: which variants a card may show. */
export const foundCards = (
  { byId }: ProductLists,
  found: Pick<FoundCards, "count" | "ids" | "unchanged">,
  asked?: (id: number) => ((place: number) => boolean) | undefined,
): FoundCards => ({
  count: found.count,
  get ids() {
    return found.ids;
  },
  asked,
  unchanged: found.unchanged,
  productOf: (id) => byId.get(id),
  cards: (count = found.count) =>
    found.ids.slice(0, count).flatMap((id) => byId.get(id)?.card(asked?.(id)) ?? []),
});
