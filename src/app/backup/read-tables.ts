import type pg from "pg";
import type { TableHeader } from "./backup-lines.ts";

const NOT_COPIED = ["schema_migrations"]; // each database has its own list

/** Every table of the store, by name, without the columns that the database works out itself. */
export async function readTables(client: pg.ClientBase): Promise<TableHeader[]> {
  const { rows } = await client.query<TableHeader>(
    `select c.relname as name, json_agg(a.attname order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
     group by 1 order by 1`,
    [NOT_COPIED],
  );
  return rows;
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const listOf = (names: readonly string[]): string => names.map(quote).join(", ");

const ROWS_AT_ONCE = 500;

/**
 * The rows of a table, each as the text that a backup has of it, some at a time: a table may be larger than the memory. `run`
 * sends a statement in an open transaction.
 */
export async function* rowsAsText(
  run: (statement: string) => Promise<{ readonly rows: unknown }>,
  { name, columns }: TableHeader,
): AsyncGenerator<string> {
  const row = `select row_to_json(t)::text as row from (select ${listOf(columns)} from ${quote(name)}) t`;
  await run(`declare backup_rows no scroll cursor for ${row}`);
  for (;;) {
    const rows = (await run(`fetch ${ROWS_AT_ONCE} from backup_rows`)).rows as readonly { row: string }[];
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await run("close backup_rows");
}
