import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { courierEventsOf } from "./courier-events-of.ts";
import { ERASED, type PersonToErase } from "./person-to-erase.ts";

const count = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${of})`;
const mailsOfPerson = (
  userId: UserId,
  email: string,
) => sql`mails m where m.user_id = ${userId} or lower(m.recipient) = ${email}
  or m.order_id in (select order_id from orders where user_id = ${userId})
  or m.enquiry_id in (select enquiry_id from enquiries where lower(enquiries.email) = ${email})`;

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
      count(mailsOfPerson(userId, folded)).as("mails"),
      count(sql`coupons where bound_email = ${folded}`).as("codes"),
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

/**
 * Call it before the other erase functions: mails are found by what they erase. Mails still in the queue are
 * not sent.
 */
export async function eraseMails(trx: Trx, { userId, email, now }: PersonToErase): Promise<void> {
  await sql`update mails set recipient = ${ERASED}, subject = null, text_body = null, html_body = null, last_error = null,
    state = case state when 'queued' then 'failed' else state end, settled_at = coalesce(settled_at, ${now})
    where mail_id in (select m.mail_id from ${mailsOfPerson(userId, email)})`.execute(trx);
}

export async function eraseEnquiries(trx: Trx, { email }: PersonToErase): Promise<void> {
  await sql`update enquiry_replies set body = ${ERASED}
    where enquiry_id in (select enquiry_id from enquiries where lower(email) = ${email})`.execute(trx);
  await trx
    .updateTable("enquiries")
    .set((eb) => ({
      name: ERASED,
      email: ERASED,
      description: ERASED,
      product_idea: "",
      budget: "",
      qty: "",
      state: eb
        .case()
        .when("state", "=", "new")
        .then("closed" as const)
        .else(eb.ref("state"))
        .end(),
      version: eb("version", "+", 1),
    }))
    .where(sql<boolean>`lower(email) = ${email}`)
    .execute();
}

/**
 * Personal codes stay, because orders refer to them. They are switched off and bound to nobody. A batch that was made for
 * this person alone may be named after them; one of several people loses its name where a word of it is the person's. Call it
 * before `eraseAccount`, which forgets these words.
 */
export async function erasePersonalCodes(trx: Trx, { userId, email, now }: PersonToErase): Promise<void> {
  await sql`update coupon_batches b set name = ${ERASED}
    where exists (select from coupons c where c.coupon_batch_id = b.coupon_batch_id and c.bound_email = ${email})
      and (not exists (select from coupons c where c.coupon_batch_id = b.coupon_batch_id and c.bound_email <> ${email})
        or exists (select from users u,
          regexp_split_to_table(lower(concat_ws(' ', u.first_name, u.last_name, split_part(u.email_folded, '@', 1))), '[^[:alnum:]]+') word
          where u.user_id = ${userId} and length(word) > 2
            and word = any (regexp_split_to_array(lower(b.name), '[^[:alnum:]]+'))))`.execute(trx);
  await trx
    .updateTable("coupons")
    .set((eb) => ({
      bound_email: erasedEmail(userId),
      note: "",
      switched_off_at: eb.fn.coalesce("switched_off_at", eb.val(now)),
      version: eb("version", "+", 1),
    }))
    .where("bound_email", "=", email)
    .execute();
}

/**
 * The account stays as a row that names nobody and cannot log in. Its e-mail address is free for a new
 * account.
 */
export async function eraseAccount(trx: Trx, { userId, email, now }: PersonToErase): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("email_folded", "=", email).execute();
  for (const table of [
    "sessions",
    "known_clients",
    "one_time_codes",
    "saved_addresses",
    "carts",
    "second_factors",
    "passkeys",
    "company_identities",
  ] as const)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  for (const table of ["back_in_stock_alerts", "planned_leavers"] as const)
    await trx.deleteFrom(table).where("email_folded", "=", email).execute();
  await trx
    .updateTable("users")
    .set((eb) => ({
      email: erasedEmail(userId),
      email_folded: erasedEmail(userId),
      first_name: ERASED,
      last_name: "person",
      contact_no: null,
      password_hash: null,
      email_proved_at: null,
      blocked_at: eb.fn.coalesce("blocked_at", eb.val(now)),
      erased_at: now,
      version: eb("version", "+", 1),
    }))
    .where("user_id", "=", userId)
    .execute();
}

/** An e-mail address in the reserved top-level domain `invalid`: no mail can go there. */
const erasedEmail = (userId: UserId): string => `erased-${userId}@erased.invalid`;
