import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../src/platform/db/database.ts";

/**
 * Measures how many transactions of three statements the same kind of database does per second, without the store.
 */
export async function databaseTransactionsPerSecond(
  url: string | undefined,
  seconds: number,
  concurrency: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "kitstore-bare-"));
  const { pool, close } = await openDatabase({ url, folder, poolSize: concurrency });
  await pool.query("create table if not exists bench_rows (id integer primary key, count integer not null)");
  await pool.query(
    "insert into bench_rows select each, 0 from generate_series(1, 64) as each on conflict do nothing",
  );
  let transactions = 0;
  const startedAt = performance.now();
  const runLoop = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      const client = await pool.connect();
      const id = (transactions % 64) + 1;
      await client.query("begin");
      await client.query("select count from bench_rows where id = $1 for update", [id]);
      await client.query("update bench_rows set count = count + 1 where id = $1", [id]);
      await client.query("select count from bench_rows where id = $1", [id]);
      await client.query("commit");
      client.release();
      transactions += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runLoop));
  const perSecond = transactions / ((performance.now() - startedAt) / 1_000);
  await pool.query("drop table bench_rows");
  await close();
  await rm(folder, { recursive: true, force: true });
  return perSecond;
}
