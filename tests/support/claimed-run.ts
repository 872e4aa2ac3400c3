/** A run of tests that claims a folder, and a database on the server of its argument, and then stays until it is killed. */
import { claimRunDatabases, claimRunFolder, newDatabaseName, runOnServer } from "./test-run.ts";

const [serverUrl] = process.argv.slice(2);
const { path } = await claimRunFolder();
let database: string | undefined;
if (serverUrl) {
  const { run } = await claimRunDatabases(serverUrl);
  database = newDatabaseName(run, "one");
  await runOnServer(serverUrl, `create database ${database}`);
}
process.stdout.write(`${JSON.stringify({ path, database })}\n`);
setInterval(() => undefined, 60_000); // stays
