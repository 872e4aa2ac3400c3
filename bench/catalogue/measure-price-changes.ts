import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { dropDatabase, newDatabase } from "../bench-database.ts";
import { openBenchStore } from "../open-store.ts";
import { cpuMsOf } from "../processor-time.ts";
import { insertVariedCatalogue } from "./varied-catalogue.ts";

const DATABASE = "kitstore_bench_catalogue";
const CHANGES = 20;
const CHANGES_PER_SECOND = 5;

export interface PriceChanges {
  /** Milliseconds from the change in the database until a buyer sees it. */
  readonly middle: number;
  readonly slowest: number;
  /** Milliseconds of the store's processor time for one change, with the readings that look for it. */
  readonly cpuMs: number;
}

/** Changes prices in a store of so many products, on a server whose user may create databases. */
export async function measurePriceChanges(serverUrl: string, products: number): Promise<PriceChanges> {
  const databaseUrl = await newDatabase(serverUrl, DATABASE);
  await (await openBenchStore({ DATABASE_URL: databaseUrl })).close(); // makes the tables
  const pool = new pg.Pool({ connectionString: databaseUrl });
  await insertVariedCatalogue(pool, products);
  const store = await openBenchStore({ DATABASE_URL: databaseUrl });
  try {
    const { rows } = await pool.query<{ product_id: number }>(
      `select product_id from products order by product_id desc limit ${CHANGES}`,
    );
    const before = await cpuMsOf(store.pid);
    const waits: number[] = [];
    for (const { product_id } of rows) {
      const wait = await changePrice(pool, store.url, product_id);
      waits.push(wait);
      await pause(Math.max(0, 1_000 / CHANGES_PER_SECOND - wait));
    }
    const cpuMs = ((await cpuMsOf(store.pid)) - before) / CHANGES;
    waits.sort((a, b) => a - b);
    return { middle: waits[CHANGES / 2] ?? Number.NaN, slowest: waits.at(-1) ?? Number.NaN, cpuMs };
  } finally {
    await store.close();
    await pool.end();
    await dropDatabase(serverUrl, DATABASE);
  }
}

async function changePrice(pool: pg.Pool, storeUrl: string, productId: number): Promise<number> {
  const read = async () => (await fetch(`${storeUrl}/api/Product/${productId}`)).text();
  const old = await read();
  const changedAt = performance.now();
  await pool.query(
    "update product_variants set selling_price_paise = selling_price_paise + 100, web_price_paise = web_price_paise + 100 where product_id = $1",
    [productId],
  );
  while ((await read()) === old) await pause(5);
  return performance.now() - changedAt;
}
