import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { noteEnglish } from "../../platform/language/in-language.ts";
import { textInLanguage, withoutTranslation } from "../../platform/language/translated-columns.ts";
import { firstImage } from "../look/first-image.ts";
import type { AlertToMail } from "./alert-mails.ts";

const productName = { table: "p", text: "name", own: "p.name" };
const colourName = { table: "v", text: "colourName", own: "v.colour_name" };
const language = sql.ref<string>("a.language");

/** A back-in-stock alert with what its mails show. Undefined when it was withdrawn. */
export async function findAlert(db: Db, alertId: number): Promise<AlertToMail | undefined> {
  const found = await db
    .selectFrom("back_in_stock_alerts as a")
    .innerJoin("product_variants as v", "v.variant_id", "a.variant_id")
    .innerJoin("products as p", "p.product_id", "v.product_id")
    .leftJoin("slugs", "slugs.product_id", "p.product_id")
    .select([textInLanguage(productName, language).as("productName"), "a.size", "slugs.slug", "a.token"])
    .select(textInLanguage(colourName, language).as("colourName"))
    .select(withoutTranslation([productName, colourName], language).as("untranslated"))
    .select("a.variant_id as variantId")
    .select([sql<boolean>`a.confirmed_at is not null`.as("isConfirmed"), firstImage("a").as("imagePath")])
    .where("alert_id", "=", alertId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { untranslated, ...alert } = found;
  for (const text of untranslated) noteEnglish(text);
  return alert;
}
