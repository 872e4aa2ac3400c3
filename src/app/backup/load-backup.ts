import { type RawBuilder, sql } from "kysely";
import type { Database, Trx } from "../../platform/db/database.ts";
import { listMigrations, migrate } from "../../platform/db/migrate.ts";
import { filesForBackup } from "../../platform/db/old-chain.ts";
import { isJobName, type Jobs } from "../../platform/jobs/jobs.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupHeader, parseLine, rowOf, type TableHeader, type TableSum } from "./backup-lines.ts";
import { holdForeignKeys, holdTriggers } from "./hold-constraints.ts";
import { listOf, quote, rowsAsText } from "./read-tables.ts";
import { createRowSum } from "./row-sum.ts";

interface Loaded {
  readonly tables: number;
  readonly rows: number;
}

const MAX_BATCH_CHARACTERS = 4_000_000;

/**
 * Writes a backup into an empty database, in one transaction: all of it or nothing. Every table is read again afterwards
 * and compared with its sum. Then the migrations run that the backup did not have yet. Throws BackupError when the
 * database is not empty, and when the backup is damaged, cut off or of a newer version; OldChainError as filesForBackup does.
 */
export async function loadBackup(
  { db, pool }: Pick<Database, "db" | "pool">,
  startQueue: () => Promise<Jobs>,
  lines: AsyncIterable<string>,
): Promise<Loaded> {
  const source = lines[Symbol.asyncIterator]();
  try {
    const header = await readHeader(source);
    const migrations = filesForBackup(header.migrations, await listMigrations());
    await migrate(pool, new Set(migrations));
    await refuseOtherMigrations(db, migrations);
    await refuseFullDatabase(db);
    const loaded = await loadAll(db, startQueue, source);
    await migrate(pool);
    return loaded;
  } finally {
    await source.return?.();
  }
}

async function loadAll(
  db: Database["db"],
  startQueue: () => Promise<Jobs>,
  source: AsyncIterator<string>,
): Promise<Loaded> {
  const jobs = await startQueue();
  try {
    return await db.transaction().execute(async (trx) => {
      await run(trx, "set local timezone to 'UTC'");
      const releaseForeignKeys = await holdForeignKeys(trx);
      const releaseTriggers = await holdTriggers(trx);
      await emptyTables(trx);
      const result = await loadLines(trx, jobs, source);
      await releaseForeignKeys();
      await releaseTriggers();
      return result;
    });
  } finally {
    await jobs.stop();
  }
}

/**
 * Migrations write some rows, which the backup has too. All go before the first table is filled: deleting them later would take
 * along the rows that refer to them, or be refused.
 */
async function emptyTables(trx: Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migrations'`.execute(trx);
  await run(trx, `truncate ${rows.map(({ name }) => quote(name)).join(", ")}`);
}

async function readHeader(source: AsyncIterator<string>): Promise<BackupHeader> {
  const first = await source.next();
  const line = first.done ? undefined : parse(first.value);
  if (line?.[0] !== "backup" || line[1].format !== 1)
    throw new BackupError("This file is no backup of Kitstore.");
  return line[1];
}

async function refuseOtherMigrations(db: Database["db"], migrations: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  if (migrations.some((name) => !applied.has(name)))
    throw new BackupError("The backup is of a newer version of Kitstore. Restore it with that version.");
  if (applied.size > migrations.length)
    throw new BackupError("The database was set up by a newer version than the backup. Give an empty one.");
}

async function refuseFullDatabase(db: Database["db"]): Promise<void> {
  const { rows } = await sql<{ full: boolean }>`select exists (select from users)
    or exists (select from products) or exists (select from orders) as full`.execute(db);
  if (rows[0]?.full)
    throw new BackupError("The database to restore into is not empty. Nothing was changed. Give a new one.");
}

async function loadLines(trx: Trx, jobs: Jobs, source: AsyncIterator<string>) {
  const done = { tables: 0, rows: 0 };
  let table: TableHeader | undefined;
  let batch: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (table && batch.length > 0) await insertRows(trx, table, batch);
    batch = [];
    characters = 0;
  };
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const row = rowOf(next.value);
    if (row !== undefined) {
      batch.push(row);
      characters += row.length;
      done.rows += 1;
      if (characters > MAX_BATCH_CHARACTERS) await flush();
      continue;
    }
    const line = parse(next.value);
    if (line[0] === "table") {
      table = line[1];
    } else if (line[0] === "sum") {
      await flush();
      if (table) await compare(trx, table, line[1]);
      done.tables += 1;
    } else if (line[0] === "counter") {
      const { table: name, column, value } = line[1];
      await sql`select setval(pg_get_serial_sequence(${quote(name)}, ${column}), ${value}::bigint)`.execute(
        trx,
      );
    } else if (line[0] === "job") {
      const { name, data, startAfter } = line[1];
      if (isJobName(name)) await jobs.enqueue(trx, name, data as never, new Date(startAfter));
    } else if (line[0] === "end" && line[1].tables === done.tables) return done;
  }
  throw new BackupError("The backup is cut off. Nothing was restored.");
}

function parse(text: string) {
  try {
    return parseLine(text);
  } catch (error) {
    throw new BackupError("The backup is damaged. Nothing was restored.", { cause: error });
  }
}

const run = (trx: Trx, text: string): Promise<unknown> => sql.raw(text).execute(trx);

async function insertRows(trx: Trx, { name, columns }: TableHeader, rows: readonly string[]): Promise<void> {
  const into = sql.raw(`insert into ${quote(name)} (${listOf(columns)}) overriding system value`);
  const from: RawBuilder<unknown> = sql.raw(
    `select ${listOf(columns)} from json_populate_recordset(null::${quote(name)},`,
  );
  await sql`${into} ${from} ${`[${rows.join(",")}]`}::json)`.execute(trx);
}

async function compare(trx: Trx, table: TableHeader, expected: TableSum): Promise<void> {
  const sum = createRowSum();
  for await (const row of rowsAsText((statement) => sql.raw(statement).execute(trx), table)) sum.add(row);
  const found = sum.result();
  if (found.rows !== expected.rows || found.sum !== expected.sum)
    throw new BackupError(`The rows of ${table.name} are not those of the backup. Nothing was restored.`);
}
