import type { TestStore } from "./store.ts";

/** Issued documents stay complete, as tax law requires (decision 19). */
const documents = new Set(["invoices", "invoice_lines", "credit_notes", "credit_note_lines"]);

/** Every row of every table as text, with its table's name, but images and issued documents. */
export async function dump(store: TestStore): Promise<string[]> {
  const { pool } = store.services.database;
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    "select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
  );
  const lines: string[] = [];
  for (const { schema, name } of tables) {
    if (name === "images" || documents.has(name)) continue;
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${schema}"."${name}" t`);
    lines.push(...rows.map(({ row }) => `${schema}.${name}: ${row}`));
  }
  return lines;
}
