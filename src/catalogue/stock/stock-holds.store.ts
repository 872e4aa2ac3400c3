import { sql } from "kysely";
import type { PartSize } from "../../contract/cart.schemas.ts";
import type { ClaimLinkId, VariantId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { StockId } from "./stock-id.ts";

export interface HeldPieces {
  readonly variantId: VariantId;
  /** Empty: of the variant over all its sizes. */
  readonly size: string;
  readonly pieces: number;
}

interface Hold {
  readonly claimLinkId: ClaimLinkId;
  /** The kit, in its size; empty: it has none. */
  readonly variantId: VariantId;
  readonly size: string;
  readonly partSizes: readonly PartSize[];
  readonly until: Date;
}

/** Stores a hold with what it takes. The movements of the stock are the caller's. */
export async function insertHold(
  trx: Trx,
  { claimLinkId, variantId, size, partSizes, until }: Hold,
  pieces: readonly HeldPieces[],
): Promise<void> {
  await trx
    .insertInto("stock_holds")
    .values({
      claim_link_id: claimLinkId,
      variant_id: variantId,
      size,
      part_sizes: JSON.stringify(partSizes),
      held_until: until,
    })
    .execute();
  if (pieces.length === 0) return;
  await trx
    .insertInto("stock_hold_pieces")
    .values(
      pieces.map((each) => ({
        claim_link_id: claimLinkId,
        variant_id: each.variantId,
        size: each.size,
        quantity: each.pieces,
      })),
    )
    .execute();
}

/**
 * Ends the hold of a link, if it has one, and gives back what it took; the caller has locked that stock (lockStockOfKit). Returns what
 * came back.
 */
export async function endHold(trx: Trx, claimLinkId: ClaimLinkId, now: Date): Promise<readonly HeldPieces[]> {
  const { rows } = await sql<HeldPieces>`
    with back as (delete from stock_hold_pieces where claim_link_id = ${claimLinkId} returning variant_id, size, quantity),
      ended as (delete from stock_holds where claim_link_id = ${claimLinkId}),
      moved as (insert into stock_movements (variant_id, size, change, reason, moved_at)
        select variant_id, size, quantity, 'hold ended', ${now}::timestamptz from back order by size <> '', variant_id, size)
    select variant_id as "variantId", size, quantity as pieces from back`.execute(trx);
  return rows;
}

/** The links whose hold is due to end. */
export async function listDueHolds(db: Db, now: Date): Promise<readonly ClaimLinkId[]> {
  const rows = await db
    .selectFrom("stock_holds")
    .select("claim_link_id")
    .where("held_until", "<=", now)
    .execute();
  return rows.map(({ claim_link_id }) => claim_link_id);
}

/** Whether the hold of a link is due: its owner may hold something else meanwhile, or have ordered. */
export async function isHoldDue(trx: Trx, claimLinkId: ClaimLinkId, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("stock_holds")
    .select("claim_link_id")
    .where("claim_link_id", "=", claimLinkId)
    .where("held_until", "<=", now)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a link holds, as a demand whose stock can be locked. */
export const readHeldPieces = (trx: Trx, claimLinkId: ClaimLinkId) =>
  trx
    .selectFrom("stock_hold_pieces")
    .select(["variant_id as variantId", "size", "quantity"])
    .where("claim_link_id", "=", claimLinkId)
    .execute();

/** How many pieces of a SKU are held. */
export async function countHeld(trx: Trx, { variantId, size }: StockId): Promise<number> {
  const { pieces } = await trx
    .selectFrom("held_pieces")
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as("pieces"))
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .executeTakeFirstOrThrow();
  return pieces;
}

/** Staff no longer count a SKU: holds have nothing of it any more. */
export async function forgetHeld(trx: Trx, { variantId, size }: StockId): Promise<void> {
  await trx
    .deleteFrom("stock_hold_pieces")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .execute();
  await trx
    .deleteFrom("exchange_holds")
    .where("variant_id", "=", variantId)
    .where("size", "=", size)
    .execute();
}
