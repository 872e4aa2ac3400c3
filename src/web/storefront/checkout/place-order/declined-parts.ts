import { tabStorage } from "../../../ui/tab-storage.ts";

const keyOf = (cartId: string) => `declined parts of ${cartId}`;

/** The places of the parts that the customer left out of the kit on this line. */
export const declinedParts = (cartId: string): readonly number[] =>
  (tabStorage.get(keyOf(cartId)) ?? "").split(",").filter(Boolean).map(Number);

/** A part of the kit with its place in it, and the size that is not the kit's. */
export interface OwnSize {
  readonly position: number;
  readonly variantId: number;
  readonly size: string;
}

const sizesKeyOf = (cartId: string) => `sizes of parts of ${cartId}`;

/** The sizes that the customer chose for parts of the kit on this line. */
export const ownSizes = (cartId: string): readonly OwnSize[] =>
  JSON.parse(tabStorage.get(sizesKeyOf(cartId)) ?? "[]");

export const keepOwnSizes = (cartId: string, sizes: readonly OwnSize[]): void =>
  void tabStorage.set(sizesKeyOf(cartId), sizes.length > 0 ? JSON.stringify(sizes) : null);

export const keepDeclinedParts = (cartId: string, declined: readonly number[]): void =>
  void tabStorage.set(keyOf(cartId), declined.length > 0 ? declined.join() : null);
