import { openBaselineServer } from "./baseline-server.ts";
import { runGrowth } from "./growth/run-growth.ts";
import { readGoals, writeGoals } from "./limits.ts";
import { type Measurement, measure } from "./measure.ts";
import { measureWrites } from "./measure-writes.ts";
import { openBenchStore } from "./open-store.ts";
import { readUrls } from "./read-urls.ts";

/**
 * `npm run bench -- growth` measures what grows with the catalogue (growth/run-growth.ts). `npm run bench [seconds]` compares the store with a plain node:http server that sends the same bytes, in the same
 * run, so that a slow or busy machine slows both. Exits with 1 when a goal (limits.ts) is not reached.
 */
const [first, ...counts] = process.argv.slice(2);
if (first === "growth") {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to a PostgreSQL server whose user may create databases.");
  process.exit(
    (await runGrowth(url, counts.length ? counts.map(Number) : [50, 5_000, 50_000, 100_000])) ? 1 : 0,
  );
}
const seconds = Number(first ?? 5);
const print = (line: string) => process.stdout.write(`${line}\n`);
const store = await openBenchStore();
let failed = 0;

try {
  print(
    `${"read".padEnd(34)}${"store/s".padStart(10)}${"node:http/s".padStart(13)}${"ratio".padStart(8)}${"goal".padStart(8)}`,
  );
  for (const read of await readUrls(store)) {
    const headers = { "accept-encoding": "br" };
    const response = await fetch(store.url + read.path, { headers });
    if (!response.ok) throw new Error(`${read.path} returned ${response.status}`);
    const baselineServer = await openBaselineServer(await store.bytesOf(read.path, headers));
    const baseline = await measure({ url: baselineServer.url + read.path, headers, seconds });
    const measured = await measure({ url: store.url + read.path, headers, seconds });
    await baselineServer.close();
    report(read.name, measured, baseline, readGoals[read.name]);
  }
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

function report(name: string, measured: Measurement, baseline: Measurement, goal = 0) {
  const ratio = measured.perSecond / baseline.perSecond;
  const isBelow = ratio < goal || measured.failures > 0;
  if (isBelow) failed += 1;
  print(
    name.padEnd(34) +
      measured.perSecond.toFixed(0).padStart(10) +
      baseline.perSecond.toFixed(0).padStart(13) +
      ratio.toFixed(2).padStart(8) +
      String(goal).padStart(8) +
      (isBelow ? `  BELOW${measured.failures ? ` (${measured.failures} failures)` : ""}` : ""),
  );
}
