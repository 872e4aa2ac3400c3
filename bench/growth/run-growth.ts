import pg from "pg";
import { dropDatabase, newDatabase } from "../bench-database.ts";
import { openBenchStore } from "../open-store.ts";
import { measureCosts } from "./measure-costs.ts";
import { type Figures, measureGrowth } from "./measure-growth.ts";
import { lists, measureLists } from "./measure-lists.ts";
import { insertVariedCatalogue } from "./varied-catalogue.ts";

/**
 * `DATABASE_URL=postgres://… npm run bench -- growth [counts]` measures the store with 50, 1,000, 10,000 and 100,000 products (or the
 * given counts), each in a database of its own on that server, prints each figure when it is there, and compares with the first count. Exits with 1 when a goal
 * (growthGoals) is missed with 10,000 products or fewer: more work, slower.
 */
const growthGoals: Readonly<Record<string, { readonly times?: number; readonly max?: number }>> = {
  "product page, first, CPU ms": { times: 1.1 },
  "product page, cached, CPU ms": { times: 1.1 },
  "API product, first, CPU ms": { times: 1.1 },
  "suggestion, CPU ms": { max: 20 },
  "price change visible, slowest, ms": { max: 1_000 },
  "longest pause of the event loop, ms": { max: 50 },
  ...Object.fromEntries(Object.keys(lists).map((name) => [`${name}, ms`, { max: 100 }])),
};

/** A larger catalogue works, and may be slower. */
const MAX_WITH_GOALS = 10_000;

/** Runs it for each count. Returns how many goals were missed. */
export async function runGrowth(serverUrl: string, counts: readonly number[]): Promise<number> {
  const columns: Figures[] = [];
  const print = (line: string) => process.stdout.write(`${line}\n`);
  for (const count of counts) {
    print(`${count} products:`);
    columns.push(
      await measureCount(serverUrl, count, (figures) => {
        for (const [name, value] of Object.entries(figures)) print(`  ${name.padEnd(45)}${written(value)}`);
      }),
    );
  }
  const [first = {}] = columns;
  let missed = 0;
  print(`\n${"products".padEnd(40)}${counts.map((count) => String(count).padStart(14)).join("")}`);
  for (const name of Object.keys(first)) {
    const { times, max = times === undefined ? undefined : times * (first[name] ?? 0) } =
      growthGoals[name] ?? {};
    const cells = columns.map(({ [name]: value }, at) => {
      const isMissed =
        (counts[at] ?? 0) <= MAX_WITH_GOALS && max !== undefined && value !== undefined && value > max;
      if (isMissed) missed += 1;
      return `${isMissed ? "ABOVE " : ""}${written(value)}`.padStart(14);
    });
    print(`${name.padEnd(40)}${cells.join("")}${max === undefined ? "" : `   goal ${max.toFixed(2)}`}`);
  }
  return missed;
}

const written = (value: number | undefined): string => value?.toFixed(2) ?? "-";

/** `tell` gets each part of the figures when it is measured. */
async function measureCount(
  serverUrl: string,
  count: number,
  tell: (figures: Figures) => void,
): Promise<Figures> {
  const name = `kitstore_growth_${count}`;
  const databaseUrl = await newDatabase(serverUrl, name);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on("error", () => undefined); // its database is dropped in the end
  try {
    const env = { DATABASE_URL: databaseUrl };
    await (await openBenchStore(env)).close(); // migrations and the demo
    await insertVariedCatalogue(pool, count);
    const startedAt = performance.now();
    const store = await openBenchStore(env);
    try {
      const growth = await measureGrowth(store, pool, performance.now() - startedAt);
      tell(growth);
      const lists = await measureLists(store, pool);
      tell(lists);
      const costs = Object.fromEntries(
        (await measureCosts(store, pool)).flatMap(({ name, storeMs, databaseMs }) => [
          [`${name}, CPU ms`, storeMs],
          [`${name}, PostgreSQL's`, databaseMs],
        ]),
      );
      tell(costs);
      return { ...growth, ...lists, ...costs };
    } finally {
      await store.close();
    }
  } finally {
    await pool.end();
    await dropDatabase(serverUrl, name);
  }
}
