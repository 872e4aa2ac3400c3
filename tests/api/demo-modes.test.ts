import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasDemoAccounts } from "../../src/app/demo/demo-accounts.ts";
import { countDemo, removeDemo } from "../../src/app/demo/remove-demo.ts";
import { prepareStore } from "../../src/app/prepare-store.ts";
import { startupMessage } from "../../src/app/startup-message.ts";
import { checkBooks } from "../../src/backoffice/books/check-books.ts";
import { hashPassword } from "../../src/people/account/password-hash.ts";
import { readConfig } from "../../src/platform/config/config.ts";
import type { Database } from "../../src/platform/db/database.ts";
import { createTestDatabase, databaseKind } from "../support/databases.ts";
import { placeOrder } from "../support/place-order.ts";
import { newStaff } from "../support/staff.ts";
import { openStore, type TestStore } from "../support/store.ts";

const PUBLIC = { PUBLIC_URL: "https://store.northwind.example" };

/** How many rows each table has. */
async function countRows({ db }: Database): Promise<Map<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

describe("a start on the database of a demo", () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({ kind: databaseKind() });
  });
  afterAll(() => store.close());
  const prepare = (env: Record<string, string>) => prepareStore(readConfig(env), store.services.database);
  const logIn = async (email: string, password: string) =>
    (await store.call("POST /api/accounts/login", { body: { userName: email, password } })).body.token;

  it.each<[string, InjectOptions]>([
    ["through a proxy on this machine", { headers: { "x-forwarded-for": "203.0.113.9" } }],
    ["from another machine", { remoteAddress: "10.0.0.7" }],
    ["by a page that leads its own name here", { headers: { host: "evil.example:3000" } }],
  ])("opens no account with the known password %s", async (_, request) => {
    for (const userName of ["support@ledgerline.example", " Support@LEDGERLINE.example "]) {
      const payload = { userName, password: "ledgerline-demo" };
      const url = "/API/Accounts/LOGIN";
      const response = await store.inject({ ...request, method: "POST", url, payload });
      expect(response.statusCode).toBe(403);
      expect(response.json().detail).toMatch(/demo accounts.*DEMO=public/);
    }
    const body = { userName: "support@ledgerline.example", password: "another password" };
    const wrong = await store.inject({
      ...request,
      method: "POST",
      url: "/api/accounts/login",
      payload: body,
    });
    expect([wrong.statusCode, wrong.json().userId]).toEqual([200, 0]);
  });

  it("with DEMO=public gives its accounts random passwords, printed once, and ends their logins", async () => {
    const { token } = await store.login("support@ledgerline.example");
    expect((await prepare({})).isDemo).toBe(true);
    const env = { ...PUBLIC, DEMO: "public" };
    const prepared = await prepare(env);
    expect(prepared.newDemoPasswords.map(({ email }) => email)).toHaveLength(4);
    expect((await store.call("GET /api/admin/orders", { token })).status).toBe(401);
    expect(await logIn("support@ledgerline.example", "ledgerline-demo")).toBeFalsy();
    for (const { email, password } of prepared.newDemoPasswords)
      expect(await logIn(email, password)).toBeTruthy();
    const output = startupMessage(readConfig(env), prepared, "http://127.0.0.1:3000");
    expect(output.length).toBeLessThanOrEqual(10);
    expect(output.join("\n")).toContain(prepared.newDemoPasswords[3]?.password);
    expect(output.join("\n")).not.toContain("ledgerline-demo");
    expect((await prepare(env)).newDemoPasswords).toEqual([]);
  });

  it("with DEMO=off blocks the accounts that still have the known password, and no others", async () => {
    const { db } = store.services.database;
    await db
      .updateTable("users")
      .set({ password_hash: await hashPassword("ledgerline-demo") })
      .where("email_folded", "=", "employee@ledgerline.example")
      .execute();
    const prepared = await prepare({ ...PUBLIC, DEMO: "off" });
    expect(prepared.isDemo).toBe(false);
    const blocked = await db
      .selectFrom("users")
      .select("email")
      .where("blocked_at", "is not", null)
      .execute();
    expect(blocked).toEqual([{ email: "employee@ledgerline.example" }]);
    expect(await logIn("employee@ledgerline.example", "ledgerline-demo")).toBeFalsy();
    const audit = await db.selectFrom("audit_rows").select(["action", "subject_id"]).execute();
    expect(audit).toContainEqual({
      action: "demo account blocked",
      subject_id: "employee@ledgerline.example",
    });
  });
});

it("a database with a store that is no demo never becomes a public one", async () => {
  const { database, drop } = await createTestDatabase(databaseKind(), { demo: false });
  await prepareStore(
    readConfig({ DEMO: "off", ADMIN_EMAIL: "ada@northwind.example", ADMIN_PASSWORD: "the first password" }),
    database,
  );
  await expect(prepareStore(readConfig({ ...PUBLIC, DEMO: "public" }), database)).rejects.toThrow(
    "is no demo",
  );
  expect(await countDemo(database.db)).toEqual({ orders: 0, people: 0, products: 0 });
  await drop();
});

it("a first start on this machine has claim links in the mailbox, and one that mails to the outside has none", async () => {
  const administrator = { ADMIN_EMAIL: "ada@northwind.example", ADMIN_PASSWORD: "the first password" };
  for (const [env, count] of [
    [administrator, 3],
    [{ ...administrator, SMTP_URL: "smtp://127.0.0.1:1" }, 0],
  ] as const) {
    const { database, drop } = await createTestDatabase(databaseKind(), { demo: false });
    const { db } = database;
    await prepareStore(readConfig(env), database, { withPeople: true });
    const mails = await db.selectFrom("mails").select("recipient").where("kind", "=", "claim-link").execute();
    expect(mails).toHaveLength(count);
    expect(await db.selectFrom("claim_links").select("claim_link_id").execute()).toHaveLength(count);
    expect((await checkBooks(db, new Date())).broken).toEqual([]);
    await drop();
  }
});

describe("`demo remove`", () => {
  it("leaves a store with orders, staff and an administrator as empty as a new one", async () => {
    const fresh = await createTestDatabase(databaseKind(), { demo: false });
    const empty = await countRows(fresh.database);
    await fresh.drop();
    const store = await openStore({ kind: databaseKind() });
    const { database } = store.services;
    const { db } = database;
    const { orderNo } = await placeOrder(store);
    const support = await newStaff(store, "support");
    const admin = await newStaff(store, "admin");
    await store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      token: support.token,
      body: { from: "Order Requested", to: "Order Confirmed" },
    });
    const { version } = (await store.call("GET /api/admin/settings", { token: admin.token })).body;
    await store.call("PUT /api/admin/settings", {
      token: admin.token,
      body: { version, settings: { tagline: "Made by us" } },
    });
    await removeDemo(db, store.now());

    const after = await countRows(database);
    const remaining = [
      "audit_rows",
      "configured_administrators",
      "currency_rates",
      "images",
      "sessions",
      "store_settings",
      "users",
    ];
    const differing = [...after].filter(
      ([name, count]) => count !== empty.get(name) && !remaining.includes(name),
    );
    expect(differing).toEqual([]);
    // Who was erased must not come back by ADMIN_EMAIL, also not after this.
    expect(after.get("configured_administrators")).toBe(1);
    expect(await hasDemoAccounts(db)).toBe(false);
    const people = await db.selectFrom("users").select(["role", "first_name", "blocked_at"]).execute();
    expect(people.filter(({ role, blocked_at }) => role !== "admin" && blocked_at === null)).toEqual([]);
    expect(people.some(({ role }) => role === "admin")).toBe(true);
    const settings = await db.selectFrom("store_settings").select("name").execute();
    expect(settings).toEqual([{ name: "tagline" }]);
    expect((await store.call("GET /api/admin/settings", { token: admin.token })).body.settings).toMatchObject(
      {
        companyName: "Our company",
        tagline: "Made by us",
      },
    );
    expect((await checkBooks(db, store.now())).broken).toEqual([]);
    await store.close();
  });
});
