import { startPostgres } from "../tests/support/postgres-server.ts";
import { runBrowser } from "./browser/run-browser.ts";
import { runCatalogue } from "./catalogue/run-catalogue.ts";
import { runClaims } from "./claims/run-claims.ts";
import { runProcess } from "./process/run-process.ts";
import { runReadsAndWrites } from "./run-reads-and-writes.ts";

/**
 * `npm run bench [seconds]` compares reads with a plain node:http server and writes with the floor (run-reads-and-writes.ts). `npm run bench -- catalogue`
 * measures the catalogue (catalogue/run-catalogue.ts), `npm run bench -- process` the start and the memory of the program
 * (process/run-process.ts), `npm run bench -- claims` a burst of claims beside plain checkouts (claims/run-claims.ts), `npm run bench -- browser` pages on a slow phone (browser/run-browser.ts). The databases are made on DATABASE_URL, a
 * PostgreSQL server whose user may create them, else on the one that the tests use. Exits with 1 when a goal (limits.ts) is not reached.
 */
const [kind = "", ...counts] = process.argv.slice(2);

async function run(): Promise<number> {
  if (kind === "browser") return runBrowser();
  if (kind === "process") return runProcess(process.env.DATABASE_URL);
  const server = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startPostgres();
  try {
    if (kind === "claims") return await runClaims(server.url, Number(counts[0] ?? 5_000));
    if (kind === "catalogue") return await runCatalogue(server.url, counts.map(Number));
    return await runReadsAndWrites(server.url, Number(kind || 5));
  } finally {
    await server.stop();
  }
}

process.exit((await run()) ? 1 : 0);
