import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Row } from "../../platform/db/tables.ts";
import { ERASED, erasedEmail, type PersonToErase } from "../../platform/erasure/person-to-erase.ts";
import { noCompany } from "../../platform/vat-number/billed-company.ts";

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
export async function claimAccount(
  trx: Trx,
  userId: UserId,
  owner: { readonly firstName: string; readonly lastName: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({
      first_name: owner.firstName,
      last_name: owner.lastName,
      contact_no: null,
      ...noCompany,
      password_hash: null,
      email_proved_at: owner.now,
    })
    .where("user_id", "=", userId)
    .execute();
}

export const lockPerson = (trx: Trx, userId: UserId) =>
  trx
    .selectFrom("users")
    .select(["user_id", "email", "role", "is_org", "blocked_at", "erased_at", "version"])
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Changes what staff, or the company's provider, say of an account. */
export async function changeAccount(
  trx: Trx,
  userId: UserId,
  change: Partial<Pick<Row<"users">, "role" | "is_org" | "blocked_at">>,
): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({ ...change, version: eb("version", "+", 1) }))
    .where("user_id", "=", userId)
    .execute();
}

/**
 * Locks the administrators who can log in. The id order prevents a deadlock, and the lock prevents that two
 * administrators demote each other at the same time.
 */
export const lockAdministrators = (trx: Trx) =>
  trx
    .selectFrom("users")
    .select("user_id")
    .where("role", "=", "admin")
    .where("blocked_at", "is", null)
    .orderBy("user_id")
    .forNoKeyUpdate()
    .execute();

/** Blocks people who are not blocked yet; nobody of them can log in from then on. */
export async function blockPeople(trx: Trx, userIds: readonly UserId[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .updateTable("users")
    .set((eb) => ({ blocked_at: eb.fn.coalesce("blocked_at", eb.val(now)), version: eb("version", "+", 1) }))
    .where("user_id", "in", userIds)
    .execute();
}

/** What the start does with an account of the demo whose password everybody knows. */
export async function secureDemoAccount(
  trx: Trx,
  userId: UserId,
  change: { readonly blocked_at: Date } | { readonly password_hash: string },
): Promise<void> {
  await trx.updateTable("users").set(change).where("user_id", "=", userId).execute();
}

/**
 * The account stays as a row that names nobody and cannot log in. Its e-mail address is free for a new
 * account.
 */
export async function eraseAccount(trx: Trx, { userId, now }: PersonToErase): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({
      email: erasedEmail(userId),
      email_folded: erasedEmail(userId),
      first_name: ERASED,
      last_name: "person",
      contact_no: null,
      ...noCompany,
      updates_email: null,
      password_hash: null,
      email_proved_at: null,
      blocked_at: eb.fn.coalesce("blocked_at", eb.val(now)),
      erased_at: now,
      version: eb("version", "+", 1),
    }))
    .where("user_id", "=", userId)
    .execute();
}
