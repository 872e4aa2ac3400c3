import { tabStorage } from "../../../ui/tab-storage.ts";

const keyOf = (cartId: string) => `declined parts of ${cartId}`;

/** The places of the parts that the customer left out of the kit on this line. */
export const declinedParts = (cartId: string): readonly number[] =>
  (tabStorage.get(keyOf(cartId)) ?? "").split(",").filter(Boolean).map(Number);

export const keepDeclinedParts = (cartId: string, declined: readonly number[]): void =>
  void tabStorage.set(keyOf(cartId), declined.length > 0 ? declined.join() : null);
