import { spawn } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromiumPath } from "../../tests/support/chromium.ts";
import { openFreshStore } from "../../tests/support/fresh-store.ts";
import { print, root } from "../project.mjs";
import { ensureLighthouse } from "./install-lighthouse.ts";
import { medians, type Scores, scoresBelowMinimum, worstAudits } from "./scores.ts";

/**
 * `npm run lighthouse [-- home product]` measures three pages (or the named ones) of a fresh store as a phone, three
 * times each. Fails when a median is below its minimum (scores.ts). It measures time, so run nothing else on the
 * machine.
 */
const RUNS = 3;
const pages = { home: "/", category: "/drinkware", product: "/store/classic-crew-tee/11" } as const;
const reports = join(root, ".cache", "lighthouse-reports");

const cli = ensureLighthouse();
await mkdir(reports, { recursive: true });
const store = await openFreshStore();
let failed = false;
try {
  const requested = process.argv.slice(2);
  for (const [name, path] of Object.entries(pages)) {
    if (requested.length && !requested.includes(name)) continue;
    await measure(name, path, "warm-up"); // fills the caches of the page and its images
    const runs: Scores[] = [];
    for (let run = 1; run <= RUNS; run += 1) runs.push(await measure(name, path, String(run)));
    const median = medians(runs);
    const faults = scoresBelowMinimum(median);
    failed ||= faults.length > 0;
    print(
      `${name.padEnd(10)}${Object.entries(median)
        .map(([category, score]) => `${category} ${score}`)
        .join("  ")}${faults.length ? `  BELOW: ${faults.join(", ")}` : ""}`,
    );
    if (faults.length)
      for (const line of worstAudits(await reportOf(name, String(RUNS)))) print(`    ${line}`);
  }
} finally {
  await store.close();
}
process.exit(failed ? 1 : 0);

async function measure(name: string, path: string, run: string, mayFail = true): Promise<Scores> {
  const flags = [
    "--quiet",
    "--output=json",
    `--output-path=${fileOf(name, run)}`,
    "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync",
    "--only-categories=performance,accessibility,best-practices,seo",
    "--max-wait-for-load=60000",
  ];
  const child = spawn(process.execPath, [cli, store.url + path, ...flags], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CHROME_PATH: chromiumPath(), CI: "1" },
  });
  const code = await new Promise((done) => child.once("exit", done));
  // Sometimes the recording is incomplete, and Lighthouse says to run it again.
  if (code !== 0 && mayFail) return measure(name, path, run, false);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${path}`);
  const { categories } = await reportOf(name, run);
  return Object.fromEntries(
    Object.entries(categories).map(([category, { score }]) => [category, Math.round((score ?? 0) * 100)]),
  );
}

function fileOf(name: string, run: string): string {
  return join(reports, `${name}-${run}.json`);
}

async function reportOf(name: string, run: string): Promise<Parameters<typeof worstAudits>[0]> {
  return JSON.parse(await readFile(fileOf(name, run), "utf8"));
}
