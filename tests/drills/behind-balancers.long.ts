import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../src/contract/client.ts";
import { startHaproxy, startPgBouncer } from "../support/balancers.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { productInputOf } from "../support/product-input.ts";
import { homeAddress } from "../support/shopping.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 180_000;
const PRODUCT_ID = 42;
const ORDERS = 60;
const admin = { ADMIN_EMAIL: "drill@ledgerline.example", ADMIN_PASSWORD: "a drill for three processes" };

/** HAProxy, three processes of the store, PgBouncer in transaction mode, PostgreSQL; LISTEN and migrations go past PgBouncer. */
describe("three processes between HAProxy and PgBouncer", () => {
  const stops: (() => Promise<void>)[] = [];
  let folder: string;
  let test: TestDatabase;
  let stores: StoreProcess[];
  let shopUrl: string;
  let staff: Client;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kitstore-balanced-"));
    test = await createTestDatabase("postgres");
    const bouncer = await startPgBouncer(test.url ?? "", folder);
    stops.push(bouncer.stop);
    stores = [];
    for (const name of ["a", "b", "c"]) {
      const settings = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: test.url ?? "" };
      const DATA_DIR = join(folder, name);
      // The processes of a store share its secret key.
      const SECRET_KEY = "0123456789abcdef0123456789abcdef";
      stores.push(await startStoreProcess({ ...settings, ...admin, DATA_DIR, SECRET_KEY }));
    }
    const haproxy = await startHaproxy(stores.map(({ url }) => url));
    stops.push(haproxy.stop);
    shopUrl = haproxy.url;
    const { token } = await createClient({ baseUrl: shopUrl }).call("POST /api/accounts/login", {
      body: { userName: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
    });
    staff = createClient({ baseUrl: shopUrl, token: () => token });
  }, CAN_TAKE_MS);
  afterAll(async () => {
    for (const store of stores ?? []) {
      store.kill("SIGTERM");
      await store.ended;
    }
    for (const stop of stops) await stop();
    await test?.drop();
    await rm(folder, { recursive: true, force: true });
  }, CAN_TAKE_MS);

  const placeOrder = async (): Promise<string> => {
    const body = { firstName: "Asha", lastName: "Rao", email: `${randomUUID()}@ledgerline.example` };
    const { userId, token } = await createClient({ baseUrl: shopUrl }).call("POST /api/accounts/signup", {
      body,
    });
    const { call } = createClient({ baseUrl: shopUrl, token: () => token });
    const { productDetails } = await call("GET /api/Product/{productId}", {
      params: { productId: PRODUCT_ID },
    });
    const item = {
      productId: PRODUCT_ID,
      productDetailsId: productDetails[0]?.id ?? 0,
      size: "",
      qty: 1,
      userId,
    };
    const cart = await call("POST /api/ShoppingCart/Add/", { body: item });
    const order = { userId, cart, deliveryAddress: [homeAddress], currencyCode: "INR" };
    return call("POST /api/ShoppingCart/Checkout", {
      body: order,
      headers: { "idempotency-key": randomUUID() },
    });
  };

  it(
    `places ${ORDERS} orders at once, each of which staff read`,
    async () => {
      const placed = await Promise.all(Array.from({ length: ORDERS }, placeOrder));
      expect(new Set(placed).size).toBe(ORDERS);
      for (const orderNo of placed)
        expect((await staff.call("GET /api/admin/orders/{orderNo}", { params: { orderNo } })).id).toBe(
          orderNo,
        );
      const { rows } = await test.database.pool.query<{ count: number }>(
        "select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'kitstore' and pid <> pg_backend_pid()",
      );
      expect(rows[0]?.count).toBeLessThanOrEqual(4); // PgBouncer's pool, for thirty connections of three stores
    },
    CAN_TAKE_MS,
  );

  it(
    "shows a change of price in all of them",
    async () => {
      const params = { productId: PRODUCT_ID };
      const read = async (url: string) =>
        (await createClient({ baseUrl: url }).call("GET /api/Product/{productId}", { params }))
          .productDetails[0]?.sellingPrice;
      for (const { url } of stores) await read(url);
      const waits: number[] = [];
      for (const price of [411, 412, 413, 414, 415]) {
        const product = await staff.call("GET /api/admin/products/{productId}", { params });
        const { variants, ...others } = productInputOf(product);
        await staff.call("PUT /api/admin/products/{productId}", {
          params,
          body: {
            ...others,
            variants: variants.map((each) => ({ ...each, webPrice: 999, sellingPrice: price })),
          },
        });
        const changedAt = performance.now();
        for (const { url } of stores)
          for (const deadline = changedAt + 30_000; (await read(url)) !== price; await pause(5))
            if (performance.now() > deadline) throw new Error("The change did not arrive.");
        waits.push(Math.round(performance.now() - changedAt));
      }
      process.stdout.write(`A change of price was on all three after ${waits.join(", ")} ms\n`);
    },
    CAN_TAKE_MS,
  );
});
