const MOST_SHOWN = 8;

/** A product that was looked at; its category is asked for what it costs by now. */
export interface Viewed {
  readonly productId: number;
  readonly categoryUrl: string;
}

/** With this one as the latest, each product once; one more is kept than shown, for the page's own is never shown. */
export function withViewed(before: readonly Viewed[], latest: Viewed): Viewed[] {
  return [latest, ...othersThan(latest.productId, before)];
}

/** At most eight, the latest first, without the product on the page. */
export function othersThan(productId: number, viewed: readonly Viewed[]): Viewed[] {
  return viewed.filter((each) => each.productId !== productId).slice(0, MOST_SHOWN);
}

/** Of what the categories list by now, what was viewed, in that order: what is sold out or gone is left out. */
export function stillThere<Card extends { readonly productId: number; readonly inStock: boolean }>(
  viewed: readonly Viewed[],
  listed: readonly Card[],
): Card[] {
  const byId = new Map(listed.map((card) => [card.productId, card]));
  return viewed.flatMap(({ productId }) => {
    const card = byId.get(productId);
    return card?.inStock ? [card] : [];
  });
}

/** What is stored, which anyone may have edited. */
export function readViewed(stored: unknown): Viewed[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (each): each is Viewed => Number.isInteger(each?.productId) && typeof each.categoryUrl === "string",
  );
}
