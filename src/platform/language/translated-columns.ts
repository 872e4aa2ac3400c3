import { type RawBuilder, sql } from "kysely";
import type { Language } from "./language.ts";

/** A text of a row by the tags of the languages that it is translated into. */
export type TextByLanguage = Readonly<Record<Language, string>>;

/** The same as a part of a statement. Most rows have no translation, and those need no look into each. */
export const textByLanguage = (table: string, text: string) => {
  const translations = sql`${sql.table(table)}.translations`;
  return sql<TextByLanguage>`case when ${translations} = '{}' then '{}'::jsonb else (
    select coalesce(jsonb_object_agg(each.key, each.value ->> ${sql.lit(text)}), '{}')
    from jsonb_each(${translations}) as each where each.value ? ${sql.lit(text)}) end`;
};

/** What a line item keeps of its name, in the language of its order; null: that has no other. */
export const inLanguageOf = (language: Language, text: string | null): TextByLanguage =>
  text === null ? {} : { [language]: text };

interface OwnText {
  readonly table: string;
  readonly text: string;
  /** The column that has it in the store's own words. */
  readonly own: string;
}

/** A text of a row in a language, a tag or a column that has one, as a part of a statement; else the store's own words. */
export const textInLanguage = ({ table, text, own }: OwnText, language: Language | RawBuilder<Language>) =>
  sql<string>`coalesce(${sql.table(table)}.translations -> (${language})::text ->> ${sql.lit(text)}, ${sql.ref(own)})`;

/** Which of these texts `textInLanguage` has in the store's own words, as a part of a statement: nobody has translated them. */
export const withoutTranslation = (texts: readonly OwnText[], language: Language | RawBuilder<Language>) =>
  sql<string[]>`array_remove(array[${sql.join(
    texts.map(
      ({ table, text, own }) =>
        sql`case when (${sql.table(table)}.translations -> (${language})::text ->> ${sql.lit(text)}) is null then ${sql.ref(own)} end`,
    ),
  )}]::text[], null)`;

/** The same of a line item. */
export const withoutTranslationOfLine = sql<string[]>`array_remove(array[
  case when order_lines.translated_name is null then order_lines.product_name end,
  case when order_lines.translated_colour is null then order_lines.colour_name end], null)`;

/** How a line item is named to the customer: in the language of the order. Staff read `product_name` and `colour_name`. */
export const shownName = sql<string>`coalesce(order_lines.translated_name, order_lines.product_name)`;
export const shownColour = sql<string>`coalesce(order_lines.translated_colour, order_lines.colour_name)`;
