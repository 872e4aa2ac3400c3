import type pg from "pg";

/** Beyond this many texts (lists of changing length make new ones) a statement stays unnamed. */
const MOST = 400;
const names = new Map<string, string>();

/**
 * Makes every parameterised statement of a connection a named one, so that PostgreSQL parses and plans it once per
 * connection. Without parameters a text may hold several statements, which cannot be prepared. Statements with `*` stay unnamed: a migration under a running process would change their result.
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
  if (known || names.size >= MOST || text.includes("*")) return known;
  const name = `kitstore_${names.size}`;
  names.set(text, name);
  return name;
}
