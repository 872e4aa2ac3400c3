import pg from "pg";

/** How many rows of each table were inserted, changed and deleted in this database since it was made. Nothing may be connected to it. */
export async function writtenRows(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ name: string; inserted: string; updated: string; deleted: string }>(
    `select relname as name, n_tup_ins as inserted, n_tup_upd as updated, n_tup_del as deleted
    from pg_stat_user_tables where schemaname = 'public' and n_tup_ins + n_tup_upd + n_tup_del > 0`,
  );
  const { rows: jobs } = await client.query<{ count: string }>(
    "select count(*) from pgboss.job where name = 'mail.send' and state = 'completed'",
  );
  await client.end();
  return new Map([
    ...rows.map(
      (row) =>
        [row.name, `${row.inserted} inserted, ${row.updated} changed, ${row.deleted} deleted`] as const,
    ),
    ["jobs of mails", `${jobs[0]?.count} done`],
  ]);
}

/** One line for each table of which the two did not write the same. */
export function differences(
  store: ReadonlyMap<string, string>,
  floor: ReadonlyMap<string, string>,
): readonly string[] {
  const tables = [...new Set([...store.keys(), ...floor.keys()])];
  return tables
    .filter((table) => store.get(table) !== floor.get(table))
    .map(
      (table) => `${table}: store ${store.get(table) ?? "nothing"}, floor ${floor.get(table) ?? "nothing"}`,
    );
}
