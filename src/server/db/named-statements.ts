import type pg from "pg";

/** At most this many statements get a name: lists of changing length would create names without end. */
const MAX_NAMES = 400;
const names = new Map<string, string>();

/**
 * Gives every statement with parameters a name, so that PostgreSQL parses and plans it once per connection. A text
 * without parameters may contain several statements, which cannot be prepared. Statements with `*` stay unnamed,
 * because a migration during the run would change their result columns.
 */
export function nameStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    const name =
      typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  }) as typeof client.query;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES || text.includes("*")) return known;
  const name = `kitstore_${names.size}`;
  names.set(text, name);
  return name;
}
