import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { openLog } from "../support/log-lines.ts";

const { log, lines } = openLog();
const SECRET = "somebody@ledgerline.example";

describeStore(
  "a slow statement",
  (store) => {
    const slowLines = async () => {
      await store().services.slowStatements.settle();
      // On a busy machine others are slow too.
      return lines.filter(
        ({ msg, statement }) => msg === "slow statement" && /pg_sleep/.test(`${statement}`),
      );
    };
    const db = () => store().services.database.db;

    it("is logged with its plan and without a value, once for many", async () => {
      for (let each = 0; each < 3; each += 1)
        await sql`select user_id, pg_sleep(0.15) as waited, 'typed ''in'' text' as note from users
          where email <> ${SECRET} and user_id > ${each} limit 1`.execute(db());
      await sql`select 1 as quick from users limit 1`.execute(db());
      const [line, ...others] = await slowLines();
      expect(others).toEqual([]);
      expect(line?.milliseconds).toBeGreaterThanOrEqual(150);
      expect(line).toMatchObject({
        rows: 1,
        statement: expect.stringContaining("email <> $1 and user_id > $2"),
        plan: expect.arrayContaining([expect.stringMatching(/(Seq|Index) Scan.* on users/)]),
      });
      expect(JSON.stringify(line)).toMatch(/\(email <> \$1\)/);
      expect(JSON.stringify(line)).not.toMatch(/somebody|typed/);
    });

    it("is logged when it writes, in a transaction, together with others or when it fails, and the connection stays usable", async () => {
      lines.length = 0;
      const failing = db()
        .transaction()
        .execute(async (trx) => {
          // `begin` goes with it. With the update it could be read together with its result, late, on a busy machine.
          await sql`select 1`.execute(trx);
          await sql`update users set email = email || pg_sleep(0.15)::text where email = ${SECRET}
            or user_id = (select min(user_id) from users)`.execute(trx);
          // It fails only after its sleep: what random() adds is not known before.
          await sql`select pg_sleep(0.15), (${SECRET}::text || left(random()::text, 0))::int`.execute(trx);
        });
      await expect(failing).rejects.toThrow(/invalid input syntax/);
      await sql.raw("select pg_sleep(0.15); select 'two of them'").execute(db());
      const found = await slowLines();
      expect(found.map(({ rows, plan }) => [rows, Array.isArray(plan)])).toEqual([
        [1, true],
        ["failed", true],
        [0, false],
      ]);
      expect(JSON.stringify(found)).not.toMatch(/somebody|two of/);
      await sql`select pg_sleep(0.15) where ${SECRET}::text is not null`.execute(db());
      expect(await slowLines()).toHaveLength(4);
    });

    it("is counted each time", async () => {
      const { count } = store().services.slowStatements;
      expect(count).toBeGreaterThanOrEqual(7);
      const { body } = await store().inject({ url: "/metrics" });
      const counted = Number(/^kitstore_slow_statements_total (\d+)$/m.exec(body)?.[1]);
      expect(counted).toBeGreaterThanOrEqual(count);
    });
  },
  { env: { SLOW_STATEMENT_MS: "140" }, log },
);
