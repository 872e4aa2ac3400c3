import { ApiProblem } from "../../../contract/api-problem.ts";
import type { CartLine, CartLineInput } from "../../../contract/cart.schemas.ts";
import { api, errorMessage } from "./api.ts";
import { currentCart, setCart } from "./cart-state.ts";
import { announceCartChange } from "./cart-sync.ts";
import { findSessionId, forgetSessionId, getOrCreateSessionId } from "./session-id.ts";
import { loggedInUser } from "./user.ts";

// Every page shows the count of the cart (cart-state.ts). The calls in this file are loaded only when there is a cart.
export { cartCount, currentCart, useCart } from "./cart-state.ts";

/** The lines of the last response: a change that fails goes back to them. */
let confirmed: readonly CartLine[] = [];
let pendingChanges = 0;
let changeCount = 0;
let queue: Promise<unknown> = Promise.resolve();
let loading: { readonly owner: string; readonly done: Promise<void> } | null = null;

/** Reads the cart of this customer or guest; a guest without a session has none. A failure is shown in the cart. */
export function loadCart(): Promise<void> {
  const owner = findOwner();
  if (!owner) return Promise.resolve(setConfirmed([]));
  if (loading?.owner === owner) return loading.done;
  const done = readCart(owner).finally(() => {
    if (loading?.done === done) loading = null;
  });
  loading = { owner, done };
  return done;
}

async function readCart(owner: string): Promise<void> {
  const changesBefore = changeCount;
  try {
    const lines = await api.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", {
      params: { userIdOrSessionId: owner },
    });
    // Not when a change was made, or somebody else logged in, before the response came.
    if (changeCount === changesBefore && findOwner() === owner) setConfirmed(lines);
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === "bad_session_id") forgetSessionId();
    setCart({ ...currentCart(), problem: errorMessage(problem) });
  }
}

/** Reads the cart again because it was changed elsewhere. Waits for the changes of this tab first. */
export function reloadCart(): Promise<void> {
  return queue.then(() => {
    changeCount++; // a response that is still to come is out of date
    loading = null;
    return loadCart();
  });
}

/** Takes over a cart that came with another response (checkout, a 409), and tells the other tabs. */
export function replaceCart(lines: readonly CartLine[]): void {
  setConfirmed(lines);
  announceCartChange();
}

function setConfirmed(lines: readonly CartLine[]): void {
  confirmed = lines;
  setCart({ lines, isLoaded: true, problem: null });
}

/** A cart line of specification 3 as it is sent. Its names and amounts are what the page shows; the server takes its own. */
export type CartItem = CartLineInput & { readonly size: string };

export const toLineInput = ({
  productUrl: _url,
  colourName: _colour,
  available: _available,
  declinable: _declinable,
  ...line
}: CartLine): CartItem => line;

/** Adds to the quantity in the cart. Throws the ApiProblem of a refusal; the cart then stays as it was. */
export const addItem = (item: CartItem): Promise<void> =>
  applyChange(
    (lines) => lines,
    () => api.call("POST /api/ShoppingCart/Add/", { body: { ...item, ...owner() } }),
  );

/** Sets the quantity of an item; the cart shows it before the server has responded. */
export function updateItem(item: CartItem): Promise<void> {
  const line = findLine(item);
  const body = {
    ...item,
    ...(line && { ...toLineInput(line), qty: item.qty, total: line.sellingPrice * item.qty }),
    ...owner(),
  };
  const optimistic = (lines: readonly CartLine[]) =>
    lines.map((each) =>
      isSameSku(each, item) ? { ...each, qty: item.qty, total: each.sellingPrice * item.qty } : each,
    );
  return applyChange(optimistic, () => api.call("POST /api/ShoppingCart/Update/", { body }));
}

export const removeLine = (line: CartLine): Promise<void> =>
  applyChange(
    (lines) => lines.filter((each) => each.cartId !== line.cartId),
    async () => {
      await api.call("POST /api/ShoppingCart/Delete", { body: line.cartId });
      const userIdOrSessionId = findOwner() ?? getOrCreateSessionId();
      return api.call("POST /api/ShoppingCart/Cart/{userIdOrSessionId}", { params: { userIdOrSessionId } });
    },
  );

/** Sends changes one after another, so that responses keep their order. The last response is what counts. */
function applyChange(
  optimistic: (lines: readonly CartLine[]) => readonly CartLine[],
  send: () => Promise<CartLine[]>,
): Promise<void> {
  pendingChanges++;
  changeCount++;
  setCart({ ...currentCart(), lines: optimistic(currentCart().lines), problem: null });
  const done = queue.then(send).then(
    (lines) => {
      confirmed = lines;
      if (--pendingChanges === 0) setConfirmed(lines);
      announceCartChange();
    },
    (problem: unknown) => {
      pendingChanges--;
      setCart({ ...currentCart(), lines: confirmed, problem: errorMessage(problem) });
      if (!currentCart().isLoaded) void loadCart();
      throw problem;
    },
  );
  queue = done.catch(() => undefined);
  return done;
}

/** The cart's line of this variant and size. */
export const findLine = (item: Pick<CartItem, "productDetailsId" | "size">): CartLine | undefined =>
  currentCart().lines.find((each) => isSameSku(each, item));

const isSameSku = (line: CartLine, item: Pick<CartItem, "productDetailsId" | "size">): boolean =>
  line.productDetailsId === item.productDetailsId && line.size === item.size;

function owner(): { sessionId: string; userId?: number } {
  const user = loggedInUser();
  return { sessionId: getOrCreateSessionId(), ...(user ? { userId: user.userId } : {}) };
}

function findOwner(): string | null {
  const user = loggedInUser();
  return user ? String(user.userId) : findSessionId();
}
