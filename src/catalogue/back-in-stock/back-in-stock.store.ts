import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Language } from "../../platform/language/language.ts";
import { textInLanguage } from "../../platform/language/translated-columns.ts";

/** Whether this variant, in this size where it has sizes, can be bought now. */
const isSold = sql<boolean>`p.withdrawn_at is null and v.stock is distinct from 0 and s.stock is distinct from 0`;

/** A variant in one size. Undefined when there is none, or its product is not in the shop. */
export const findSku = (db: Db, variantId: number, size: string) =>
  db
    .selectFrom("product_variants as v")
    .innerJoin("products as p", "p.product_id", "v.product_id")
    .leftJoin("variant_sizes as s", (join) =>
      join.onRef("s.variant_id", "=", "v.variant_id").on("s.size", "=", size),
    )
    .select([isSold.as("isSold"), "s.size"])
    .select(
      sql<boolean>`exists (select from variant_sizes o where o.variant_id = v.variant_id)`.as("hasSizes"),
    )
    .where("v.variant_id", "=", variantId)
    .where("p.withdrawn_at", "is", null)
    .executeTakeFirst();

export interface AlertToStore {
  readonly variantId: number;
  readonly size: string;
  readonly userId: UserId | null;
  readonly email: string;
  readonly emailFolded: string;
  readonly token: string;
  readonly language: Language;
  readonly isConfirmed: boolean;
  readonly now: Date;
}

/** Stores an alert, or finds the one that this mailbox has for the SKU. A proved caller confirms either. */
export async function saveAlert(trx: Trx, alert: AlertToStore) {
  const confirmed_at = alert.isConfirmed ? alert.now : null;
  return trx
    .insertInto("back_in_stock_alerts")
    .values({
      variant_id: alert.variantId,
      size: alert.size,
      user_id: alert.userId,
      email: alert.email,
      email_folded: alert.emailFolded,
      token: alert.token,
      language: alert.language,
      asked_at: alert.now,
      confirmed_at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["variant_id", "size", "email_folded"])
        .where("mailed_at", "is", null)
        .doUpdateSet((eb) => ({
          asked_at: alert.now,
          language: alert.language,
          confirmed_at: eb.fn.coalesce("back_in_stock_alerts.confirmed_at", eb.val(confirmed_at)),
        })),
    )
    .returning(["alert_id", "token"])
    .executeTakeFirstOrThrow();
}

/** Confirms an alert that was not mailed yet. Returns its product; undefined when there is none. */
export const confirmAlert = (db: Db, token: string, now: Date) =>
  db
    .updateTable("back_in_stock_alerts as a")
    .from("product_variants as v")
    .innerJoin("products as p", "p.product_id", "v.product_id")
    .leftJoin("slugs", "slugs.product_id", "p.product_id")
    .set({ confirmed_at: sql<Date>`coalesce(a.confirmed_at, ${now})` })
    .whereRef("v.variant_id", "=", "a.variant_id")
    .where("a.token", "=", token)
    .where("a.mailed_at", "is", null)
    .returning([
      textInLanguage({ table: "p", text: "name", own: "p.name" }, sql`a.language`).as("productName"),
      "slugs.slug as productUrl",
    ])
    .executeTakeFirst();

/** Returns 200, the call's response, even when there is no such alert. */
export async function deleteAlert(db: Db, token: string): Promise<200> {
  await db.deleteFrom("back_in_stock_alerts").where("token", "=", token).execute();
  return 200;
}

const BATCH_SIZE = 200;

/** Takes the oldest confirmed alerts whose SKU can be bought, and marks them mailed. Another process takes others. */
export async function takeDueAlerts(trx: Trx, now: Date) {
  const { rows } = await sql<{
    alertId: number;
    email: string;
    userId: UserId | null;
    language: Language;
  }>`
    update back_in_stock_alerts set mailed_at = ${now} where alert_id in (
      select a.alert_id from back_in_stock_alerts a
      join product_variants v using (variant_id) join products p using (product_id)
      left join variant_sizes s on s.variant_id = a.variant_id and s.size = a.size
      where a.confirmed_at is not null and a.mailed_at is null and ${isSold} and (a.size = '' or s.size is not null)
      order by a.alert_id limit ${BATCH_SIZE} for update of a skip locked)
    returning alert_id as "alertId", email, user_id as "userId", language`.execute(trx);
  return rows;
}

/** Deletes alerts that nobody confirmed, that were mailed, and that have waited too long. */
export async function deleteOldAlerts(
  db: Db,
  before: { readonly unconfirmed: Date; readonly mailed: Date; readonly waiting: Date },
): Promise<void> {
  await db
    .deleteFrom("back_in_stock_alerts")
    .where((eb) =>
      eb.or([
        eb.and([eb("confirmed_at", "is", null), eb("asked_at", "<", before.unconfirmed)]),
        eb("mailed_at", "<", before.mailed),
        eb("asked_at", "<", before.waiting),
      ]),
    )
    .execute();
}

/** Deletes the alerts that somebody with this normalized e-mail address asked for. */
export async function deleteAlertsTo(trx: Trx, normalizedEmail: string): Promise<void> {
  await trx.deleteFrom("back_in_stock_alerts").where("email_folded", "=", normalizedEmail).execute();
}
