/** `npm run backup [-- <file>]`: writes everything the store has into one file, also while it runs. */
import { readConfig } from "../../platform/config/config.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { backupName, writeBackup } from "../backup/write-backup.ts";

async function main(): Promise<void> {
  const now = new Date();
  const written = await writeBackup(readConfig(process.env), process.argv[2] ?? backupName(now), now);
  process.stdout.write(
    `${written} The file has no key and no setting from the environment: keep SECRET_KEY apart.\n`,
  );
}

await main().catch(exitWithError);
