/** `npm run demo -- remove [--yes]`: empties a store that was tried out, before a company opens it. */
import { createInterface } from "node:readline/promises";
import { readConfig } from "../../platform/config/config.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { databaseServers } from "../../platform/db/database-servers.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { exitWithError } from "../../platform/process/operator-message.ts";
import { hasDemoAccounts } from "../demo/demo-accounts.ts";
import { countDemo, removeDemo } from "../demo/remove-demo.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

async function isConfirmed(): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question("Type remove to go on: ");
  terminal.close();
  return typed.trim() === "remove";
}

async function run(): Promise<number> {
  if (process.argv[2] !== "remove") {
    print("Usage: npm run demo -- remove [--yes]");
    return 1;
  }
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir, poolSize: 1 });
  try {
    await migrate(database.pool);
    if (!(await hasDemoAccounts(database.db))) {
      print("This store has no demo accounts: it is no demo. Nothing was removed.");
      return 1;
    }
    const { orders, people, products } = await countDemo(database.db);
    const where = config.databaseUrl
      ? `database ${new URL(databaseServers(config.databaseUrl)[0] ?? "").pathname.slice(1)}`
      : config.dataDir;
    print(
      `In ${where}: ${orders} orders, ${people} people who are not administrators, ${products} products.`,
    );
    print(
      "All of them are removed, with carts, coupons, countries and mails. Settings that you changed and administrators stay.",
    );
    if (!(await isConfirmed())) {
      print("Nothing was removed. (--yes removes without a question.)");
      return 1;
    }
    await removeDemo(database.db, new Date());
    print("Removed. Start with DEMO=off.");
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  exitWithError(error);
}
