import type { FoundProducts } from "../../src/catalogue/product-list/product-list.ts";
import { buildCatalogueSnapshot } from "../../src/catalogue/snapshot/catalogue-snapshot.ts";
import { findSuggestions } from "../../src/catalogue/snapshot/suggestions.ts";
import { catalogueGoals } from "../limits.ts";
import { rowsInMemory } from "./rows-in-memory.ts";

/** Phrases, words, beginnings, pairs, colours, typing errors and nonsense, as buyers type them. */
const terms = [
  ...["mug", "mugs", "cup", "muug", "mgu", "mu", "m", "bottl", "botle", "wool scarf", "stripd hoodie"],
  ...[
    "navy",
    "black tote",
    "travel bottle",
    "note book",
    "leathr notebok",
    "oak lamp",
    "black mug under 900 rupees",
    "gift for dad under 1000",
    "red jacket size m",
    "under 500 rupees",
    "where is my order",
    "gift",
    "xyzzy",
    "4",
    "47",
  ],
];
/** The worst case, which no goal is set for: two words, and all products have both in their texts. */
const everywhere = "recycled card";
const queries = [
  "colour=navy",
  "size=m&in-stock=1",
  "price=inr-500-1000&colour=red",
  "sort=price-low",
  "sort=name",
];
const WARM_ROUNDS = 3;
const ROUNDS = 10;

/** Measures the catalogue of so many products alone, without a database or pages. Returns how many goals were missed. */
export function measureSearch(count: number): number {
  let missed = 0;
  const heapBefore = heapMb();
  const started = cpuMs();
  const snapshot = buildCatalogueSnapshot(rowsInMemory(count));
  const built = cpuMs();
  snapshot.find("mug");
  print(`${count} products`);
  print(
    `  snapshot ${ms(built - started)}, index ${ms(cpuMs() - built)} ms, ${(heapMb() - heapBefore).toFixed(0)} MB`,
  );
  const all = snapshot.find("gift");
  const ofAll: FoundProducts = { ids: [...snapshot.products.keys()], productOf: all.productOf };
  const search = (term: string) => () => {
    const { ids, corrected } = snapshot.find(term);
    return [ids.length, corrected];
  };
  const list = (found: FoundProducts, query: string) => () =>
    snapshot.list(found, new URLSearchParams(query), "INR");
  const mugs = snapshot.find("mug");
  const figures: Readonly<Record<string, readonly (readonly [name: string, run: () => unknown])[]>> = {
    search: terms.map((term) => [term, search(term)]),
    suggestion: terms.map((term) => [term, () => findSuggestions(snapshot, term)]),
    "filter of one kind": queries.map((query) => [query, list(mugs, query)]),
    "filter of all products": queries.map((query) => [query, list(ofAll, query)]),
    "search for words of every text": [[everywhere, search(everywhere)]],
  };
  for (const [name, runs] of Object.entries(figures)) {
    const times = runs
      .map(([what, run]) => ({ what, cpuMs: cpuMsOf(run) }))
      .sort((a, b) => b.cpuMs - a.cpuMs);
    const mean = times.reduce((sum, time) => sum + time.cpuMs, 0) / times.length;
    const slowest = times[0];
    const hasGoal = count <= catalogueGoals.products && runs.length > 1;
    const isMissed = hasGoal && (slowest?.cpuMs ?? 0) > catalogueGoals.cpuMs;
    if (isMissed) missed += 1;
    print(
      `  ${name.padEnd(32)}mean ${ms(mean)}, slowest ${ms(slowest?.cpuMs ?? 0)} ms (${slowest?.what})${isMissed ? "  ABOVE" : ""}`,
    );
  }
  return missed;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number): string => value.toFixed(2);

/** Exact only with `--expose-gc`. */
function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Of one run, the mean of some. */
function cpuMsOf(run: () => unknown): number {
  for (let round = 0; round < WARM_ROUNDS; round += 1) run();
  const started = cpuMs();
  for (let round = 0; round < ROUNDS; round += 1) run();
  return (cpuMs() - started) / ROUNDS;
}
