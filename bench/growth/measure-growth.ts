import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { BenchStore } from "../open-store.ts";
import { cpuMsOf, databaseCpuMs, readFigures } from "./process-figures.ts";

const PAGES = 20;
const WARMED = 50;
const CACHED = 2_000;
const SUGGESTION_ROUNDS = 10;
const CHANGES = 20;
const CHANGES_PER_SECOND = 5;
const SEEN_WITHIN_MS = 60_000;

export type Figures = Readonly<Record<string, number | undefined>>;

/** Everything that may grow with the catalogue, of one started store. Times that end in "CPU" are processor time of the store. */
export async function measureGrowth(
  { url, pid }: BenchStore,
  pool: pg.Pool,
  startMs: number,
): Promise<Figures> {
  const startCpuMs = await cpuMsOf(pid);
  const started = await readFigures(url);
  const { rows } = await pool.query<{ product_id: number; slug: string }>(
    "select product_id, slug from slugs where slug like 'grown-%' order by product_id desc limit 400",
  );
  const get = async (path: string): Promise<string> => {
    const response = await fetch(url + path);
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return response.text();
  };
  const cpuOf = async (paths: readonly string[]): Promise<number> => {
    const { cpuMs } = await readFigures(url);
    for (const path of paths) await get(path);
    return ((await readFigures(url)).cpuMs - cpuMs) / paths.length;
  };
  const products = rows.map(({ product_id }) => `/api/Product/${product_id}`);
  const pages = rows.map(({ slug }) => `/${slug}`);
  // Each term finds a full page even among 50 products, so that the same is rendered.
  const pageTerms = ["mug", "mugs", "cup", "muug", "mu"];
  const typed = [
    "m",
    "mu",
    "mug",
    "mgu",
    "tra",
    "travel bo",
    "bottl",
    "navy",
    "leathr",
    "wool sc",
    "pen",
    "xyz",
    "oak la",
    "win",
    "4",
  ];
  const terms = [
    "mug",
    "wool scarf",
    "stripd hoodie",
    "oak lamp",
    "navy",
    "travel bottle",
    "pen",
    "leather notebok",
  ];
  // The same work once without measuring, so that a store with few products is warm too.
  await cpuOf([...pages.slice(PAGES, WARMED), ...products.slice(PAGES, WARMED)]);
  await cpuOf([...sortings("/bags"), ...sortings("/apparels"), "/products/search?searchTerm=bag"]);
  const suggestions = await measureSuggestions(url, typed);
  const measured = {
    "start, CPU ms": startCpuMs,
    "start, ms": startMs,
    "memory after start, MB": started.residentMegabytes,
    "product page, first, CPU ms": await cpuOf(pages.slice(0, PAGES)),
    "product page, cached, CPU ms": await cpuOf(Array.from({ length: CACHED }, () => pages[0] ?? "")),
    "category page, first, CPU ms": await cpuOf(sortings("/drinkware")),
    "category page, filtered, first, CPU ms": await cpuOf(sortings("/drinkware", "in-stock=1&")),
    "API product, first, CPU ms": await cpuOf(products.slice(0, PAGES)),
    "search page, first, CPU ms": await cpuOf(pageTerms.map((each) => `/products/search?searchTerm=${each}`)),
    ...suggestions,
    "API search of all found, first, CPU ms": await cpuOf(
      terms.map((each) => `/api/Product/Search?searchTerm=${encodeURIComponent(each)}`),
    ),
  };
  const changes = await measureChanges(get, url, pool, rows);
  return { ...measured, ...changes, "memory at the end, MB": (await readFigures(url)).residentMegabytes };
}

const sortings = (path: string, filter = ""): string[] =>
  ["featured", "price-low", "price-high", "name"].map((each) => `${path}?${filter}sort=${each}`);

/** Nobody typed these texts before. The second round adds a blank to each, so that no response comes from the cache. */
async function measureSuggestions(url: string, typed: readonly string[]): Promise<Figures> {
  const times: number[] = [];
  const before = await readFigures(url);
  for (let round = 0; round < SUGGESTION_ROUNDS; round += 1)
    for (const each of typed) {
      const startedAt = performance.now();
      await (
        await fetch(`${url}/api/catalogue/suggest?term=${encodeURIComponent(each + " ".repeat(round))}`)
      ).text();
      times.push(performance.now() - startedAt);
    }
  const after = await readFigures(url);
  return {
    "suggestion, CPU ms": (after.cpuMs - before.cpuMs) / times.length,
    "suggestion, 99 of 100 within, ms": times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)],
  };
}

async function measureChanges(
  get: (path: string) => Promise<string>,
  url: string,
  pool: pg.Pool,
  products: readonly { readonly product_id: number }[],
): Promise<Figures> {
  const before = await readFigures(url);
  const databaseBefore = await databaseCpuMs(pool);
  const waits: number[] = [];
  for (const { product_id } of products.slice(0, CHANGES)) {
    const path = `/api/Product/${product_id}`;
    const old = await get(path);
    const changedAt = performance.now();
    await pool.query(
      "update product_variants set selling_price_paise = selling_price_paise + 100, web_price_paise = web_price_paise + 100 where product_id = $1",
      [product_id],
    );
    while ((await get(path)) === old) {
      if (performance.now() - changedAt > SEEN_WITHIN_MS)
        throw new Error(`The price of ${path} did not change.`);
      await pause(5);
    }
    waits.push(performance.now() - changedAt);
    await pause(Math.max(0, 1_000 / CHANGES_PER_SECOND - (performance.now() - changedAt)));
  }
  const after = await readFigures(url);
  const databaseAfter = await databaseCpuMs(pool);
  const sorted = waits.sort((a, b) => a - b);
  return {
    "price change visible, middle, ms": sorted[CHANGES / 2],
    "price change visible, slowest, ms": sorted.at(-1),
    "price change, CPU ms": (after.cpuMs - before.cpuMs) / CHANGES,
    "price change, CPU ms of PostgreSQL":
      databaseBefore === undefined || databaseAfter === undefined
        ? undefined
        : (databaseAfter - databaseBefore) / CHANGES,
    "longest pause of the event loop, ms": after.longestPauseMs,
  };
}
