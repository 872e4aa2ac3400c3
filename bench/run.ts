import { limits } from "./limits.ts";
import { type Measured, measure } from "./measure.ts";
import { openPlainServer } from "./plain-server.ts";
import { readsOf } from "./reads.ts";
import { openBenchStore } from "./store.ts";
import { writes } from "./writes.ts";

/**
 * `npm run bench [seconds]`: the store on this machine against node:http answering the same bytes in the same run, so
 * that a slow or busy machine slows both. Exits with 1 when a ratio is below its limit (limits.ts).
 */
const seconds = Number(process.argv[2] ?? 5);
const say = (line: string) => process.stdout.write(`${line}\n`);
const store = await openBenchStore();
let failed = 0;

try {
  say(
    `${"read".padEnd(34)}${"store/s".padStart(10)}${"node:http/s".padStart(13)}${"ratio".padStart(8)}${"limit".padStart(8)}`,
  );
  for (const read of await readsOf(store)) {
    const headers = { "accept-encoding": "br" };
    const answer = await fetch(store.address + read.path, { headers });
    if (!answer.ok) throw new Error(`${read.path} answered ${answer.status}`);
    const plain = await openPlainServer(await store.bytesOf(read.path, headers));
    const theirs = await measure({ url: plain.address + read.path, headers, seconds });
    const ours = await measure({ url: store.address + read.path, headers, seconds });
    await plain.close();
    report(read.name, ours, theirs, limits[read.name]);
  }
  say(
    `\n${"write (one order of calls at a time)".padEnd(44)}${"per second".padStart(12)}${"of the database's own".padStart(24)}${"limit".padStart(8)}`,
  );
  for (const { name, perSecond, ratio } of await writes(store, seconds)) {
    const limit = limits[name] ?? 0;
    if (ratio < limit) failed += 1;
    say(
      `${name.padEnd(44)}${perSecond.toFixed(0).padStart(12)}${ratio.toFixed(3).padStart(24)}${String(limit).padStart(8)}${ratio < limit ? "  BELOW" : ""}`,
    );
  }
} finally {
  await store.close();
}
process.exit(failed ? 1 : 0);

function report(name: string, ours: Measured, theirs: Measured, limit = 0) {
  const ratio = ours.perSecond / theirs.perSecond;
  const isBelow = ratio < limit || ours.failures > 0;
  if (isBelow) failed += 1;
  say(
    name.padEnd(34) +
      ours.perSecond.toFixed(0).padStart(10) +
      theirs.perSecond.toFixed(0).padStart(13) +
      ratio.toFixed(2).padStart(8) +
      String(limit).padStart(8) +
      (isBelow ? `  BELOW${ours.failures ? ` (${ours.failures} failures)` : ""}` : ""),
  );
}
