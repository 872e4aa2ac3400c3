import type pg from "pg";
import { createClient } from "../../src/contract/client.ts";
import type { BenchStore } from "../open-store.ts";
import type { Figures } from "./measure-growth.ts";
import { cpuMsOf, databaseCpuMs } from "./process-figures.ts";

const ROUNDS = 5;
const staff = { userName: "catalogue@ledgerline.example", password: "ledgerline-demo" };

export const lists = {
  "first page of products": "/api/admin/products?sort=name&order=asc",
  "page 1,000 of products": "/api/admin/products?sort=id&order=asc&page=1000",
  "products by price": "/api/admin/products?sort=price&order=desc",
  "products found by a word": "/api/admin/products?sort=name&order=asc&q=bamboo%20lamp",
  "products low in stock": "/api/admin/products?sort=stock&order=asc&stock=low",
  "first page of stock": "/api/admin/stock?sort=product&order=asc",
  "stock found by a word": "/api/admin/stock?sort=product&order=asc&q=wool%20scarf",
};
/** Written for others. The first two are for everybody. */
const files = {
  "sitemap.xml": "/sitemap.xml",
  "merchant feed": "/google-merchant.xml",
  "products as CSV": "/api/admin/products/export",
};

/** Lists of the admin, and the files that name all products: elapsed time of the middle of five, and processor time of both programs.
 * A list that the store gives up has endless time. */
export async function measureLists({ url, pid }: BenchStore, pool: pg.Pool): Promise<Figures> {
  const { token } = await createClient({ baseUrl: url }).call("POST /api/accounts/login", { body: staff });
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string): Promise<number> => {
    const response = await fetch(url + path, { headers });
    const { byteLength } = await response.arrayBuffer();
    if (response.ok) return byteLength;
    process.stdout.write(`  ${path} returned ${response.status}\n`);
    return Number.NaN;
  };
  const cpuMs = async () => ({ store: await cpuMsOf(pid), database: await databaseCpuMs(pool) });
  const figures: Record<string, number | undefined> = {};
  for (const [name, path] of Object.entries(lists)) {
    if (Number.isNaN(await read(path))) {
      figures[`${name}, ms`] = Number.POSITIVE_INFINITY;
      continue;
    }
    const before = await cpuMs();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      await read(path);
      times.push(performance.now() - startedAt);
    }
    const after = await cpuMs();
    figures[`${name}, ms`] = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    figures[`${name}, CPU ms`] = between(before.store, after.store) / ROUNDS;
    figures[`${name}, PostgreSQL's`] = between(before.database, after.database) / ROUNDS;
  }
  for (const [name, path] of Object.entries(files)) {
    const before = await cpuMs();
    figures[`${name}, MB`] = (await read(path)) / 1024 / 1024;
    figures[`${name}, CPU ms`] = between(before.store, (await cpuMs()).store);
  }
  return figures;
}

/** Not a number where the system does not say it. */
const between = (before = Number.NaN, after = Number.NaN): number => after - before;
