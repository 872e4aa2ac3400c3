/**
 * `kitstore doctor [folder of backups]`: looks at a running or a stopped store and says what to do: configuration, database, mail,
 * images, payments, disk, backups, certificate. Exits with 1 when something is to mend.
 */

import { readConfig } from "../../platform/config/config.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { examineStore } from "../doctor/examine-store.ts";
import { findingLines } from "../doctor/finding.ts";

async function main(): Promise<void> {
  const findings = await examineStore(readConfig(process.env), { backups: process.argv[2], now: new Date() });
  process.stdout.write(`${findingLines(findings).join("\n")}\n`);
  process.exitCode = findings.some(({ state }) => state === "act") ? 1 : 0;
}

await main().catch(exitWithError);
