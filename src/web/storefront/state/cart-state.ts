import type { CartLine } from "../../../contract/cart.schemas.ts";
import { createPageState } from "./page-state.ts";

export interface Cart {
  readonly lines: readonly CartLine[];
  /** False until the first response: an unknown cart is not an empty one. */
  readonly isLoaded: boolean;
  /** Why the last change failed, as a text for the customer. */
  readonly problem: string | null;
}

const cart = createPageState<Cart>({ lines: [], isLoaded: false, problem: null });

/** Only for cart.ts, which knows what the server has confirmed, and for a visitor without a cart. */
export const setCart = cart.set;
export const currentCart = cart.get;
export const useCart = cart.use;

/** The number of items in the cart, quantities included. */
export const cartCount = ({ lines }: Pick<Cart, "lines">): number =>
  lines.reduce((sum, line) => sum + line.qty, 0);
