import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";

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

/** The person of the provider may get a new account. */
export async function deleteLinksOf(trx: Trx, userId: UserId): Promise<void> {
  await trx.deleteFrom("company_identities").where("user_id", "=", userId).execute();
}
