import { existsSync } from "node:fs";
import type { Config } from "../../platform/config/config.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { FolderInUseError } from "../../platform/db/folder-lock.ts";
import { BackupError } from "./backup-error.ts";
import { writeBackupFile } from "./backup-file.ts";
import { dumpDatabase } from "./dump-database.ts";
import { dumpRunningStore } from "./running-store.ts";

/**
 * Writes everything the store has into one file, also while it runs. Returns what to tell the operator. Throws BackupError where
 * the file exists already.
 */
export async function writeBackup(config: Config, path: string, now: Date): Promise<string> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Give another name.`);
  const database = await openUnlessRunning(config);
  try {
    const lines = database ? dumpDatabase(database.pool, now) : dumpRunningStore(config.dataDir);
    const { tables, rows } = await writeBackupFile(path, lines);
    return `${path}: ${rows} rows of ${tables} tables, with the images.`;
  } finally {
    await database?.close();
  }
}

/** `kitstore-2026-11-27T083000.backup`: names sort by time. */
export const backupName = (now: Date): string =>
  `kitstore-${now
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(":", "")}.backup`;

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
