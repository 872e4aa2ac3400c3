import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Caller } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import { deleteLine, findLineOwner } from "./cart.store.ts";

/**
 * Removes a line. True when there was one. A person's line needs that person's login. A guest's line is known by its
 * unguessable cartId alone, because the call has nothing else. Refuses login_needed, and not_yours for the line of
 * another person.
 */
export async function removeLine(
  db: Db,
  cartId: string,
  caller: Caller | null,
  now: Date,
): Promise<boolean | Refusal<"login_needed" | "not_yours">> {
  const line = await findLineOwner(db, cartId);
  if (!line) return false;
  if (line.userId !== null && !caller) return refuse("login_needed", "Please log in.");
  if (line.userId !== null && line.userId !== caller?.userId)
    return refuse("not_yours", "That belongs to somebody else.");
  return db.transaction().execute((trx) => deleteLine(trx, line.cartKey, cartId, now));
}
