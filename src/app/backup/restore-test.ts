import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backup-error.ts";
import { readBackupFile } from "./backup-file.ts";
import { listBackups } from "./daily-backups.ts";
import { restoreAndCheck } from "./restore-into.ts";

/** What became of the last restore test, in the folder of the backups. */
const RECORD = "restore-test.json";
const SCRATCH = "restore-test-";
const DAY_MS = 86_400_000;
export const RESTORE_TEST_DAYS = 7;

export interface RestoreTest {
  /** The name of the backup's file. */
  readonly backup: string;
  readonly testedAt: string;
  readonly seconds: number;
  readonly rows: number;
  /** Why the backup cannot be relied on; null: it can. */
  readonly fault: string | null;
}

/**
 * Restores the newest backup of the folder into an embedded database beside it, which is deleted afterwards, checks audit chain and
 * books, and records the result. It needs as much room as the store's data. Throws BackupError where the folder has no backup.
 */
export async function testNewestBackup(folder: string, now: Date): Promise<RestoreTest> {
  const newest = (await listBackups(folder)).at(-1);
  if (!newest) throw new BackupError(`There is no backup in ${folder}.`);
  await removeScratch(folder);
  const scratch = await mkdtemp(join(folder, SCRATCH));
  const startedAt = performance.now();
  try {
    const { rows, fault } = await restore(join(folder, newest.name), scratch);
    const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
    const test = { backup: newest.name, testedAt: now.toISOString(), seconds, rows, fault };
    await writeFile(join(folder, `${RECORD}.part`), JSON.stringify(test), { mode: 0o600 });
    await rename(join(folder, `${RECORD}.part`), join(folder, RECORD));
    return test;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function restore(path: string, scratch: string): Promise<Pick<RestoreTest, "rows" | "fault">> {
  try {
    const target = { url: undefined, folder: scratch };
    const { rows, auditFault, brokenRules } = await restoreAndCheck(target, readBackupFile(path));
    if (auditFault) return { rows, fault: `The audit chain is broken: ${auditFault}` };
    return {
      rows,
      fault: brokenRules.length > 0 ? `The books do not agree: ${brokenRules.join("; ")}` : null,
    };
  } catch (error) {
    return { rows: 0, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A test that was killed leaves everything behind that the store knows about people. */
async function removeScratch(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(SCRATCH) && name !== RECORD)
      await rm(join(folder, name), { recursive: true, force: true });
}

/** Undefined: none was made here, or its record cannot be read. */
export async function readRestoreTest(folder: string): Promise<RestoreTest | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, RECORD), "utf8"));
  } catch {
    return undefined;
  }
}

export const daysSince = ({ testedAt }: RestoreTest, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(testedAt)) / DAY_MS);

/** A week after the last one, at once where there is none, and after one that failed with the next backup. */
export async function isRestoreTestDue(folder: string, now: Date): Promise<boolean> {
  const last = await readRestoreTest(folder);
  return !last || last.fault !== null || daysSince(last, now) >= RESTORE_TEST_DAYS;
}

export const restoreTestLine = ({ backup, rows, seconds, fault }: RestoreTest): string =>
  fault
    ? `${backup}: the restore test failed. ${fault}`
    : `${backup}: ${rows} rows restored for a test within ${seconds} s. The audit chain holds. The books agree.`;
