import type { ProductId, UserId, VariantId } from "../../contract/ids.ts";

/** The owner of a cart: a person, or the browser that has the session id. */
export type CartOwner = { readonly userId: UserId } | { readonly sessionHash: Buffer };

export const MAX_QUANTITY = 999;

/** A line as the cart's rules need it. `size` is '' when the variant has no sizes. */
export interface CartItem {
  productId: ProductId;
  variantId: VariantId;
  size: string;
  quantity: number;
}

/** A whole quantity from 1 to 999. What is no number becomes 1 (specification 5). */
export function clampQuantity(n: number): number {
  return Number.isNaN(n) ? 1 : Math.min(Math.max(Math.trunc(n), 1), MAX_QUANTITY);
}

/** Two items are the same when product, variant and size are equal. */
export function isSameItem(a: CartItem, b: CartItem): boolean {
  return a.productId === b.productId && a.variantId === b.variantId && a.size === b.size;
}

/** The cart with the item added: to the line of the same item, at most to 999, or else as the last line. */
export function addItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const added = clampQuantity(item.quantity);
  if (!items.some((existing) => isSameItem(existing, item))) return [...items, { ...item, quantity: added }];
  return items.map((existing) =>
    isSameItem(existing, item)
      ? { ...existing, quantity: clampQuantity(existing.quantity + added) }
      : existing,
  );
}

/** The user's cart after a login: the guest's lines are added one by one. */
export function mergeCarts(userItems: readonly CartItem[], guestItems: readonly CartItem[]): CartItem[] {
  return [...userItems, ...guestItems].reduce<CartItem[]>(addItem, []);
}

/** Units left of one size. VariantStock counts all sizes of a variant together. Null is unlimited. */
export interface SizeStock {
  variantId: VariantId;
  size: string;
  stock: number | null;
}
export interface VariantStock {
  variantId: VariantId;
  stock: number | null;
}

/** `size` null: the stock of the whole variant is too low. */
export interface Shortfall {
  variantId: VariantId;
  size: string | null;
  requested: number;
  available: number;
}

/**
 * The items of which the cart has more than the stock. The demand is summed per size and per variant before
 * it is compared, so that an item on two lines cannot exceed either. Stock that is not counted is unlimited.
 */
export function findShortfalls(
  items: readonly Pick<CartItem, "variantId" | "size" | "quantity">[],
  stock: readonly SizeStock[],
  variantStock: readonly VariantStock[] = [],
): Shortfall[] {
  const counts = [...variantStock.map((count) => ({ ...count, size: null })), ...stock];
  return counts.flatMap(({ variantId, size, stock: left }) => {
    const requested = items
      .filter((item) => item.variantId === variantId && (size === null || item.size === size))
      .reduce((sum, item) => sum + item.quantity, 0);
    return left !== null && requested > left
      ? [{ variantId, size, requested, available: Math.max(left, 0) }]
      : [];
  });
}
