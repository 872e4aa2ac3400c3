import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPool, readinessLimits, requestLimits } from "../../src/platform/db/postgres-pools.ts";
import type { StorePool } from "../../src/platform/db/store-client.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../support/database-proxy.ts";
import { createTestDatabase, databaseKind, type TestDatabase } from "../support/databases.ts";

/** Errors that pg tells in words alone have a code of PostgreSQL's, by which a request gets 503. */
describe.runIf(databaseKind() === "postgres")("a connection", () => {
  let test: TestDatabase;
  let proxy: DatabaseProxy;
  let pool: StorePool;
  beforeAll(async () => {
    test = await createTestDatabase("postgres");
    proxy = await startDatabaseProxy(test.url ?? "");
    pool = openPool({
      url: proxy.url,
      size: 1,
      name: "kitstore-test",
      limits: { ...readinessLimits, query_timeout: 500 },
      waitMs: 500,
    });
  });
  afterAll(async () => {
    await pool?.end();
    await proxy?.stop();
    await test?.drop();
  });

  it("that goes silent is lost (08006), and the next request has another", async () => {
    await pool.query("select 1");
    proxy.silence();
    await expect(pool.query("select 1")).rejects.toMatchObject({ code: "08006" });
    proxy.recover();
    await expect
      .poll(() => pool.query("select 1 as one").then(({ rows }) => rows, String))
      .toEqual([{ one: 1 }]);
  });

  it("that went silent while nobody used it is replaced, with all others, before anybody waits for it", async () => {
    const idle = openPool({
      url: proxy.url,
      size: 4,
      name: "kitstore-test",
      limits: requestLimits,
      askAfterMs: 0,
    });
    const connect = () => Promise.all(Array.from({ length: 4 }, () => idle.connect()));
    const before = await connect();
    for (const client of before) client.release();
    proxy.silence();
    proxy.recover(); // those four stay silent for ever
    const after = await connect();
    expect(after.filter((client) => before.includes(client))).toEqual([]);
    const results = await Promise.all(after.map((client) => client.query("select 1 as one")));
    expect(results.map(({ rows }) => rows)).toEqual(Array(4).fill([{ one: 1 }]));
    for (const client of after) client.release();
    await idle.end();
  });

  it("that the server ended is lost (08006) for the rollback that follows, too", async () => {
    const client = await pool.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    const rolledBack = new Promise((done) => {
      client.once("error", () => done(client.query("rollback").catch((error: unknown) => error)));
    });
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(test.database.db);
    expect(await rolledBack).toMatchObject({ code: "08006" });
    client.release(true);
  });

  it("that nobody gives back in time was not made (08001)", async () => {
    const client = await pool.connect();
    await expect(pool.connect()).rejects.toMatchObject({ code: "08001" });
    await expect(pool.query("select 1")).rejects.toMatchObject({ code: "08001" });
    client.release();
  });
});
