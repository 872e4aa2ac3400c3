import { runBrowser } from "./browser/run-browser.ts";
import { runGrowth } from "./growth/run-growth.ts";
import { readGoals, writeGoals } from "./limits.ts";
import { measureReads, type ReadResult } from "./measure-reads.ts";
import { measureWrites } from "./measure-writes.ts";
import { openBenchStore } from "./open-store.ts";
import { runProcess } from "./process/run-process.ts";
import { runSearch } from "./search/run-search.ts";

/**
 * `npm run bench -- growth` measures what grows with the catalogue (growth/run-growth.ts), `npm run bench -- process` the start and
 * the memory of the program (process/run-process.ts), `npm run bench -- browser` pages on a slow phone (browser/run-browser.ts), `npm run bench -- search` searches, filters and suggestions alone (search/run-search.ts). `npm run bench [seconds]` compares the processor time of a response with that
 * of a plain node:http server that sends the same bytes, in turns, so that a busy machine slows both. Exits with 1 when a goal
 * (limits.ts) is not reached.
 */
const [first, ...counts] = process.argv.slice(2);
if (first === "growth") {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to a PostgreSQL server whose user may create databases.");
  process.exit(
    (await runGrowth(url, counts.length ? counts.map(Number) : [50, 1_000, 10_000, 100_000])) ? 1 : 0,
  );
}
if (first === "search")
  process.exit(runSearch(counts.length ? counts.map(Number) : [50, 1_000, 10_000, 100_000]) ? 1 : 0);
if (first === "process") process.exit((await runProcess(process.env.DATABASE_URL)) ? 1 : 0);
if (first === "browser") process.exit((await runBrowser()) ? 1 : 0);
const seconds = Number(first ?? 5);
const print = (line: string) => process.stdout.write(`${line}\n`);
const store = await openBenchStore();
let failed = 0;

try {
  print(
    `${"read".padEnd(26)}${"store/s, CPU us".padStart(18)}${"node:http/s, CPU us".padStart(21)}${"generator".padStart(11)}${"ratio".padStart(7)}${"goal".padStart(6)}`,
  );
  for await (const result of measureReads(store, seconds)) report(result, readGoals[result.name]);
  print(
    `\n${"write".padEnd(44)}${"per second".padStart(12)}${"ratio to the database".padStart(24)}${"goal".padStart(8)}`,
  );
  for (const { name, perSecond, ratio } of await measureWrites(store, seconds)) {
    const goal = writeGoals[name]?.[store.databaseUrl ? "postgres" : "embedded"] ?? 0;
    const isBelow = perSecond < goal;
    if (isBelow) failed += 1;
    print(
      `${name.padEnd(44)}${perSecond.toFixed(0).padStart(12)}${ratio.toFixed(3).padStart(24)}${String(goal).padStart(8)}${isBelow ? "  BELOW" : ""}`,
    );
  }
} finally {
  await store.close();
}
process.exit(failed ? 1 : 0);

function report({ name, store, baseline, ratio, ratios, failures }: ReadResult, goal = 0) {
  const isBelow = ratio < goal || failures > 0;
  if (isBelow) failed += 1;
  const pair = ({ perSecond, cpuUs = Number.NaN }: ReadResult["store"]) =>
    `${perSecond.toFixed(0)}, ${cpuUs.toFixed(1)}`;
  print(
    name.padEnd(26) +
      pair(store).padStart(18) +
      pair(baseline).padStart(21) +
      store.generatorShare.toFixed(2).padStart(11) +
      ratio.toFixed(2).padStart(7) +
      String(goal).padStart(6) +
      `   ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}` +
      (isBelow ? `  BELOW${failures ? ` (${failures} failures)` : ""}` : ""),
  );
}
