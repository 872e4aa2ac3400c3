import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Who } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { deleteLine, findLineOwner } from "./cart.store.ts";

/**
 * Removes a line: true when it was there. A person's line needs that person's login; a guest's line is known by its
 * unguessable cartId alone, as the call carries nothing else.
 */
export async function removeLine(
  db: Db,
  cartId: string,
  who: Who | null,
  now: Date,
): Promise<boolean | Refusal> {
  const line = await findLineOwner(db, cartId);
  if (!line) return false;
  if (line.userId !== null && !who) return refuse("login_needed", "Please log in.");
  if (line.userId !== null && line.userId !== who?.userId)
    return refuse("not_yours", "That belongs to somebody else.");
  return db.transaction().execute((trx) => deleteLine(trx, line.cartKey, cartId, now));
}
