/** `npm run backup [-- <file>]`: writes everything the store has into one file, also while it runs. */
import { existsSync } from "node:fs";
import { type Config, readConfig } from "../../platform/config/config.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { FolderInUseError } from "../../platform/db/folder-lock.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { BackupError } from "../backup/backup-error.ts";
import { writeBackupFile } from "../backup/backup-file.ts";
import { dumpDatabase } from "../backup/dump-database.ts";
import { dumpRunningStore } from "../backup/running-store.ts";

/** Undefined while the embedded store runs: only its own process can read its database. */
async function openUnlessRunning({
  databaseUrl: url,
  dataDir: folder,
}: Config): Promise<Database | undefined> {
  try {
    return await openDatabase({ url, folder, poolSize: 1, mustExist: true });
  } catch (error) {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const now = new Date();
  const path =
    process.argv[2] ??
    `kitstore-${now
      .toISOString()
      .replace(/\.\d+Z$/, "")
      .replaceAll(":", "")}.backup`;
  if (existsSync(path)) throw new BackupError(`${path} exists already. Give another name.`);
  const database = await openUnlessRunning(config);
  try {
    const lines = database ? dumpDatabase(database.pool, now) : dumpRunningStore(config.dataDir);
    const { tables, rows } = await writeBackupFile(path, lines);
    process.stdout.write(
      `${path}: ${rows} rows of ${tables} tables, with the images. The file has no key and no setting from the environment: keep SECRET_KEY apart.\n`,
    );
  } finally {
    await database?.close();
  }
}

await main().catch(exitWithError);
