/**
 * `kitstore upgrade`: backs up, then runs the migrations of this version. `--check` only says what it would do to this database, and
 * changes nothing; `--no-backup` leaves the backup out. A database of a newer version is refused in one line.
 */

import { parseArgs } from "node:util";
import { readConfig } from "../../platform/config/config.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { listApplied, migrate } from "../../platform/db/migrate.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { writeBackupFile } from "../backup/backup-file.ts";
import { dumpDatabase } from "../backup/dump-database.ts";
import { backupName } from "../backup/write-backup.ts";
import { countRows } from "../upgrade/count-rows.store.ts";
import { readMigrations, rehearseMigrations } from "../upgrade/rehearse-migrations.ts";
import { planLines } from "../upgrade/upgrade-plan.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, "no-backup": { type: "boolean" } },
  });
  const config = readConfig(process.env);
  const { dataDir: folder } = config;
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  const database = await openDatabase({ url, folder, poolSize: 2, mustExist: true });
  try {
    const applied = await listApplied(database.pool);
    const all = await readMigrations();
    const migrations = await rehearseMigrations(
      all.filter(({ name }) => applied.has(name)),
      all.filter(({ name }) => !applied.has(name)),
    );
    for (const line of planLines(migrations, await countRows(database.db))) print(line);
    if (values.check || migrations.length === 0) return;
    if (!values["no-backup"]) await backUp(database.pool);
    for (const name of await migrate(database.pool)) print(`${name}: done`);
  } finally {
    await database.close();
  }
}

async function backUp(pool: Database["pool"]): Promise<void> {
  const now = new Date();
  const path = backupName(now);
  const { tables, rows } = await writeBackupFile(path, dumpDatabase(pool, now));
  print(`${path}: ${rows} rows of ${tables} tables, with the images.`);
}

await main().catch(exitWithError);
