const MAX_SHOWN = 8;

/** A viewed product; its category is loaded to get the current price. */
export interface Viewed {
  readonly productId: number;
  readonly categoryUrl: string;
}

/** Adds a product as the latest, each product once. Stores one more than is shown: the current product is not shown. */
export function addViewed(before: readonly Viewed[], latest: Viewed): Viewed[] {
  return [latest, ...withoutProduct(latest.productId, before)];
}

/** At most eight, the latest first, without the product of the page. */
export function withoutProduct(productId: number, viewed: readonly Viewed[]): Viewed[] {
  return viewed.filter((each) => each.productId !== productId).slice(0, MAX_SHOWN);
}

/** The listed cards of the viewed products, latest first; without products that are sold out or no longer listed. */
export function availableCards<Card extends { readonly productId: number; readonly inStock: boolean }>(
  viewed: readonly Viewed[],
  listed: readonly Card[],
): Card[] {
  const byId = new Map(listed.map((card) => [card.productId, card]));
  return viewed.flatMap(({ productId }) => {
    const card = byId.get(productId);
    return card?.inStock ? [card] : [];
  });
}

/** Validates the stored value, because anyone can edit it. */
export function parseViewed(stored: unknown): Viewed[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (each): each is Viewed => Number.isInteger(each?.productId) && typeof each.categoryUrl === "string",
  );
}
