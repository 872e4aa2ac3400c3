import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Identity } from "./identity.ts";

/** The account that this person of the provider is linked to. */
export async function findLinkedUser(
  db: Db | Trx,
  issuer: string,
  subject: string,
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom("company_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether the account already belongs to a person of the provider. If so, the address was given to somebody new there. */
export async function isLinked(trx: Trx, issuer: string, userId: UserId): Promise<boolean> {
  const row = await trx
    .selectFrom("company_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false when another request linked one of the two at the same moment. */
export async function insertLink(
  trx: Trx,
  link: { readonly issuer: string; readonly subject: string; readonly userId: UserId; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("company_identities")
    .values({ issuer: link.issuer, subject: link.subject, user_id: link.userId, linked_at: link.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const accountColumns = [
  ...(["user_id", "email", "first_name", "last_name", "contact_no", "is_org", "role"] as const),
  ...(["email_proved_at", "password_hash", "blocked_at"] as const),
] as const;

/** Locks an account until the transaction ends, by its id or its normalized e-mail address. */
export const lockAccount = (trx: Trx, by: { readonly userId: UserId } | { readonly email: string }) =>
  trx
    .selectFrom("users")
    .select(accountColumns)
    .where((eb) => ("userId" in by ? eb("user_id", "=", by.userId) : eb("email_folded", "=", by.email)))
    .forNoKeyUpdate()
    .executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/**
 * Hands an account whose address nobody had proved to its person: with their names, and without a password that somebody else
 * set.
 */
export async function claimAccount(trx: Trx, userId: UserId, identity: Identity, now: Date): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      first_name: identity.firstName,
      last_name: identity.lastName,
      contact_no: null,
      password_hash: null,
      email_proved_at: now,
    })
    .where("user_id", "=", userId)
    .execute();
}
