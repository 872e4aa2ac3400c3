import { useSyncExternalStore } from "react";
import type { CartLine } from "../../../contract/cart.schemas.ts";

export interface Cart {
  readonly lines: readonly CartLine[];
  /** False until the first response: an unknown cart is not an empty one. */
  readonly isLoaded: boolean;
  /** Why the last change failed, as a text for the customer. */
  readonly problem: string | null;
}

const notLoaded: Cart = { lines: [], isLoaded: false, problem: null };
let cart = notLoaded;
const listeners = new Set<() => void>();

/** Only for cart.ts, which knows what the server has confirmed, and for a visitor without a cart. */
export function setCart(next: Cart): void {
  cart = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentCart = (): Cart => cart;
export const useCart = (): Cart => useSyncExternalStore(subscribe, currentCart, () => notLoaded);

/** The number of items in the cart, quantities included. */
export const cartCount = ({ lines }: Pick<Cart, "lines">): number =>
  lines.reduce((sum, line) => sum + line.qty, 0);
