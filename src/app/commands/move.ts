/**
 * `npm run move -- <database URL or folder>`: copies the stopped store of DATABASE_URL or DATA_DIR into an empty database,
 * embedded or PostgreSQL. The old one stays as it is.
 */

import { readConfig } from "../../platform/config/config.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { BackupError } from "../backup/backup-error.ts";
import { dumpDatabase } from "../backup/dump-database.ts";
import { restoreInto } from "../backup/restore-into.ts";

async function main(): Promise<void> {
  const to = process.argv[2];
  if (!to) throw new BackupError("Usage: npm run move -- <database URL or folder>");
  const { databaseUrl, dataDir } = readConfig(process.env);
  const target = /^postgres(?:ql)?:\/\//.test(to)
    ? { url: to, folder: dataDir }
    : { url: undefined, folder: to };
  const source = await openDatabase({ url: databaseUrl, folder: dataDir, poolSize: 1, mustExist: true });
  try {
    process.stdout.write(await restoreInto(target, dumpDatabase(source.pool, new Date())));
  } finally {
    await source.close();
  }
}

await main().catch(exitWithError);
