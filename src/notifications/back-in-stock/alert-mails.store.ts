import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { textInLanguage } from "../../platform/language/translated-columns.ts";
import { firstImage } from "../look/first-image.ts";
import type { AlertToMail } from "./alert-mails.ts";

const inLanguageOfAlert = (column: string, table: string, text: string) =>
  textInLanguage({ table, text, own: column }, sql`a.language`);

/** A back-in-stock alert with what its mails show. Undefined when it was withdrawn. */
export function findAlert(db: Db, alertId: number): Promise<AlertToMail | undefined> {
  return db
    .selectFrom("back_in_stock_alerts as a")
    .innerJoin("product_variants as v", "v.variant_id", "a.variant_id")
    .innerJoin("products as p", "p.product_id", "v.product_id")
    .leftJoin("slugs", "slugs.product_id", "p.product_id")
    .select([inLanguageOfAlert("p.name", "p", "name").as("productName"), "a.size", "slugs.slug", "a.token"])
    .select(inLanguageOfAlert("v.colour_name", "v", "colourName").as("colourName"))
    .select("a.variant_id as variantId")
    .select([sql<boolean>`a.confirmed_at is not null`.as("isConfirmed"), firstImage("a").as("imagePath")])
    .where("alert_id", "=", alertId)
    .executeTakeFirst();
}
