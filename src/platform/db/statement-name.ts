import type pg from "pg";

/** At most this many statements get a name: lists of changing length would create names without end. */
const MAX_NAMES = 400;
const names = new Map<string, string>();

/**
 * The list of values may be empty where the text is one query: other texts without values may be several statements, which cannot be
 * prepared, or a `begin`. Statements that return all columns of a table stay unnamed, because a migration during the run would
 * change their result.
 */
export function nameOf({ text, values }: pg.QueryConfig): string | undefined {
  if (!values) return undefined;
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES || returnsAllColumns(text)) return known;
  if (values.length === 0 && !isOneQuery(text)) return undefined;
  const name = `kitstore_${names.size}`;
  names.set(text, name);
  return name;
}

const isOneQuery = (text: string): boolean => /^\s*(?:select|with)\b/i.test(text) && !text.includes(";");

/** A list of result columns that a migration can change, as in `select *` and `t.*`. A product is none. */
const ALL_COLUMNS = /(?:\bselect|\breturning|[,.])\s*\*/i;

/** What stands in parentheses, such as `count(*)` and the rows that the queue inserts, is no column of the result. */
function returnsAllColumns(text: string): boolean {
  if (!text.includes("*")) return false;
  let outer = text;
  for (let before = ""; before !== outer; ) {
    before = outer;
    outer = outer.replaceAll(/\([^()]*\)/g, "");
  }
  return ALL_COLUMNS.test(outer);
}
