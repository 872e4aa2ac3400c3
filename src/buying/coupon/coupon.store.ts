import { type ExpressionBuilder, sql } from "kysely";
import type { CouponId, OrderId, UserId } from "../../contract/ids.ts";
import { builtOnce } from "../../platform/db/built-once.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { lockMailbox } from "../../platform/db/lock-mailbox.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Coupon } from "./coupon.ts";

/** A person is their mailbox: `asha+2@` has no second use. */
const accountsOfMailbox = (eb: ExpressionBuilder<Tables, keyof Tables>, userId: UserId) =>
  eb
    .selectFrom("users as same")
    .innerJoin("users as person", "person.mailbox", "same.mailbox")
    .select("same.user_id")
    .where("person.user_id", "=", userId);

export interface CouponWithUses {
  readonly coupon: Coupon | undefined;
  readonly usedByThisUser: boolean;
  readonly usedByAnyone: boolean;
}

/**
 * A coupon by its folded code. For one that is used once by each person: whether this person has a redemption of it that
 * was not released; for a personal code: whether anybody has. Each `once_per` lets the query use the unique index of such
 * redemptions; without it, every use of a shared code would be read for every order.
 */
export async function findCouponByCode(
  db: Db | Trx,
  codeFolded: string,
  userId: UserId,
): Promise<CouponWithUses> {
  const [row] = await readCoupon(db, { codeFolded, userId });
  if (!row) return { coupon: undefined, usedByThisUser: false, usedByAnyone: false };
  return {
    coupon: {
      couponId: row.coupon_id,
      code: row.code,
      kind: row.kind,
      occasionId: row.occasion_id,
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

const readCoupon = builtOnce((db, { codeFolded, userId }: { codeFolded: string; userId: UserId }) =>
  db
    .selectFrom("coupons")
    .select([
      "coupon_id",
      "code",
      "kind",
      "occasion_id",
      "basis_points",
      "amount_paise",
      "bound_email",
      "starts_at",
      "ends_at",
    ])
    .select(["max_uses", "use_count", "once_per", "switched_off_at"])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom("redemptions")
            .select(sql`1`.as("one"))
            .whereRef("redemptions.coupon_id", "=", "coupons.coupon_id")
            .where("user_id", "in", accountsOfMailbox(eb, userId))
            .where("once_per", "=", sql.lit("user" as const))
            .where("released_at", "is", null),
        )
        .as("used_by_this_user"),
      eb
        .exists(
          eb
            .selectFrom("redemptions")
            .select(sql`1`.as("one"))
            .whereRef("redemptions.coupon_id", "=", "coupons.coupon_id")
            .where("once_per", "=", sql.lit("coupon" as const))
            .where("released_at", "is", null),
        )
        .as("used_by_anyone"),
    ])
    .where("code_folded", "=", codeFolded),
);

/**
 * Claims a use of the coupon for an order. Returns why it is lost, or undefined when it is claimed. The insert comes first
 * because it locks the coupon: staff who change the limit or switch it off at the same moment either wait and then count
 * this use, or are done and this function sees it. After a lost claim the caller must roll back.
 */
export async function claimCoupon(
  trx: Trx,
  coupon: Pick<Coupon, "couponId" | "oncePer">,
  claim: { userId: UserId; orderId: OrderId; now: Date },
): Promise<"used" | "used_up" | "switched_off" | undefined> {
  if (coupon.oncePer === "user") {
    await lockMailbox(trx, claim.userId);
    if (await isUsedByMailbox(trx, coupon.couponId, claim.userId)) return "used";
  }
  // A concurrent order with the same claim is waited for; the unique indexes then leave one of the two.
  const inserted = trx
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
  const current = trx
    .selectFrom("coupons")
    .select(["max_uses", "switched_off_at"])
    .where("coupon_id", "=", coupon.couponId)
    .executeTakeFirstOrThrow();
  const counted = trx
    .updateTable("coupons")
    .set((eb) => ({ use_count: eb("use_count", "+", 1) }))
    .where("coupon_id", "=", coupon.couponId)
    .whereRef("use_count", "<", "max_uses")
    .executeTakeFirst();
  const [redemption, { max_uses, switched_off_at }, { numUpdatedRows }] = await Promise.all([
    inserted,
    current,
    counted,
  ]);
  if (!redemption) return "used";
  if (switched_off_at !== null) return "switched_off";
  return max_uses === null || numUpdatedRows > 0n ? undefined : "used_up";
}

async function isUsedByMailbox(trx: Trx, couponId: CouponId, userId: UserId): Promise<boolean> {
  const used = await trx
    .selectFrom("redemptions")
    .select("redemption_id")
    .where("coupon_id", "=", couponId)
    .where("released_at", "is", null)
    .where("user_id", "in", (eb) => accountsOfMailbox(eb, userId))
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** Releases the coupon of a cancelled order, so that it can be used again. */
export async function releaseCoupon(trx: Trx, orderId: OrderId, now: Date): Promise<void> {
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

/** Nobody can redeem these any more. */
export async function switchOffCoupons(trx: Trx, couponIds: readonly CouponId[], now: Date): Promise<void> {
  if (couponIds.length === 0) return;
  await trx
    .updateTable("coupons")
    .set((eb) => ({ switched_off_at: now, version: eb("version", "+", 1) }))
    .where("coupon_id", "in", couponIds)
    .execute();
}
