import { sql } from "kysely";
import type { MemberId, UserId } from "../../contract/ids.ts";
import { courierEventsOf } from "../../orders/shipment/courier-events-of.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { PersonToErase } from "../../platform/erasure/person-to-erase.ts";
import { mailsOfPerson } from "../../platform/mail/mails-of-person.ts";

const count = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${of})`;
/** The person, and how many rows there are to erase. Undefined when there is no such person. */
export async function findErasable(db: Db | Trx, userId: UserId) {
  const person = await db
    .selectFrom("users")
    .select([
      "user_id as userId",
      "email",
      "email_folded as folded",
      "role",
      "version",
      "had_kit",
      "erased_at",
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!person) return undefined;
  const { folded } = person;
  const counted = await db
    .selectNoFrom([
      count(sql`(select distinct family_id from sessions where user_id = ${userId}) as logins`).as("logins"),
      count(sql`saved_addresses where user_id = ${userId}`).as("savedAddresses"),
      count(sql`orders where user_id = ${userId}`).as("orders"),
      count(sql`invoices join orders using (order_id) where orders.user_id = ${userId}`).as("invoices"),
      count(sql`enquiries where lower(email) = ${folded}`).as("enquiries"),
      count(sql`quotes where email_folded = ${folded}`).as("quotes"),
      count(mailsOfPerson(userId, folded)).as("mails"),
      count(sql`coupons where bound_email = ${folded}`).as("codes"),
      count(
        sql`members m where m.user_id = ${userId} or exists (
          select from member_emails e where e.member_id = m.member_id and e.email_folded = ${folded})`,
      ).as("members"),
      // A parcel that is lost or came back needs no address until somebody sends it again.
      count(sql`orders o where user_id = ${userId} and status not in ('Delivered', 'Cancelled') and not (status = 'Dispatched'
        and not exists (select from shipments s where s.order_id = o.order_id and s.state = 'sent')
        and not exists (select from order_lines l where l.order_id = o.order_id and l.quantity > (select coalesce(sum(sl.quantity), 0)
          from shipment_lines sl join shipments s using (shipment_id)
          where sl.order_line_id = l.order_line_id and s.replaces_id is null and s.return_id is null)))`).as(
        "underWay",
      ),
      count(sql`kit_redemptions where user_id = ${userId} and released_at is null`).as("kits"),
    ])
    .executeTakeFirstOrThrow();
  return { ...person, ...counted };
}
export type Erasable = NonNullable<Awaited<ReturnType<typeof findErasable>>>;

/**
 * The accounts that printed cards made for the members that a person is: they hold orders of the same person, and are linked to
 * nobody. Without the person's own.
 */
export async function listCardAccounts(
  db: Db | Trx,
  userId: UserId,
  memberIds: readonly MemberId[],
): Promise<{ readonly userId: UserId; readonly email: string }[]> {
  const { rows } = await sql<{ userId: UserId; email: string }>`
    select distinct u.user_id as "userId", u.email_folded as email from kit_redemptions k join users u using (user_id)
    where k.member_id = any (${memberIds}::integer[]) and u.user_id <> ${userId}
      and u.email_folded like 'card-%@no-mailbox.invalid' order by u.user_id`.execute(db);
  return rows;
}

/** The person's rows that audit rows may name. */
export async function findAudited(trx: Trx, { userId, email }: PersonToErase) {
  const orders = await trx
    .selectFrom("orders")
    .select(["order_id as orderId", "order_no as orderNo"])
    .where("user_id", "=", userId)
    .execute();
  const enquiries = await trx
    .selectFrom("enquiries")
    .select("enquiry_id as id")
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute();
  const coupons = await trx
    .selectFrom("coupons")
    .select(["coupon_id as id", "coupon_batch_id as batchId"])
    .where("bound_email", "=", email)
    .execute();
  const courierEvents = await courierEventsOf(trx, userId).execute();
  return {
    userId,
    email,
    orders,
    enquiryIds: enquiries.map(({ id }) => id),
    couponIds: coupons.map(({ id }) => id),
    couponBatchIds: coupons.flatMap(({ batchId }) => batchId ?? []),
    courierEventIds: courierEvents.map(({ id }) => id),
  };
}

/**
 * Locks the person. An order that is being placed then finishes first and is counted, or finds the person
 * blocked.
 */
export async function lockErasable(trx: Trx, userId: UserId): Promise<void> {
  await trx.selectFrom("carts").select("cart_key").where("user_id", "=", userId).forUpdate().execute();
  await trx.selectFrom("users").select("user_id").where("user_id", "=", userId).forNoKeyUpdate().execute();
}
