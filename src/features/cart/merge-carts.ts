import type { Trx } from "../../server/db/database.ts";
import { deleteCart, lockCart, lockGuestLines, readLockedLines, saveLines } from "./cart.store.ts";
import { mergeCarts } from "./cart.ts";
import { itemOf, newCartId } from "./cart-item.ts";

/**
 * At login and sign-up: the lines of the session's cart move into the person's, equal ones adding up to at most 999.
 * Only the holder of the session id can cause it. Nothing happens when the guest has no cart.
 */
export async function mergeGuestCart(
  trx: Trx,
  merge: { sessionHash: Buffer; userId: number; now: Date },
): Promise<void> {
  const cartKey = await lockCart(trx, { userId: merge.userId }, merge.now); // always first: two merges cannot deadlock
  const guest = await lockGuestLines(trx, merge.sessionHash);
  if (!guest) return;
  const own = await readLockedLines(trx, cartKey);
  const merged = mergeCarts(own.map(itemOf), guest.lines.map(itemOf));
  await saveLines(
    trx,
    cartKey,
    merged.map((item) => ({ ...item, cartId: newCartId() })),
    merge.now,
  );
  await deleteCart(trx, guest.cartKey);
}
