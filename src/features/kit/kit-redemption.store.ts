import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";

/**
 * Whether the person has redeemed a kit and its order was not cancelled. It also counts a kit of an erased
 * account with the same e-mail address.
 */
export async function isKitRedeemed(db: Db | Trx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where(hasRedeemedKit)
    .executeTakeFirst();
  return row !== undefined;
}

const hasRedeemedKit = sql<boolean>`(had_kit or exists (
  select 1 from kit_redemptions k where k.user_id = users.user_id and k.released_at is null))`;

/** Marks the person's kit as redeemed by an order. False when another order has redeemed it. The caller must roll back then. */
export async function claimKit(
  trx: Trx,
  claim: { userId: number; orderId: number; now: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("kit_redemptions")
    .values({ order_id: claim.orderId, user_id: claim.userId, redeemed_at: claim.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Releases the kit of a cancelled order, so that the person can redeem one again. */
export async function releaseKit(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable("kit_redemptions")
    .set({ released_at: now })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .execute();
}
