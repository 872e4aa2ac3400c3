import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Database, Trx } from "../../src/platform/db/database.ts";
import { readTogether } from "../../src/platform/db/read-together.ts";
import { commitTogether, sendTogether } from "../../src/platform/db/send-together.ts";
import { databaseKind } from "../support/databases.ts";
import { describeStore } from "../support/describe-store.ts";

describeStore("statements sent together", (store) => {
  let database: Database;
  beforeAll(async () => {
    database = store().services.database;
    await sql`create table sent (place serial primary key, name text not null unique)`.execute(database.db);
  });
  const insert = (trx: Trx, name: string) => sql`insert into sent (name) values (${name})`.execute(trx);
  const names = async (like: string) => {
    const found = await sql<{
      name: string;
    }>`select name from sent where name like ${like} order by place`.execute(database.db);
    return found.rows.map(({ name }) => name);
  };
  /** Everybody who uses a connection next must find it outside of a transaction. */
  const openTransactions = async () => {
    const found = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(database.db);
    return found.rows[0]?.open;
  };

  it("run in the order of the calls, however they were written, and see what earlier ones wrote", async () => {
    const [, , count, offices] = await database.db
      .transaction()
      .execute((trx) =>
        sendTogether(trx, (t) =>
          Promise.all([
            insert(t, "order 1"),
            insert(t, "order 2"),
            sql<{ n: number }>`select count(*)::int as n from sent where name like 'order%'`.execute(t),
            t.selectFrom("office_locations").select("name").execute(),
            insert(t, "order 3"),
          ]),
        ),
      );
    expect(count.rows).toEqual([{ n: 2 }]);
    expect(offices.length).toBeGreaterThan(0);
    expect(await names("order%")).toEqual(["order 1", "order 2", "order 3"]);
  });

  it("that read give rows as every select does: a date where the column is one, a text where it looks like one", async () => {
    const moment = "2026-11-26T09:00:00.000Z";
    const { dates, texts, offices } = await readTogether(database.db, (t) => ({
      dates: t.selectNoFrom(sql<Date>`${moment}::timestamptz`.as("arrival")),
      texts: t.selectNoFrom(sql<string>`${moment}::text`.as("typed_at")),
      offices: t.selectFrom("office_locations").select("name").orderBy("name", "desc"),
    }));
    expect(dates).toEqual([{ arrival: new Date(moment) }]);
    expect(texts).toEqual([{ typed_at: moment }]);
    expect(offices.length).toBeGreaterThan(0);
  });

  it("write nothing when one of them fails, and the first failure is thrown", async () => {
    for (const send of [sendTogether, commitTogether]) {
      const failing = database.db
        .transaction()
        .execute((trx) =>
          send(trx, (t) => Promise.all([insert(t, "fail"), insert(t, "fail"), insert(t, "fail 3")])),
        );
      await expect(failing).rejects.toMatchObject({ code: "23505" });
    }
    expect(await names("fail%")).toEqual([]);
    expect(await openTransactions()).toBe(0);
  });

  it("go to the socket in one write", async ({ skip }) => {
    if (databaseKind() === "pglite") skip("It has no socket.");
    const client = await database.pool.connect();
    const { stream } = client.connection;
    const single = vi.spyOn(stream, "_write");
    const gathered = vi.spyOn(stream, "_writev");
    await Promise.all(["1", "2", "3"].map((each) => client.query("select $1::text", [each])));
    client.release();
    expect([single.mock.calls.length, gathered.mock.calls.length]).toEqual([0, 1]);
  });

  describe("with their commit", () => {
    it("are there for everybody, and the connection is free for transactions of every kind", async () => {
      for (let n = 0; n < 25; n += 1) {
        await database.db
          .transaction()
          .execute((trx) => commitTogether(trx, (t) => Promise.all([insert(t, `commit ${n}`)])));
        await database.db
          .transaction()
          .setIsolationLevel("repeatable read")
          .execute((trx) => insert(trx, `commit ${n} more`));
        await database.db.transaction().execute((trx) => insert(trx, `commit ${n} again`));
      }
      expect(await names("commit%")).toHaveLength(75);
      expect(await openTransactions()).toBe(0);
    });
  });
});
