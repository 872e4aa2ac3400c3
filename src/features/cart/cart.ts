export const QUANTITY_MAX = 999;

/** A line as the cart's rules see it; `size` is '' where the variant has none. */
export interface CartItem {
  productId: number;
  variantId: number;
  size: string;
  quantity: number;
}

/** A whole number of pieces from 1 to 999; what is no number is 1 (specification 5). */
export function clampQuantity(n: number): number {
  return Number.isNaN(n) ? 1 : Math.min(Math.max(Math.trunc(n), 1), QUANTITY_MAX);
}

/** A line is product, variant and size. */
export function sameItem(a: CartItem, b: CartItem): boolean {
  return a.productId === b.productId && a.variantId === b.variantId && a.size === b.size;
}

/** The cart with the item in it: added up with the same one, at most to 999, else as its last line. */
export function addItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const added = clampQuantity(item.quantity);
  if (!items.some((present) => sameItem(present, item))) return [...items, { ...item, quantity: added }];
  return items.map((present) =>
    sameItem(present, item) ? { ...present, quantity: clampQuantity(present.quantity + added) } : present,
  );
}

/** The user's cart after a login: the guest's lines put in one by one. */
export function mergeCarts(userItems: readonly CartItem[], guestItems: readonly CartItem[]): CartItem[] {
  return [...userItems, ...guestItems].reduce<CartItem[]>(addItem, []);
}

/** Pieces left of one size, or with VariantStock of a variant over all its sizes; null is unlimited. */
export interface SizeStock {
  variantId: number;
  size: string;
  stock: number | null;
}
export interface VariantStock {
  variantId: number;
  stock: number | null;
}

/** `size` null: the variant's own count is short. */
export interface Shortfall {
  variantId: number;
  size: string | null;
  wanted: number;
  available: number;
}

/**
 * Where the cart wants more than there is. Demand is summed per size and per variant before it is compared, so an item
 * on two lines slips past neither count; what has no count is unlimited.
 */
export function stockShortfalls(
  items: readonly Pick<CartItem, "variantId" | "size" | "quantity">[],
  stock: readonly SizeStock[],
  variantStock: readonly VariantStock[] = [],
): Shortfall[] {
  const counts = [...variantStock.map((count) => ({ ...count, size: null })), ...stock];
  return counts.flatMap(({ variantId, size, stock: left }) => {
    const wanted = items
      .filter((item) => item.variantId === variantId && (size === null || item.size === size))
      .reduce((sum, item) => sum + item.quantity, 0);
    return left !== null && wanted > left ? [{ variantId, size, wanted, available: Math.max(left, 0) }] : [];
  });
}
