import { createStoredValue } from "./stored-value.ts";

/** So many products fit a list and its link. The oldest leave first. */
export const MAX_WISHES = 40;

export const NO_WISHES: readonly number[] = [];

const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** Ids of products, each once. Validates what is stored and what a link says, because anybody can edit them. */
const distinctIds = (values: readonly unknown[]): readonly number[] =>
  [...new Set(values.filter(isId))].slice(-MAX_WISHES);

/** The visitor's wishlist: ids of products, the latest last. Stored in this browser only. */
export const wishlist = createStoredValue<readonly number[]>("kitstore.wishlist", (stored) =>
  Array.isArray(stored) ? distinctIds(stored) : NO_WISHES,
);

export function toggleWish(productId: number): void {
  const wishes = wishlist.get();
  wishlist.set(
    wishes.includes(productId)
      ? wishes.filter((id) => id !== productId)
      : distinctIds([...wishes, productId]),
  );
}

/** Adds what somebody shared to the own list. */
export const addWishes = (ids: readonly number[]): void =>
  wishlist.set(distinctIds([...wishlist.get(), ...ids]));

/** The path of a list to share. Browsers do not send what follows #, so the list reaches no server log. */
export const sharedPath = (ids: readonly number[]): string => `/wishlist#${ids.join(",")}`;

/** The ids of a shared link's hash; none: the link shares no list. */
export const idsOfHash = (hash: string): readonly number[] =>
  distinctIds(hash.replace(/^#/, "").split(",").map(Number));
