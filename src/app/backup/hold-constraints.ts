import { sql } from "kysely";
import type { Trx } from "../../platform/db/database.ts";
import { quote } from "./read-tables.ts";

const run = (trx: Trx, text: string): Promise<unknown> => sql.raw(text).execute(trx);

/**
 * Lets foreign keys wait until all rows are there, whatever their order. The returned function checks all of them,
 * and from then on each is checked at once again.
 */
export async function holdForeignKeys(trx: Trx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and not k.condeferrable and c.relnamespace = current_schema()::regnamespace`.execute(
    trx,
  );
  const alter = async (how: string) => {
    for (const { table, name } of rows)
      await run(trx, `alter table ${quote(table)} alter constraint ${quote(name)} ${how}`);
  };
  await alter("deferrable initially deferred");
  return async () => {
    await run(trx, "set constraints all immediate");
    await alter("not deferrable");
  };
}

/**
 * Switches the triggers of the tables off, because they acted on the rows of the backup when these were first
 * written. The returned function switches them on again.
 */
export async function holdTriggers(trx: Trx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as "table", t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and c.relnamespace = current_schema()::regnamespace`.execute(
    trx,
  );
  const alter = async (how: "disable" | "enable") => {
    for (const { table, name } of rows)
      await run(trx, `alter table ${quote(table)} ${how} trigger ${quote(name)}`);
  };
  await alter("disable");
  return () => alter("enable");
}
