import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import { homeLanguages } from "./home-languages.ts";
import { type Language, languages } from "./language.ts";

/** The language in which a customer ordered last, as a part of a statement; null without an order. */
export const latestOrderLanguage = (userId: UserId | null) =>
  sql<Language | null>`(select language from orders where user_id = ${userId} order by placed_at desc limit 1)`;

/** The language of the store's home country, where the shop is in it, as a part of a statement; else English. */
export const languageOfStore = () => {
  const rows = homeLanguages(languages);
  if (rows.length === 0) return sql<Language>`'en'`;
  const known = rows.map(({ language, country }, at) => sql`(${at}::int, ${language}, ${country})`);
  return sql<Language>`coalesce((
    select known.language from (values ${sql.join(known)}) as known (rank, language, country)
      join store_settings as home on home.name = 'homeCountry' and home.value #>> '{}' = known.country
      join store_settings as offered on offered.name = 'languages'
        and offered.value @> jsonb_build_array(known.language::text)
      order by known.rank limit 1), 'en')`;
};
