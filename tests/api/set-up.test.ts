import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSetUp } from "../../src/people/account/set-up.ts";
import { databaseKind } from "../support/databases.ts";
import { switchOnSecondFactor } from "../support/second-factor.ts";
import { newStaff } from "../support/staff.ts";
import { openStore, type TestStore } from "../support/store.ts";

const person = {
  firstName: "Ada",
  lastName: "Okafor",
  email: "ada@northwind.example",
  password: "the first password",
};

describe("a store without anything", () => {
  let store: TestStore;
  let adminToken = "";
  beforeAll(async () => {
    store = await openStore({ kind: databaseKind(), demo: false });
  });
  afterAll(() => store.close());
  const open = async () => (await openSetUp(store.services.database.db, store.now())) ?? "";
  const setUp = (token: string, given: Partial<typeof person> = {}) =>
    store.call("POST /api/set-up", { body: { token, ...person, ...given } });
  const isOpen = async (token: string) =>
    (await store.call("POST /api/set-up/check", { body: { token } })).body;

  it("refuses a set-up link that is invented, replaced by a newer one, or too old", async () => {
    const first = await open();
    expect(first).toMatch(/^[\w-]{43}$/);
    const second = await open();
    expect([await isOpen(first), await isOpen(second), await isOpen("x")]).toEqual([false, true, false]);
    expect((await setUp(first)).problem.code).toBe("set_up_closed");
    store.advanceClock(24 * 60 * 60_000 + 1);
    expect(await isOpen(second)).toBe(false);
    expect((await setUp(second)).problem.code).toBe("set_up_closed");
  });

  it("stores the token as a hash", async () => {
    const token = await open();
    const row = await store.services.database.db
      .selectFrom("set_up_tokens")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.token_hash.toString()).not.toContain(token);
  });

  it("creates one administrator by its link, after refusals too, and then the link is gone", async () => {
    const token = await open();
    expect((await setUp(token, { email: "nobody" })).problem.code).toBe("email_invalid");
    expect((await setUp(token, { password: "short" })).problem.code).toBe("password_weak");
    expect((await setUp(token, { password: "password1234" })).problem.code).toBe("password_weak");
    const both = await Promise.all([setUp(token), setUp(token, { email: "eve@northwind.example" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const created = both.find(({ status }) => status === 200);
    adminToken = created?.body.token ?? "";
    expect(created?.body).toMatchObject({ role: "admin", fullName: "Ada Okafor", emailVerified: true });
    expect((await store.call("GET /api/admin/settings", { token: adminToken })).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect(await openSetUp(store.services.database.db, store.now())).toBeUndefined();
  });

  it("has a list of first steps, which says what is done", async () => {
    const { body } = await store.call("GET /api/admin/checklist", { token: adminToken });
    expect(body).toMatchObject({ isHidden: false, waitingMails: 0 });
    expect(body.steps.filter(({ isDone }) => isDone)).toEqual([]);
    await change({ settings: { logoUrl: "/images/a/b", arePoliciesRead: true } });
    const after = await store.call("GET /api/admin/checklist", { token: adminToken });
    expect(after.body.steps.flatMap(({ step, isDone }) => (isDone ? [step] : []))).toEqual([
      "logo",
      "policies",
    ]);
    await change({ settings: { isChecklistHidden: true } });
    expect((await store.call("GET /api/admin/checklist", { token: adminToken })).body.isHidden).toBe(true);
  });

  async function change(body: object) {
    const { version } = (await store.call("GET /api/admin/settings", { token: adminToken })).body;
    return store.call("PUT /api/admin/settings", {
      token: adminToken,
      body: { version, settings: {}, ...body },
    });
  }
  const rates = async () =>
    (
      await store.services.database.db
        .selectFrom("currency_rates")
        .select(["currency_code", "rate_micros"])
        .orderBy("position")
        .execute()
    ).map(({ currency_code, rate_micros }) => [currency_code, rate_micros]);

  it("chooses its base currency: known rates keep their worth, an unknown one stands alone", async () => {
    await store.services.database.db
      .insertInto("currency_rates")
      .values([
        {
          currency_code: "INR",
          rate_micros: 1_000_000,
          currency_symbol: "₹",
          currency_name: "Rupee",
          position: 0,
        },
        {
          currency_code: "USD",
          rate_micros: 80_000_000,
          currency_symbol: "$",
          currency_name: "Dollar",
          position: 1,
        },
      ])
      .execute();
    expect((await change({ settings: { baseCurrency: "JPY", defaultCurrency: "JPY" } })).problem.code).toBe(
      "currency_unknown",
    );
    expect((await change({ settings: { baseCurrency: "USD", defaultCurrency: "USD" } })).status).toBe(200);
    expect(await rates()).toEqual([
      ["INR", 12_500],
      ["USD", 1_000_000],
    ]);
    expect((await change({ settings: { baseCurrency: "EUR", defaultCurrency: "EUR" } })).status).toBe(200);
    expect(await rates()).toEqual([["EUR", 1_000_000]]);
  });

  it("copies the sample products as drafts, once, at prices of its base currency", async () => {
    const copy = () => store.call("POST /api/admin/sample-catalogue", { token: adminToken });
    const { body } = await copy();
    expect(body.products).toBeGreaterThan(40);
    expect(store.services.catalogue.current().products.size).toBe(0);
    const products = await store.services.database.db
      .selectFrom("products")
      .innerJoin("product_variants", "product_variants.product_id", "products.product_id")
      .selectAll()
      .execute();
    expect(JSON.stringify(products)).not.toMatch(/Ledgerline|Craftloom/);
    expect(Math.max(...products.map((row) => row.selling_price_paise))).toBeLessThan(100_00);
    expect((await copy()).problem.code).toBe("state_conflict");
  });
});

describe("a public store without a mail server", () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore({
      kind: databaseKind(),
      env: { SMTP_URL: "", PUBLIC_URL: "https://store.northwind.example" },
    });
  });
  afterAll(() => store.close());

  it("lets its mails wait, says how many, and sends them once there is one", async () => {
    const { db } = store.services.database;
    const body = { firstName: "A", lastName: "B", email: "waits@northwind.example" };
    await store.call("POST /api/accounts/signup", { body });
    const mail = () =>
      db
        .selectFrom("mails")
        .select(["state", "attempts", "last_error"])
        .where("recipient", "=", body.email)
        .executeTakeFirstOrThrow();
    await expect
      .poll(async () => (await mail()).last_error)
      .toBe("No mail server is set up yet, so it is waiting.");
    expect(await mail()).toMatchObject({ state: "queued", attempts: 0 });
    const { token } = await newStaff(store, "admin");
    await switchOnSecondFactor(store, token); // a public store asks for it, and a mail says so
    const waitingMails = async () =>
      (await store.call("GET /api/admin/checklist", { token })).body.waitingMails;
    await expect.poll(waitingMails).toBe(2);
    const { hostname, port } = new URL(store.inbox.url);
    const { version } = (await store.call("GET /api/admin/settings", { token })).body;
    const mailServer = { host: hostname, port: Number(port), isTls: false, user: "", password: "" };
    await store.call("PUT /api/admin/settings", { token, body: { version, settings: {}, mailServer } });
    const received = await store.inbox.next(({ to }) => to.includes(body.email));
    expect(received.subject).toContain("Welcome");
    await expect.poll(async () => (await mail()).state).toBe("sent");
    await expect.poll(waitingMails).toBe(0);
  });
});
