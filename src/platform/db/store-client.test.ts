import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { afterAll, expect, it } from "vitest";
import { StorePool } from "./store-client.ts";

const lite = await PGlite.create();
const { poolSize, ...config } = createPgConfig(lite);
const pool = new StorePool({ ...config, max: poolSize });
afterAll(async () => {
  await pool.end();
  await lite.close();
});

/** Runs the statement twice, because a name must also work when it is known, and says whether the database has prepared it. */
async function isPrepared(text: string, values?: unknown[]): Promise<boolean> {
  await pool.query(text, values);
  await pool.query(text, values);
  const { rows } = await lite.query<{ statement: string }>("select statement from pg_prepared_statements");
  return rows.some(({ statement }) => statement === text);
}

it.each<[string, unknown[]?]>([
  ["select $1::integer as one", [1]],
  ["select $1::integer * 2 as product, '1s'::interval * $1 as span, count(*) as number", [3]],
  ["select 1 as without_parameters", []],
  [
    "with input as (select * from json_to_recordset($1::json) as x (id integer)) select count(*) from input",
    ["[]"],
  ],
])("is planned once for a connection: %s", async (text, values) => {
  expect(await isPrepared(text, values)).toBe(true);
});

it.each<[string, unknown[]?]>([
  ["select * from pg_class where oid = $1", [1]],
  ["select c.* from pg_class c where oid = $1", [1]],
  ["select found.* from (select * from pg_class where oid = $1) as found", [1]],
  ["select oid, * from pg_class where oid = $1", [1]],
  ["begin", []],
  ["select 1 as first; select 2 as second", []],
  ["select 1 as text_only"],
])(
  "keeps no name, because its columns may change or it may be more than one statement: %s",
  async (text, values) => {
    expect(await isPrepared(text, values)).toBe(false);
  },
);
