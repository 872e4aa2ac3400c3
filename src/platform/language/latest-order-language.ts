import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Language } from "./language.ts";

/** The language in which a customer ordered last, as a part of a statement; null without an order. */
export const latestOrderLanguage = (userId: UserId | null) =>
  sql<Language | null>`(select language from orders where user_id = ${userId} order by placed_at desc limit 1)`;

const germanSpeaking = ["Germany", "Austria", "Switzerland", "Liechtenstein"] as const;

/** German where the store offers it and is at home in a country that speaks it, as a part of a statement; else English. */
export const languageOfStore = sql<Language>`(select case when exists (
    select from store_settings where name = 'offersGerman' and value = 'true'
  ) and exists (
    select from store_settings where name = 'homeCountry' and value #>> '{}' in (${sql.join(germanSpeaking.map((country) => sql.lit(country)))})
  ) then 'de' else 'en' end)`;
