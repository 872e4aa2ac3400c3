import { sql } from "kysely";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { LeaverHoldings } from "./plan-leavers.ts";

const anyOf = (emails: readonly string[]) => sql`any (${[...emails]}::text[])`;
const isUsableCode = (
  now: Date,
) => sql<boolean>`switched_off_at is null and (ends_at is null or ends_at > ${now})
  and not exists (select 1 from redemptions r where r.coupon_id = coupons.coupon_id and r.released_at is null)`;

/**
 * Locks everything that leaving ends, always in this order: carts, people, orders, codes. The cart lock makes
 * an order that is being placed finish first, or find its customer blocked. Rows that only refer to a locked
 * person or order may still be written.
 */
export async function lockLeavers(trx: Trx, emails: readonly string[]): Promise<void> {
  const people = trx
    .selectFrom("users")
    .select("user_id")
    .where(sql<boolean>`email_folded = ${anyOf(emails)}`);
  await trx
    .selectFrom("carts")
    .select("cart_key")
    .where("user_id", "in", people)
    .orderBy("cart_key")
    .forUpdate()
    .execute();
  await people.orderBy("user_id").forNoKeyUpdate().execute();
  await trx
    .selectFrom("orders")
    .select("order_id")
    .where("user_id", "in", people)
    .where("status", "not in", ["Delivered", "Cancelled"])
    .orderBy("order_id")
    .forNoKeyUpdate()
    .execute();
  await trx
    .selectFrom("coupons")
    .select("coupon_id")
    .where(sql<boolean>`bound_email = ${anyOf(emails)}`)
    .orderBy("coupon_id")
    .forUpdate()
    .execute();
}

export async function readLeaverHoldings(
  db: Db | Trx,
  emails: readonly string[],
  now: Date,
): Promise<LeaverHoldings> {
  const accounts = await db
    .selectFrom("users")
    .select(["email_folded as email", "user_id as userId"])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("fullName"))
    .select(sql<boolean>`blocked_at is not null`.as("isBlocked"))
    .select(
      sql<number>`(select count(distinct family_id)::int from sessions s where s.user_id = users.user_id and s.replaced_at is null and s.expires_at > ${now})`.as(
        "openLogins",
      ),
    )
    .where(sql<boolean>`email_folded = ${anyOf(emails)}`)
    .execute();
  const codes = await db
    .selectFrom("coupons")
    .select(["coupon_id as couponId"])
    .select(sql<string>`bound_email`.as("email"))
    .where(sql<boolean>`bound_email = ${anyOf(emails)}`)
    .where(isUsableCode(now))
    .orderBy("coupon_id")
    .execute();
  const orders = await db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select([
      "orders.user_id as userId",
      "email",
      "order_id as orderId",
      "order_no as orderNo",
      "status",
      "is_swag as isSwag",
    ])
    .where(sql<boolean>`email_folded = ${anyOf(emails)}`)
    .where("status", "not in", ["Delivered", "Cancelled"])
    .orderBy("order_id")
    .execute();
  return { accounts, codes, orders };
}
