import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";
import { openLog } from "../support/log-lines.ts";
import { cartItem, plainProduct } from "../support/shopping.ts";
import { newSessionId } from "../support/store.ts";

describeStore("a database that cannot do its work now", (store) => {
  it.each([
    ["its disk is full", "53100"],
    ["a statement took too long", "57014"],
    ["it waited too long for a lock", "55P03"],
    ["it is shutting down", "57P01"],
  ])("gets 503 with Retry-After: %s", async (_, code) => {
    const { db } = store().services.database;
    await sql`create or replace function fail() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'no' using errcode = '${code}'; end`)}`.execute(db);
    await sql`create or replace trigger fails before insert on carts execute function fail()`.execute(db);
    const added = await store().call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(plainProduct(store()), 1), sessionId: newSessionId() },
    });
    expect([added.status, added.problem.code, added.headers["retry-after"]]).toEqual([
      503,
      "unavailable",
      "5",
    ]);
  });
});

const { log, lines } = openLog();

describeStore(
  "the log of a failure",
  (store) => {
    it("has no value of a row that the database quotes", async () => {
      const { db } = store().services.database;
      await sql`create function quote() returns trigger language plpgsql as $$
        begin
          raise exception 'no' using errcode = '23505', constraint = 'one_cart',
            detail = 'Key (email)=(asha@ledgerline.example) already exists.';
        end $$`.execute(db);
      await sql`create trigger quotes before insert on carts execute function quote()`.execute(db);
      const added = await store().call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(plainProduct(store()), 1), sessionId: newSessionId() },
      });
      expect(added.status).toBe(500);
      expect(lines.find(({ msg }) => msg === "unexpected failure")).toMatchObject({
        err: { code: "23505", constraint: "one_cart" },
      });
      expect(JSON.stringify(lines)).not.toMatch(/asha|ledgerline/);
    });
  },
  { log },
);
