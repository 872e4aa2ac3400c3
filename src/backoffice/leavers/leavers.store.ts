import { sql } from "kysely";
import { isKitOrder } from "../../orders/order/kit-orders.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { mailboxOf } from "../../platform/mail/email-address.ts";
import type { LeaverHoldings } from "./plan-leavers.ts";

const anyMailboxOf = (emails: readonly string[]) => sql`any (${[...new Set(emails.map(mailboxOf))]}::text[])`;
/** As the column `users.mailbox` is made. */
const boundMailbox = sql`case when split_part(bound_email, '@', 2) in ('gmail.com', 'googlemail.com')
  then replace(split_part(split_part(bound_email, '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(bound_email, '@', 1), '+', 1) || '@' || split_part(bound_email, '@', 2) end`;
/** Members with one of these mailboxes, or with an account that has one. */
const isMemberOf = (emails: readonly string[]) =>
  sql<boolean>`(members.member_id in (select e.member_id from member_emails e where e.mailbox = ${anyMailboxOf(emails)})
    or members.user_id in (select u.user_id from users u where u.mailbox = ${anyMailboxOf(emails)}))`;
const isUsableCode = (
  now: Date,
) => sql<boolean>`switched_off_at is null and (ends_at is null or ends_at > ${now})
  and not exists (select 1 from redemptions r where r.coupon_id = coupons.coupon_id and r.released_at is null)`;

/**
 * Locks everything that leaving ends, always in this order: carts, people, orders, members, codes. The cart lock makes
 * an order that is being placed finish first, or find its customer blocked. Rows that only refer to a locked
 * person or order may still be written.
 */
export async function lockLeavers(trx: Trx, emails: readonly string[]): Promise<void> {
  const people = trx
    .selectFrom("users")
    .select("user_id")
    .where(sql<boolean>`mailbox = ${anyMailboxOf(emails)}`);
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
    .selectFrom("members")
    .select("member_id")
    .where(isMemberOf(emails))
    .orderBy("member_id")
    .forUpdate()
    .execute();
  await trx
    .selectFrom("coupons")
    .select("coupon_id")
    .where("bound_email", "is not", null)
    .where(sql<boolean>`${boundMailbox} = ${anyMailboxOf(emails)}`)
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
    .where(sql<boolean>`mailbox = ${anyMailboxOf(emails)}`)
    .execute();
  const codes = await db
    .selectFrom("coupons")
    .select(["coupon_id as couponId"])
    .select(sql<string>`bound_email`.as("email"))
    .where("bound_email", "is not", null)
    .where(sql<boolean>`${boundMailbox} = ${anyMailboxOf(emails)}`)
    .where(isUsableCode(now))
    .orderBy("coupon_id")
    .execute();
  const orders = await db
    .selectFrom("orders")
    .innerJoin("users", "users.user_id", "orders.user_id")
    .select(["orders.user_id as userId", "email", "order_id as orderId", "order_no as orderNo", "status"])
    // What replaces a kit, or a part of it, is one too: it is free, and for who works here.
    .select(isKitOrder.as("isSwag"))
    .where(sql<boolean>`mailbox = ${anyMailboxOf(emails)}`)
    .where("status", "not in", ["Delivered", "Cancelled"])
    .orderBy("order_id")
    .execute();
  const employments = await db
    .selectFrom("member_employments")
    .innerJoin("members", "members.member_id", "member_employments.member_id")
    .select(["members.member_id as memberId", "user_id as userId", "start_on as startOn", "end_on as endOn"])
    .select(
      sql<string[]>`array(select e.mailbox from member_emails e where e.member_id = members.member_id)`.as(
        "mailboxes",
      ),
    )
    .where(isMemberOf(emails))
    .orderBy("members.member_id")
    .orderBy("start_on")
    .execute();
  return { accounts, codes, orders, employments };
}
