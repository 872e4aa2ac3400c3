import { type SelectQueryBuilder, sql } from "kysely";
import type { StaffCoupon } from "../../contract/admin/coupons.ts";
import type { CouponId, OccasionId } from "../../contract/ids.ts";
import { MAX_COUNTED } from "../../contract/list-schemas.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type PageQuery, paginate, prefixTsQuery } from "../../platform/db/paginate.ts";
import type { NewRow, Row, Tables } from "../../platform/db/tables.ts";

export interface CouponsQuery extends PageQuery {
  readonly sort: "createdAt" | "code" | "endsAt";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly kind?: StaffCoupon["kind"];
  readonly state?: StaffCoupon["state"];
  readonly audience?: "shared" | "personal";
  readonly batchId?: number;
}

const sortColumns = { createdAt: "coupons.created_at", code: "code", endsAt: "ends_at" } as const;

const columns = [
  "coupon_id",
  "code",
  "kind",
  "basis_points",
  "amount_paise",
  "once_per",
  "bound_email",
  "starts_at",
  "ends_at",
  "max_uses",
  "note",
  "coupons.created_at",
  "version",
  "coupons.coupon_batch_id",
  "coupon_batches.name as batch_name",
  "coupons.occasion_id",
] as const;

/** The state of a coupon in lists: the first condition that is true. */
const stateAt = (now: Date) => sql<StaffCoupon["state"]>`case
  when switched_off_at is not null then 'off'
  when ends_at <= ${now} then 'expired'
  when use_count >= max_uses or once_per = 'coupon' and exists (
    select 1 from redemptions r where r.coupon_id = coupons.coupon_id and r.once_per = 'coupon' and r.released_at is null) then 'used_up'
  when starts_at > ${now} then 'upcoming'
  else 'running' end`;

/** Sorted, so that PostgreSQL takes the index also where one coupon has most of the redemptions. */
const cappedUses = sql<number>`(select count(*)::int from (
  select 1 from redemptions r where r.coupon_id = coupons.coupon_id and r.released_at is null
  order by r.redemption_id limit ${sql.lit(MAX_COUNTED)}) as counted)`;

const withColumns = <O>(
  from: SelectQueryBuilder<
    Tables & { coupon_batches: Tables["coupon_batches"] | null },
    "coupons" | "coupon_batches",
    O
  >,
  now: Date,
) =>
  from.select(columns).select([stateAt(now).as("state"), cappedUses.as("uses"), occasionName.as("occasion")]);

const fromCoupons = (db: Db | Trx) =>
  db
    .selectFrom("coupons")
    .leftJoin("coupon_batches", "coupon_batches.coupon_batch_id", "coupons.coupon_batch_id");

const occasionName = sql<
  string | null
>`(select o.name from occasions o where o.occasion_id = coupons.occasion_id)`;

/** One page of the coupons that match the filters. */
export function listCoupons(db: Db, query: CouponsQuery, now: Date) {
  const words = prefixTsQuery(query.q);
  let found = fromCoupons(db);
  if (words) found = found.where(sql<boolean>`coupons.search @@ ${words}::tsquery`);
  if (query.kind) found = found.where("kind", "=", query.kind);
  if (query.audience)
    found = found.where("bound_email", query.audience === "personal" ? "is not" : "is", null);
  if (query.batchId) found = found.where("coupons.coupon_batch_id", "=", query.batchId);
  if (query.state) found = found.where(stateAt(now), "=", query.state);
  return paginate(db, query, found, (rows) =>
    rows
      .select(columns)
      .select([stateAt(now).as("state"), cappedUses.as("uses"), occasionName.as("occasion")])
      .orderBy(sortColumns[query.sort], query.order)
      .orderBy("coupon_id", query.order),
  );
}
export type StaffCouponRow = Awaited<ReturnType<typeof listCoupons>>["rows"][number];

export const findStaffCoupon = (db: Db | Trx, couponId: CouponId, now: Date) =>
  withColumns(fromCoupons(db), now).where("coupon_id", "=", couponId).executeTakeFirst();

/**
 * Locks one coupon, also against claims. An order that claims it now comes before the change, or sees the
 * change.
 */
export const lockCoupon = (trx: Trx, couponId: CouponId) =>
  trx.selectFrom("coupons").selectAll().where("coupon_id", "=", couponId).forUpdate().executeTakeFirst();

/** The number of uses by orders that were not cancelled. A new limit starts to count from it. */
export async function countUses(trx: Trx, couponId: CouponId): Promise<number> {
  const { uses } = await trx
    .selectFrom("redemptions")
    .select(sql<number>`count(*)::int`.as("uses"))
    .where("coupon_id", "=", couponId)
    .where("released_at", "is", null)
    .executeTakeFirstOrThrow();
  return uses;
}

/** Whether there is an occasion for coupons, one that is not archived. */
export async function isOccasion(db: Db | Trx, occasionId: OccasionId): Promise<boolean> {
  const row = await db
    .selectFrom("occasions")
    .select("occasion_id")
    .where("occasion_id", "=", occasionId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a coupon. Undefined when its folded code exists already. */
export const insertCoupon = (trx: Trx, coupon: NewRow<"coupons">) =>
  trx
    .insertInto("coupons")
    .values(coupon)
    .onConflict((conflict) => conflict.column("code_folded").doNothing())
    .returning("coupon_id")
    .executeTakeFirst();

export type CouponColumns = Partial<
  Pick<
    Row<"coupons">,
    | "basis_points"
    | "amount_paise"
    | "starts_at"
    | "ends_at"
    | "max_uses"
    | "use_count"
    | "note"
    | "switched_off_at"
  >
>;

export async function updateCoupon(trx: Trx, couponId: CouponId, change: CouponColumns): Promise<void> {
  await trx
    .updateTable("coupons")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("coupon_id", "=", couponId)
    .execute();
}

/** One page of the people who used a coupon, with their orders. */
export function listUses(
  db: Db,
  couponId: CouponId,
  query: PageQuery & { readonly order: "asc" | "desc"; readonly q?: string },
) {
  const words = prefixTsQuery(query.q);
  let found = db
    .selectFrom("redemptions")
    .innerJoin("orders", "orders.order_id", "redemptions.order_id")
    .innerJoin("users", "users.user_id", "redemptions.user_id")
    .where("coupon_id", "=", couponId);
  if (words) found = found.where(sql<boolean>`orders.search @@ ${words}::tsquery`);
  return paginate(db, query, found, (rows) =>
    rows
      .select(["redemption_id", "order_no", "redemptions.user_id", "first_name", "last_name", "email"])
      .select(["redeemed_at", "released_at"])
      .orderBy("redeemed_at", query.order)
      .orderBy("redemption_id", query.order),
  );
}
export type CouponUseListRow = Awaited<ReturnType<typeof listUses>>["rows"][number];
