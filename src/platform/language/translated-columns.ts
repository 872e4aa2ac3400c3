import { sql } from "kysely";

/** A text of a row in German, as a part of a statement; null where it has no translation. */
export const germanText = (table: string, text: string) =>
  sql<string | null>`${sql.table(table)}.translations -> 'de' ->> ${sql.lit(text)}`;

/** How a line item is named to the customer: in the language of the order. Staff read `product_name` and `colour_name`. */
export const shownName = sql<string>`coalesce(order_lines.translated_name, order_lines.product_name)`;
export const shownColour = sql<string>`coalesce(order_lines.translated_colour, order_lines.colour_name)`;
