import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Row } from "../../platform/db/tables.ts";
import type { StoredCompany } from "../../platform/vat-number/billed-company.ts";

/** What a person sees of their own account. */
export const readOwnPerson = (db: Db, userId: UserId) =>
  db
    .selectFrom("users")
    .select([
      "email",
      "email_proved_at",
      "begun_unanswered",
      "first_name",
      "last_name",
      "contact_no",
      "chosen_language",
      "billing_company",
      "billing_vat_number",
      "billing_reference",
    ])
    .select(sql<boolean>`password_hash is not null`.as("has_password"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();

/**
 * From now on the account is the owner's of the address: what was ordered in it before may be somebody else's. `isUnanswered`:
 * the owner has still to say whether it is.
 */
export async function markClaimed(
  trx: Trx,
  userId: UserId,
  { now, isUnanswered }: { readonly now: Date; readonly isUnanswered: boolean },
): Promise<void> {
  await trx
    .updateTable("users")
    .set({ claimed_at: now, begun_unanswered: isUnanswered })
    .where("user_id", "=", userId)
    .execute();
}

/** The owner says that all of it was theirs from the start. */
export async function keepBegun(trx: Trx, userId: UserId): Promise<void> {
  await trx
    .updateTable("users")
    .set({ claimed_at: null, begun_unanswered: false })
    .where("user_id", "=", userId)
    .execute();
}

/** The owner says that what was begun before the proof was somebody else's. */
export async function forgetBegun(trx: Trx, userId: UserId): Promise<void> {
  await trx.updateTable("users").set({ begun_unanswered: false }).where("user_id", "=", userId).execute();
}

/** The link of a personal kit code was opened in the login of the sign-up: it proves the e-mail address. */
export async function markProvedByLink(trx: Trx, userId: UserId, now: Date): Promise<void> {
  await trx
    .updateTable("users")
    .set({ email_proved_at: now })
    .where("user_id", "=", userId)
    .where("email_proved_at", "is", null)
    .execute();
}

/** Writes down the company that the person's new orders are billed to. */
export async function setAccountCompany(trx: Trx, userId: UserId, company: StoredCompany): Promise<void> {
  const { billing_company, billing_vat_number, billing_reference } = company;
  await trx
    .updateTable("users")
    .set({ billing_company, billing_vat_number, billing_reference })
    .where("user_id", "=", userId)
    .execute();
}

/** Changes what a person says of themselves. */
export async function changeOwnPerson(
  trx: Trx,
  userId: UserId,
  change: Partial<Pick<Row<"users">, "first_name" | "last_name" | "contact_no" | "chosen_language">>,
): Promise<void> {
  await trx.updateTable("users").set(change).where("user_id", "=", userId).execute();
}
