import { createClient } from "../../src/contract/client.ts";
import { openDatabase } from "../../src/platform/db/database.ts";
import { openBenchStore } from "../open-store.ts";
import { listQueries } from "./list-queries.ts";
import { seed } from "./seed.ts";

/**
 * `DATABASE_URL=postgres://… node bench/million-orders/run.ts [orders]` fills an empty database (default: a million orders;
 * a second run uses the same ones), then measures every list of the admin with its slowest queries. Exits with 1 when
 * the median of one is above 100 ms.
 */
const LIMIT_MS = 100;
const ROUNDS = 7;
const admin = { email: "bench@seeded.example", password: "seeded-for-the-bench" };
const url = process.env.DATABASE_URL;
if (!url) throw new Error("Set DATABASE_URL to an empty PostgreSQL database.");
const orders = Number(process.argv[2] ?? 1_000_000);
const print = (line: string) => process.stdout.write(`${line}\n`);

process.env.ADMIN_EMAIL = admin.email;
process.env.ADMIN_PASSWORD = admin.password;
const store = await openBenchStore();
try {
  await seedIfNeeded();
  if (!(await measureLists())) process.exitCode = 1;
} finally {
  await store.close();
}

async function seedIfNeeded() {
  const { pool, close } = await openDatabase({ url, folder: "", poolSize: 1 });
  const client = await pool.connect();
  const { rows } = await client.query("select count(*)::int as there from orders");
  if (rows[0].there < orders) await seed(client, orders, print);
  client.release();
  await close();
}

async function measureLists(): Promise<boolean> {
  const client = createClient({ baseUrl: store.url });
  const body = { userName: admin.email, password: admin.password };
  const { token } = await client.call("POST /api/accounts/login", { body });
  let isInTime = true;
  for (const [name, path] of listQueries) {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const response = await fetch(store.url + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      durations.push(performance.now() - startedAt);
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`);
    }
    const [first = 0, ...rest] = durations;
    const median = rest.sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0;
    const isSlow = median > LIMIT_MS;
    isInTime &&= !isSlow;
    print(
      `${name.padEnd(48)}${median.toFixed(1).padStart(8)} ms, first ${first.toFixed(0)}${isSlow ? "  ABOVE" : ""}`,
    );
  }
  return isInTime;
}
