import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import { latestOrderLanguage } from "../../platform/language/latest-order-language.ts";

/** The accounts with these e-mail addresses, in lower case. */
export const readAccounts = (db: Db | Trx, emails: readonly string[]) =>
  db
    .selectFrom("users")
    .select(["user_id", "email", "email_folded", "blocked_at"])
    .where("email_folded", "in", emails.length ? emails : [""])
    .execute();
export type AccountRow = Awaited<ReturnType<typeof readAccounts>>[number];

/** The orders that these keys made. */
export const readOrdersByKey = (db: Db, userIds: readonly UserId[], keys: readonly string[]) =>
  db
    .selectFrom("orders")
    .select(["order_no", "idempotency_key", "grand_total_paise"])
    .where("user_id", "in", userIds.length ? userIds : [0])
    .where("idempotency_key", "in", keys.length ? keys : [""])
    .execute();

/** The replacements of an order, cancelled ones too, oldest first. */
export const selectReplacements = (db: Db | Trx, orderId: OrderId) =>
  db.selectFrom("orders").select("order_no").where("replaces_order_id", "=", orderId).orderBy("order_id");

/** The language in which a customer ordered last; English when this is the first order. */
export async function readLatestLanguage(trx: Trx, userId: UserId): Promise<Language> {
  const { language } = await trx
    .selectNoFrom(latestOrderLanguage(userId).as("language"))
    .executeTakeFirstOrThrow();
  return language ?? "en";
}
