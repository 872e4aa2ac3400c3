import { useSyncExternalStore } from "react";
import type { CartLine } from "../../../contract/cart.schemas.ts";

export interface Cart {
  readonly lines: readonly CartLine[];
  /** False until the first answer: an empty cart and an unknown one are different things. */
  readonly isLoaded: boolean;
  /** Why the last change did not happen, in words for the buyer. */
  readonly problem: string | null;
}

const unknown: Cart = { lines: [], isLoaded: false, problem: null };
let cart = unknown;
const listeners = new Set<() => void>();

/** For cart.ts alone, which knows what is true of a cart. */
export function showCart(next: Cart): void {
  cart = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentCart = (): Cart => cart;
export const useCart = (): Cart => useSyncExternalStore(subscribe, currentCart, () => unknown);

/** Pieces in the cart. */
export const cartCount = ({ lines }: Pick<Cart, "lines">): number =>
  lines.reduce((sum, line) => sum + line.qty, 0);
