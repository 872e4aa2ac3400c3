import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { deleteCart, lockCart } from "./cart.store.ts";
import { mergeCarts } from "./cart.ts";
import { newCartId, toCartItem } from "./cart-item.ts";
import { lockGuestLines, readLockedLines, saveLines } from "./cart-lines.store.ts";

/**
 * Moves the lines of the guest's cart into the person's cart, at login and sign-up. Quantities of the same
 * item are added, at most to 999. Only a client that has the session id can cause this. Does nothing when the
 * guest has no cart.
 */
export async function mergeGuestCart(
  trx: Trx,
  merge: { readonly sessionHash: Buffer; readonly userId: UserId; readonly now: Date },
): Promise<void> {
  // The person's cart is always locked first, so that two merges cannot deadlock.
  const cartKey = await lockCart(trx, { userId: merge.userId }, merge.now);
  const guest = await lockGuestLines(trx, merge.sessionHash);
  if (!guest) return;
  const own = await readLockedLines(trx, cartKey);
  const merged = mergeCarts(own.map(toCartItem), guest.lines.map(toCartItem));
  await saveLines(
    trx,
    cartKey,
    merged.map((item) => ({ ...item, cartId: newCartId() })),
    merge.now,
  );
  await deleteCart(trx, guest.cartKey);
}
