import type { CartLine, CartLineInput } from "../../../contract/cart.schemas.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { api } from "./api.ts";
import { tellCartChanged } from "./cart-elsewhere.ts";
import { currentCart, showCart } from "./cart-state.ts";
import { forgetSessionId, sessionId, sessionIdIfAny } from "./session-id.ts";
import { loggedInUser } from "./user.ts";

// Every page shows the cart's count (cart-state.ts); this, the calls, is fetched by whoever has a cart or starts one.
export { cartCount, currentCart, useCart } from "./cart-state.ts";

/** The lines as the server last answered them: what an optimistic change falls back to. */
let confirmed: readonly CartLine[] = [];
let changesUnderWay = 0;
let changesMade = 0;
let queue: Promise<unknown> = Promise.resolve();
let loading: { readonly owner: string; readonly done: Promise<void> } | null = null;

/** Reads the cart of whoever shops here; a guest without a session has none yet. Failures are kept for the cart to say. */
export function loadCart(): Promise<void> {
  const owner = ownerIfAny();
  if (!owner) return Promise.resolve(show([]));
  if (loading?.owner === owner) return loading.done;
  const done = readCart(owner).finally(() => {
    if (loading?.done === done) loading = null;
  });
  loading = { owner, done };
  return done;
}

async function readCart(owner: string): Promise<void> {
  const changesBefore = changesMade;
  try {
    const lines = await api.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: owner },
    });
    // A change made meanwhile has the newer answer, and so has another person's cart.
    if (changesMade === changesBefore && ownerIfAny() === owner) show(lines);
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === "bad_session_id") forgetSessionId();
    showCart({ ...currentCart(), problem: wordsFor(problem) });
  }
}

/** Reads it again because it was changed elsewhere: after this tab's own changes, and whatever is being read already. */
export function reloadCart(): Promise<void> {
  return queue.then(() => {
    changesMade++; // an answer that is on its way is of before
    loading = null;
    return loadCart();
  });
}

/** The cart as an answer elsewhere gave it (checkout, a 409); the other tabs are told. */
export function settle(lines: readonly CartLine[]): void {
  show(lines);
  tellCartChanged();
}

function show(lines: readonly CartLine[]): void {
  confirmed = lines;
  showCart({ lines, isLoaded: true, problem: null });
}

export type Item = Pick<CartLineInput, "productId" | "productDetailsId"> & {
  readonly size: string;
  readonly qty: number;
};

/** Adds to what is there. Throws the ApiProblem when it cannot; the cart then stays as it was. */
export const addItem = (item: Item): Promise<void> =>
  change(
    (lines) => lines,
    () => api.call("POST /api/ShoppingCart/Add/", { body: { ...item, ...owner() } }),
  );

/** Sets how many of an item there are; the cart shows it before the server has answered. */
export function updateItem(item: Item): Promise<void> {
  const line = currentCart().lines.find((each) => isItem(each, item));
  const body = { ...item, ...owner(), ...(line ? { cartId: line.cartId } : {}) };
  const guess = (lines: readonly CartLine[]) =>
    lines.map((each) =>
      isItem(each, item) ? { ...each, qty: item.qty, total: each.sellingPrice * item.qty } : each,
    );
  return change(guess, () => api.call("POST /api/ShoppingCart/Update/", { body }));
}

export const removeLine = (line: CartLine): Promise<void> =>
  change(
    (lines) => lines.filter((each) => each.cartId !== line.cartId),
    async () => {
      await api.call("POST /api/ShoppingCart/Delete", { body: line.cartId });
      const userIdOrSessionId = ownerIfAny() ?? sessionId();
      return api.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", { params: { userIdOrSessionId } });
    },
  );

/** Changes follow one another, so that answers cannot overtake. The last one's answer is what is true. */
function change(
  guess: (lines: readonly CartLine[]) => readonly CartLine[],
  ask: () => Promise<CartLine[]>,
): Promise<void> {
  changesUnderWay++;
  changesMade++;
  showCart({ ...currentCart(), lines: guess(currentCart().lines), problem: null });
  const done = queue.then(ask).then(
    (lines) => {
      confirmed = lines;
      if (--changesUnderWay === 0) show(lines);
      tellCartChanged();
    },
    (problem: unknown) => {
      changesUnderWay--;
      showCart({ ...currentCart(), lines: confirmed, problem: wordsFor(problem) });
      if (!currentCart().isLoaded) void loadCart();
      throw problem;
    },
  );
  queue = done.catch(() => undefined);
  return done;
}

const isItem = (line: CartLine, item: Pick<Item, "productDetailsId" | "size">): boolean =>
  line.productDetailsId === item.productDetailsId && line.size === item.size;

function owner(): { sessionId: string; userId?: number } {
  const user = loggedInUser();
  return { sessionId: sessionId(), ...(user ? { userId: user.userId } : {}) };
}

function ownerIfAny(): string | null {
  const user = loggedInUser();
  return user ? String(user.userId) : sessionIdIfAny();
}

export const wordsFor = (problem: unknown): string =>
  (problem instanceof ApiProblem && problem.detail) || "That did not work. Please try again.";
