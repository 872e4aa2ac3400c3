/** `npm run restore -- <file>`: writes a backup into the empty database of DATABASE_URL or DATA_DIR. */

import { readConfig } from "../../platform/config/config.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { BackupError } from "../backup/backup-error.ts";
import { readBackupFile } from "../backup/backup-file.ts";
import { restoreInto } from "../backup/restore-into.ts";

async function main(): Promise<void> {
  const path = process.argv[2];
  if (!path) throw new BackupError("Usage: npm run restore -- <file>");
  const { databaseUrl: url, dataDir: folder } = readConfig(process.env);
  process.stdout.write(await restoreInto({ url, folder }, readBackupFile(path)));
}

await main().catch(exitWithError);
