/**
 * `kitstore restore-test <folder>`: restores the newest backup of a folder into an embedded database, checks audit chain and books, deletes it
 * again, and records the result for `kitstore doctor`. Exits with 1 when the backup cannot be relied on. `RESTORE_TESTS=on` has
 * `daily-backups` do it once a week.
 */
import { OperatorError } from "../../platform/process/operator-error.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { restoreTestLine, testNewestBackup } from "../backup/restore-test.ts";

async function main(): Promise<void> {
  const folder = process.argv[2];
  if (!folder) throw new OperatorError("Give the folder of the backups: restore-test /backups.");
  const test = await testNewestBackup(folder, new Date());
  process.stdout.write(`${restoreTestLine(test)}\n`);
  if (test.fault) process.exitCode = 1;
}

await main().catch(exitWithError);
