/**
 * `kitstore daily-backups <folder> [count]`: stays, writes a backup into the folder every day, and keeps the newest (14). One that
 * fails is tried again after ten minutes. With RESTORE_TESTS=on the newest is restored for a test once a week, and after a test that failed
 * with the next backup. For a container beside the store; a machine's own timer may call `backup` instead.
 */
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "../../platform/config/config.ts";
import { OperatorError } from "../../platform/process/operator-error.ts";
import { exitWithError, operatorMessage } from "../../platform/process/operator-message.ts";
import { nextBackupAt, writeDailyBackup } from "../backup/daily-backups.ts";
import { isRestoreTestDue, restoreTestLine, testNewestBackup } from "../backup/restore-test.ts";
import { writeBackup } from "../backup/write-backup.ts";

const AGAIN_AFTER_MS = 600_000;
const COUNT = 14;

/** A line of the log, as the store's own are. */
const log = (level: "info" | "error", message: string): void => {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg: message })}\n`);
};

async function main(): Promise<void> {
  const [folder, given = String(COUNT)] = process.argv.slice(2);
  const count = Number(given);
  if (!folder || !Number.isInteger(count) || count < 1)
    throw new OperatorError("Give a folder, and how many backups stay: daily-backups /backups 14.");
  const config = readConfig(process.env);
  const write = (path: string, now: Date) => writeBackup(config, path, now);
  for (;;) {
    const due = await nextBackupAt(folder, new Date());
    await pause(Math.max(due.getTime() - Date.now(), 0));
    try {
      for (const line of await writeDailyBackup({ folder, count, write }, new Date())) log("info", line);
    } catch (error) {
      log("error", `No backup was written: ${operatorMessage(error) ?? String(error)}`);
      await pause(AGAIN_AFTER_MS);
      continue;
    }
    if (config.restoreTests) await testRestore(folder);
  }
}

/** One that cannot even begin, as on a full disk, is due again with the next backup. */
async function testRestore(folder: string): Promise<void> {
  try {
    if (!(await isRestoreTestDue(folder, new Date()))) return;
    const test = await testNewestBackup(folder, new Date());
    log(test.fault ? "error" : "info", restoreTestLine(test));
  } catch (error) {
    log("error", `No restore test was made: ${operatorMessage(error) ?? String(error)}`);
  }
}

process.on("SIGTERM", () => process.exit(0));
await main().catch(exitWithError);
