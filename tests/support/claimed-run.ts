/**
 * A run of tests that claims a folder, and a database on the server of its argument (`own`: a server of its own), and then stays
 * until it is killed.
 */
import { startOwnPostgres } from "./postgres-server.ts";
import { claimRunDatabases, claimRunFolder, newDatabaseName, runOnServer } from "./test-run.ts";

const [server] = process.argv.slice(2);
const serverUrl = server === "own" ? (await startOwnPostgres()).url : server;
const { path } = await claimRunFolder();
let database: string | undefined;
if (serverUrl) {
  const { run } = await claimRunDatabases(serverUrl);
  database = newDatabaseName(run, "one");
  await runOnServer(serverUrl, `create database ${database}`);
}
process.stdout.write(`${JSON.stringify({ path, database, serverUrl })}\n`);
setInterval(() => undefined, 60_000); // stays
