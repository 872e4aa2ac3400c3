import { sql } from "kysely";
import type { Db } from "../../src/platform/db/database.ts";

/** For each copied column its SQL; `n` is the number of the copy, from 1. Other columns are as in the original row. */
export type Changed = Readonly<Record<string, string>>;

/**
 * Inserts `count` copies of one row of a table. Triggers and foreign keys do not run, so it needs a superuser, and who
 * calls it keeps the rows consistent. It is the only quick way to a table as large as after years.
 */
export async function multiplyRows(
  db: Db,
  table: string,
  where: string,
  changed: Changed,
  count: number,
): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and not (is_identity = 'YES' and column_name <> all (${Object.keys(changed)}))`.execute(db);
  const columns = rows.map(({ column_name }) => column_name);
  const values = columns.map((column) => changed[column] ?? `original.${column}`);
  const overriding = columns.some((column) => column in changed) ? "overriding system value" : "";
  await db.transaction().execute(async (trx) => {
    await sql.raw("set local session_replication_role = replica").execute(trx);
    await sql
      .raw(
        `insert into ${table} (${columns.join(", ")}) ${overriding}
         select ${values.join(", ")} from (select * from ${table} where ${where} limit 1) original, generate_series(1, ${count}) n`,
      )
      .execute(trx);
  });
}
