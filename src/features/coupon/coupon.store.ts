import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Coupon } from "./coupon.ts";

export interface CouponWithUses {
  readonly coupon: Coupon | undefined;
  readonly usedByThisUser: boolean;
  readonly usedByAnyone: boolean;
}

/**
 * A coupon by its folded code, and whether this person, or anybody, has a redemption of it that was not
 * released.
 */
export async function findCouponByCode(
  db: Db | Trx,
  codeFolded: string,
  userId: number,
): Promise<CouponWithUses> {
  const row = await db
    .selectFrom("coupons")
    .selectAll()
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom("redemptions")
            .select(sql`1`.as("one"))
            .whereRef("redemptions.coupon_id", "=", "coupons.coupon_id")
            .where("user_id", "=", userId)
            .where("released_at", "is", null),
        )
        .as("used_by_this_user"),
      eb
        .exists(
          eb
            .selectFrom("redemptions")
            .select(sql`1`.as("one"))
            .whereRef("redemptions.coupon_id", "=", "coupons.coupon_id")
            .where("released_at", "is", null),
        )
        .as("used_by_anyone"),
    ])
    .where("code_folded", "=", codeFolded)
    .executeTakeFirst();
  if (!row) return { coupon: undefined, usedByThisUser: false, usedByAnyone: false };
  return {
    coupon: {
      couponId: row.coupon_id,
      code: row.code,
      kind: row.kind,
      basisPoints: row.basis_points,
      amountPaise: row.amount_paise,
      boundEmail: row.bound_email,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      maxUses: row.max_uses,
      useCount: row.use_count,
      oncePer: row.once_per,
      switchedOffAt: row.switched_off_at,
    },
    usedByThisUser: Boolean(row.used_by_this_user),
    usedByAnyone: Boolean(row.used_by_anyone),
  };
}

/**
 * Claims a use of the coupon for an order. Returns why it is lost, or undefined when it is claimed. The insert comes first
 * because it locks the coupon: staff who change the limit or switch it off at the same moment either wait and then count
 * this use, or are done and this function sees it. After a lost claim the caller must roll back.
 */
export async function claimCoupon(
  trx: Trx,
  coupon: Pick<Coupon, "couponId" | "oncePer">,
  claim: { userId: number; orderId: number; now: Date },
): Promise<"used" | "used_up" | "switched_off" | undefined> {
  // A concurrent order with the same claim is waited for; the unique indexes then leave one of the two.
  const inserted = await trx
    .insertInto("redemptions")
    .values({
      coupon_id: coupon.couponId,
      once_per: coupon.oncePer,
      user_id: claim.userId,
      order_id: claim.orderId,
      redeemed_at: claim.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("redemption_id")
    .executeTakeFirst();
  if (!inserted) return "used";
  const { max_uses, switched_off_at } = await trx
    .selectFrom("coupons")
    .select(["max_uses", "switched_off_at"])
    .where("coupon_id", "=", coupon.couponId)
    .executeTakeFirstOrThrow();
  if (switched_off_at !== null) return "switched_off";
  if (max_uses === null) return undefined;
  const { numUpdatedRows } = await trx
    .updateTable("coupons")
    .set((eb) => ({ use_count: eb("use_count", "+", 1) }))
    .where("coupon_id", "=", coupon.couponId)
    .whereRef("use_count", "<", "max_uses")
    .executeTakeFirst();
  return numUpdatedRows > 0n ? undefined : "used_up";
}

/** Releases the coupon of a cancelled order, so that it can be used again. */
export async function releaseCoupon(trx: Trx, orderId: number, now: Date): Promise<void> {
  const released = await trx
    .updateTable("redemptions")
    .set({ released_at: now })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .returning("coupon_id")
    .execute();
  for (const { coupon_id } of released) {
    await trx
      .updateTable("coupons")
      .set((eb) => ({ use_count: eb("use_count", "-", 1) }))
      .where("coupon_id", "=", coupon_id)
      .where("max_uses", "is not", null)
      .where("use_count", ">", 0)
      .execute();
  }
}
