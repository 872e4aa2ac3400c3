import { sql } from "kysely";
import type { ReturnId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { HeldPieces } from "./stock-holds.store.ts";

/** Stores what an exchange holds. The movements of the stock are the caller's. */
export async function insertExchangeHold(
  trx: Trx,
  returnId: ReturnId,
  pieces: readonly HeldPieces[],
): Promise<void> {
  if (pieces.length === 0) return;
  await trx
    .insertInto("exchange_holds")
    .values(
      pieces.map(({ variantId, size, pieces: quantity }) => ({
        return_id: returnId,
        variant_id: variantId,
        size,
        quantity,
      })),
    )
    .execute();
}

/** Gives back what an exchange holds, if it holds anything; the caller has locked that stock (lockStock). */
export async function endExchangeHold(trx: Trx, returnId: ReturnId, now: Date): Promise<void> {
  await sql`
    with back as (delete from exchange_holds where return_id = ${returnId} returning variant_id, size, quantity)
    insert into stock_movements (variant_id, size, change, reason, moved_at)
      select variant_id, size, quantity, 'hold ended', ${now}::timestamptz from back
      order by size <> '', variant_id, size`.execute(trx);
}
