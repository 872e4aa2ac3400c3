import { sql } from "kysely";
import type { Db, Trx } from "../../server/db/database.ts";

/** What stands where a person stood. */
const GONE = "Erased";

export interface ToErase {
  readonly userId: number;
  readonly email: string;
  readonly now: Date;
}

const count = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${of})`;
const theirMails = (
  userId: number,
  email: string,
) => sql`mails m where m.user_id = ${userId} or lower(m.recipient) = ${email}
  or m.order_id in (select order_id from orders where user_id = ${userId})
  or m.enquiry_id in (select enquiry_id from enquiries where lower(enquiries.email) = ${email})`;

/** Who it is and what there is to erase. */
export async function readErasable(db: Db | Trx, userId: number) {
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
      count(sql`sessions where user_id = ${userId}`).as("logins"),
      count(sql`saved_addresses where user_id = ${userId}`).as("savedAddresses"),
      count(sql`orders where user_id = ${userId}`).as("orders"),
      count(sql`invoices join orders using (order_id) where orders.user_id = ${userId}`).as("invoices"),
      count(sql`enquiries where lower(email) = ${folded}`).as("enquiries"),
      count(theirMails(userId, folded)).as("mails"),
      count(sql`coupons where bound_email = ${folded}`).as("codes"),
      count(sql`orders where user_id = ${userId} and status not in ('Delivered', 'Cancelled')`).as(
        "underWay",
      ),
      count(sql`kit_redemptions where user_id = ${userId} and released_at is null`).as("kits"),
    ])
    .executeTakeFirstOrThrow();
  return { ...person, ...counted };
}
export type Erasable = NonNullable<Awaited<ReturnType<typeof readErasable>>>;

/** Holds the person: an order that is being placed comes before and is seen, or finds them blocked. */
export async function lockErasable(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom("carts").select("cart_key").where("user_id", "=", userId).forUpdate().execute();
  await trx.selectFrom("users").select("user_id").where("user_id", "=", userId).forNoKeyUpdate().execute();
}

export async function readErasureKey(trx: Trx | Db): Promise<string> {
  const { secret } = await trx.selectFrom("erasure_key").select("secret").executeTakeFirstOrThrow();
  return secret;
}

export async function keepKitHash(trx: Trx, addressHash: Buffer): Promise<void> {
  await trx
    .insertInto("erased_kits")
    .values({ address_hash: addressHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isKitHashKept(trx: Trx, addressHash: Buffer): Promise<boolean> {
  const kept = await trx
    .selectFrom("erased_kits")
    .select(sql`1`.as("one"))
    .where("address_hash", "=", addressHash)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Mails first: they are found by what is erased after them. What still waits is not sent. */
export async function eraseMails(trx: Trx, { userId, email, now }: ToErase): Promise<void> {
  await sql`update mails set recipient = ${GONE}, subject = null, text_body = null, html_body = null, last_error = null,
    state = case state when 'queued' then 'failed' else state end, settled_at = coalesce(settled_at, ${now})
    where mail_id in (select m.mail_id from ${theirMails(userId, email)})`.execute(trx);
}

export async function eraseEnquiries(trx: Trx, { email }: ToErase): Promise<void> {
  await sql`update enquiry_replies set body = ${GONE}
    where enquiry_id in (select enquiry_id from enquiries where lower(email) = ${email})`.execute(trx);
  await trx
    .updateTable("enquiries")
    .set((eb) => ({
      name: GONE,
      email: GONE,
      description: GONE,
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

/** Their personal codes stay for the orders that used them, and are nobody's. */
export async function eraseCodes(trx: Trx, { userId, email, now }: ToErase): Promise<void> {
  await trx
    .updateTable("coupons")
    .set((eb) => ({
      bound_email: nobody(userId),
      note: "",
      switched_off_at: eb.fn.coalesce("switched_off_at", eb.val(now)),
      version: eb("version", "+", 1),
    }))
    .where("bound_email", "=", email)
    .execute();
}

/** The account stays as a row that names nobody and lets nobody in; its address is free. */
export async function eraseAccount(trx: Trx, { userId, now }: ToErase): Promise<void> {
  for (const table of ["sessions", "one_time_codes", "saved_addresses", "carts", "second_factors"] as const)
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  await trx
    .updateTable("users")
    .set((eb) => ({
      email: nobody(userId),
      email_folded: nobody(userId),
      first_name: GONE,
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

/**
 * Orders keep number, amounts, lines, steps, country and region (taxes hang on them); who and where exactly is replaced.
 * After the account: an order's words are written anew from it.
 */
export async function eraseOrders(trx: Trx, { userId }: ToErase): Promise<void> {
  const theirs = trx.selectFrom("orders").select("order_id").where("user_id", "=", userId);
  await trx
    .updateTable("order_addresses")
    .set({
      recipient_name: GONE,
      recipient_phone: GONE,
      address: GONE,
      recipient_city: GONE,
      postal_code: "",
    })
    .where("order_id", "in", theirs)
    .execute();
  await trx.updateTable("order_notes").set({ note: GONE }).where("order_id", "in", theirs).execute();
  for (const table of ["returns", "refunds"] as const)
    await trx.updateTable(table).set({ reason: GONE }).where("order_id", "in", theirs).execute();
  await trx
    .updateTable("orders")
    .set({ recipient_name: GONE, awb_no: null, request_hash: Buffer.alloc(32) })
    .where("user_id", "=", userId)
    .execute();
}

/** An address of the reserved top-level domain `invalid`: no mail ever goes there. */
const nobody = (userId: number): string => `erased-${userId}@erased.invalid`;
