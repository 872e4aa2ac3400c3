/** `npm run audit-chain`: checks that no audit row was changed or removed, and that the anchors fit. Exits with 1 when not. */

import { checkAnchors } from "../../platform/audit/anchor-audit.ts";
import { openAnchorBucket } from "../../platform/audit/anchor-bucket.ts";
import { auditAnchorFile } from "../../platform/audit/anchor-file.ts";
import { verifyAudit } from "../../platform/audit/verify-audit.ts";
import { readConfig } from "../../platform/config/config.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { loadSecretKeys } from "../../platform/secret-key/load-secret-keys.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl: url, dataDir: folder } = config;
  const database = await openDatabase({ url, folder, poolSize: 1, mustExist: true });
  try {
    const { rows, head, fault } = await verifyAudit(database.db);
    const file = auditAnchorFile(config);
    const bucket = openAnchorBucket(config);
    const secretKeys = await loadSecretKeys(config);
    const anchored = await checkAnchors(database.db, { file, bucket, secretKeys });
    const places = bucket ? `${file} and the bucket ${bucket.name}` : file;
    const lines = [
      fault
        ? `The audit chain is broken: ${fault}.`
        : `${rows} audit rows, none changed or missing. Newest: ${head}`,
      anchored.fault
        ? `The audit does not fit its anchors: ${anchored.fault}.`
        : `${anchored.anchors} anchors in ${places}, all fit.`,
    ];
    process.stdout.write(`${lines.join("\n")}\n`);
    process.exitCode = fault || anchored.fault ? 1 : 0;
  } finally {
    await database.close();
  }
}

await main().catch(exitWithError);
