import { sql } from "kysely";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { lockMailbox } from "../../platform/db/lock-mailbox.ts";

/**
 * Whether the person has redeemed a kit and its order was not cancelled. It also counts a kit of an erased
 * account, and of another account with the same mailbox.
 */
export async function isKitRedeemed(db: Db | Trx, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where(hasRedeemedKit)
    .executeTakeFirst();
  return row !== undefined;
}

/** A person is their mailbox: `asha+2@` has no second kit. */
const hasRedeemedKit = sql<boolean>`exists (
  select 1 from users same where same.mailbox = users.mailbox and (same.had_kit or exists (
    select 1 from kit_redemptions k where k.user_id = same.user_id and k.released_at is null)))`;

/**
 * Marks the person's kit as redeemed by an order. False when another order has redeemed it, also of another account with the
 * same mailbox. The caller must roll back then.
 */
export async function claimKit(
  trx: Trx,
  claim: { userId: UserId; orderId: OrderId; now: Date },
): Promise<boolean> {
  await lockMailbox(trx, claim.userId);
  const { rows } = await sql<{ order_id: number }>`
    insert into kit_redemptions (order_id, user_id, redeemed_at)
    select ${claim.orderId}::integer, user_id, ${claim.now}::timestamptz from users
    where user_id = ${claim.userId} and not ${hasRedeemedKit}
    on conflict do nothing returning order_id`.execute(trx);
  return rows.length > 0;
}

/** Releases the kit of a cancelled order, so that the person can redeem one again. */
export async function releaseKit(trx: Trx, orderId: OrderId, now: Date): Promise<void> {
  await trx
    .updateTable("kit_redemptions")
    .set({ released_at: now })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .execute();
}
