import { createClient } from "../../src/contract/client.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { openBenchStore } from "../store.ts";
import { lists } from "./lists.ts";
import { seed } from "./seed.ts";

/**
 * `DATABASE_URL=postgres://… node bench/million/run.ts [orders]`: seeds an empty database that holds nothing else (a
 * million orders unless said otherwise; a second run finds them there), then asks every list of the back office the
 * slowest ways there are and says how long each takes. Exits with 1 when one takes longer than 100 ms.
 */
const LIMIT_MS = 100;
const ROUNDS = 7;
const admin = { email: "bench@seeded.example", password: "seeded-for-the-bench" };
const url = process.env.DATABASE_URL;
if (!url) throw new Error("Set DATABASE_URL to an empty PostgreSQL database.");
const orders = Number(process.argv[2] ?? 1_000_000);
const say = (line: string) => process.stdout.write(`${line}\n`);

process.env.ADMIN_EMAIL = admin.email;
process.env.ADMIN_PASSWORD = admin.password;
const store = await openBenchStore();
try {
  await fill();
  if (!(await answerInTime())) process.exitCode = 1;
} finally {
  await store.close();
}

async function fill() {
  const { pool, close } = await openDatabase({ url, folder: "", poolSize: 1 });
  const client = await pool.connect();
  const { rows } = await client.query("select count(*)::int as there from orders");
  if (rows[0].there < orders) await seed(client, orders, say);
  client.release();
  await close();
}

async function answerInTime(): Promise<boolean> {
  const client = createClient({ baseUrl: store.address });
  const body = { userName: admin.email, password: admin.password };
  const { token } = await client.call("POST /api/accounts/login", { body });
  let isInTime = true;
  for (const [name, path] of lists) {
    const took: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const answer = await fetch(store.address + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      took.push(performance.now() - startedAt);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    }
    const [first = 0, ...rest] = took;
    const middle = rest.sort((a, b) => a - b)[Math.floor(rest.length / 2)] ?? 0;
    const isSlow = middle > LIMIT_MS;
    isInTime &&= !isSlow;
    say(
      `${name.padEnd(48)}${middle.toFixed(1).padStart(8)} ms, first ${first.toFixed(0)}${isSlow ? "  ABOVE" : ""}`,
    );
  }
  return isInTime;
}
