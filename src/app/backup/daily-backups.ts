import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { backupName } from "./write-backup.ts";

const DAY_MS = 86_400_000;
const NAME = /^kitstore-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)\.backup$/;

export interface DailyBackups {
  readonly folder: string;
  /** So many of the newest stay. */
  readonly count: number;
  /** Writes one backup into a file. */
  readonly write: (path: string, now: Date) => Promise<string>;
}

/** When the next backup is due: a day after the newest in the folder, at once where there is none. */
export async function nextBackupAt(folder: string, now: Date): Promise<Date> {
  const newest = (await listBackups(folder)).at(-1);
  return newest ? new Date(Math.max(newest.at.getTime() + DAY_MS, now.getTime())) : now;
}

/** Writes a backup, and only then deletes the oldest ones beyond `count`. Returns what to tell the operator. */
export async function writeDailyBackup(
  { folder, count, write }: DailyBackups,
  now: Date,
): Promise<readonly string[]> {
  const written = await write(join(folder, backupName(now)), now);
  const old = (await listBackups(folder)).slice(0, -count);
  for (const { name } of old) await rm(join(folder, name));
  return [written, ...old.map(({ name }) => `${name}: deleted, ${count} newer ones are there.`)];
}

/** The backups in the folder by their names, oldest first. Other files are not touched. */
export async function listBackups(folder: string): Promise<readonly { name: string; at: Date }[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  return names.map((name) => ({ name, at: new Date(name.replace(NAME, "$1$2:$3:$4Z")) }));
}
