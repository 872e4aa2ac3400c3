/** `npm run audit-chain`: checks that no audit row was changed or removed. Exits with 1 when one was. */
import { verifyAudit } from "../features/audit/verify-audit.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { exitWithError } from "./operator-message.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl: url, dataDir: folder } = config;
  const database = await openDatabase({ url, folder, poolSize: 1, mustExist: true });
  try {
    const { rows, head, fault } = await verifyAudit(database.db);
    process.stdout.write(
      fault
        ? `The audit chain is broken: ${fault}.\n`
        : `${rows} audit rows, none changed or missing. Newest: ${head}\n`,
    );
    process.exitCode = fault ? 1 : 0;
  } finally {
    await database.close();
  }
}

await main().catch(exitWithError);
