import { readFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { listMigrations, MIGRATIONS_FOLDER } from "../../platform/db/migrate.ts";

/** What a migration does to a table that was there before it. The lock is held until the migration has committed. */
export interface TouchedTable {
  readonly table: string;
  /** `all`: nobody reads or writes it meanwhile; `writes`: nobody writes it; `rows`: only the rows that it changes wait. */
  readonly locks: "all" | "writes" | "rows";
  /** Some or all of its rows are inserted, changed or deleted. */
  readonly changesRows: boolean;
  /** All of its rows are written anew. */
  readonly isRewritten: boolean;
  /** Indexes that are built over all of its rows. */
  readonly indexes: readonly string[];
  /** Conditions that every row is checked against. */
  readonly checks: readonly string[];
}

export interface RehearsedMigration {
  readonly migration: string;
  readonly tables: readonly TouchedTable[];
}

/** A migration by its file's name, with its statements. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The migrations of this program, oldest first. */
export const readMigrations = async (): Promise<Migration[]> =>
  Promise.all(
    (await listMigrations()).map(async (name) => ({
      name,
      sql: await readFile(new URL(name, MIGRATIONS_FOLDER), "utf8"),
    })),
  );

/**
 * Runs `missing` in an empty database in memory, after those that were applied, and looks at what each locks, writes anew and checks.
 * The store's own database is not touched, so this may be asked at any time.
 */
export async function rehearseMigrations(
  applied: readonly Migration[],
  missing: readonly Migration[],
): Promise<RehearsedMigration[]> {
  const { PGlite } = await import("@electric-sql/pglite");
  const db = await PGlite.create();
  try {
    for (const { sql } of applied) await db.exec(sql);
    const rehearsed: RehearsedMigration[] = [];
    for (const { name, sql } of missing) {
      await db.exec("begin");
      await db.exec(`
        create temp table tables_before on commit drop as select oid, relfilenode from pg_class where relkind = 'r';
        create temp table needed_before on commit drop as select attrelid, attnum from pg_attribute where attnotnull`);
      await db.exec(sql);
      rehearsed.push({ migration: name, tables: await readTouched(db) });
      await db.exec("commit");
    }
    return rehearsed;
  } finally {
    await db.close();
  }
}

/** What the open transaction has done so far. Its own rows of the system tables have its number. */
async function readTouched(db: PGlite): Promise<TouchedTable[]> {
  const { rows } = await db.query<TouchedTable>(`
    with mine as (select pg_current_xact_id()::xid as xid)
    select c.relname as table,
      case when bool_or(l.mode = 'AccessExclusiveLock') then 'all'
        when bool_or(l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock')) then 'writes' else 'rows' end as locks,
      bool_or(l.mode = 'RowExclusiveLock') as "changesRows",
      bool_or(c.relfilenode <> before.relfilenode) as "isRewritten",
      array(select i.relname::text from pg_index x join pg_class i on i.oid = x.indexrelid, mine
        where x.indrelid = c.oid and i.xmin = mine.xid order by 1) as indexes,
      array(select k.conname::text from pg_constraint k, mine
        where k.conrelid = c.oid and k.contype in ('c', 'f') and k.convalidated and k.xmin = mine.xid
        union select format('%s is not null', a.attname) from pg_attribute a, mine
        where a.attrelid = c.oid and a.attnum > 0 and a.attnotnull and a.atthasmissing is false and a.xmin = mine.xid
          and not exists (select from needed_before n where n.attrelid = a.attrelid and n.attnum = a.attnum)
        order by 1) as checks
    from pg_locks l
    join pg_class c on c.oid = l.relation
    join tables_before before on before.oid = c.oid
    where l.pid = pg_backend_pid() and c.relnamespace = 'public'::regnamespace
      and l.mode in ('AccessExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'RowExclusiveLock',
        'ShareUpdateExclusiveLock')
    group by c.oid, c.relname
    order by 1`);
  return rows;
}
