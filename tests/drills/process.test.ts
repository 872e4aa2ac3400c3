import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../../src/contract/client.ts";
import { createTestDatabase } from "../support/databases.ts";
import { homeAddress } from "../support/shopping.ts";
import { runStoreProcess, type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000; // a start beside other work can take 20 s, and a drill starts five times

const newFolder = () => mkdtemp(join(tmpdir(), "kitstore-drill-"));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

let running: StoreProcess[] = [];
const start = async (env: Record<string, string>) => {
  const store = await startStoreProcess(env);
  running.push(store);
  return store;
};

afterEach(async () => {
  for (const store of running) {
    store.kill("SIGKILL");
    await store.ended;
  }
  running = [];
});

const signUp = (url: string) =>
  createClient({ baseUrl: url }).call("POST /api/accounts/signup", {
    body: { firstName: "Asha", lastName: "Rao", email: `drill-${randomUUID()}@ledgerline.example` },
  });
const asBuyer = (url: string, token: string) => createClient({ baseUrl: url, token: () => token });

async function plainItem(url: string) {
  const client = createClient({ baseUrl: url });
  for (let productId = 1; productId <= 50; productId += 1) {
    const product = await client.call("GET /api/Product/{productId}", { params: { productId } });
    const detail = product.productDetails.find((each) => each.inStock && each.sizes.length === 0);
    if (detail && !product.isSwagItem) return { productId, productDetailsId: detail.id, size: "", qty: 1 };
  }
  throw new Error("Nothing to buy");
}

describe("the program on its embedded database", () => {
  // One for all: filling an empty one takes longer than the rest of a test.
  let folder = "";
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => removeFolder(folder));

  it(
    "opens an empty folder with the demo catalogue, refuses a second one, ends on SIGTERM and opens again",
    async () => {
      const first = await start({ DATA_DIR: folder });
      const lines = first.output().trim().split("\n");
      expect(lines.length).toBeLessThanOrEqual(10);
      expect(first.output()).toContain("ledgerline-demo");
      expect(first.output()).toContain(`${first.url}/mailbox`);
      const second = await runStoreProcess({ DATA_DIR: folder });
      expect(second.code).toBe(1);
      expect(second.output.trim().split("\n")).toEqual([
        expect.stringContaining("in use by another Kitstore"),
      ]);
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
      first.kill("SIGTERM");
      expect(await first.ended).toBe(0);
      const again = await start({ DATA_DIR: folder, LOG_LEVEL: "warn", SLOW_STATEMENT_MS: "1" });
      expect(again.output(), "no statement of the start is logged").toMatch(/^Kitstore is open/);
      expect((await fetch(`${again.url}/api/Product/25`)).status).toBe(200);
    },
    CAN_TAKE_MS,
  );

  it(
    "writes its log for people into a file a day, and nothing of it to standard output",
    async () => {
      const logs = join(folder, "logs");
      const { url, output } = await start({
        DATA_DIR: folder,
        LOG_LEVEL: "warn",
        SLOW_STATEMENT_MS: "1",
        LOG_FORMAT: "text",
        LOG_FOLDER: logs,
      });
      const written = () => readdirSync(logs).map((name) => readFileSync(join(logs, name), "utf8"));
      await expect
        .poll(async () => {
          await signUp(url);
          return written().join("");
        })
        .toMatch(/^\d{4}-\d\d-\d\dT\S+Z WARN {2}slow statement .*milliseconds=\d+/m);
      expect(output()).not.toContain("slow statement");
    },
    CAN_TAKE_MS,
  );

  it(
    "does not start when its log cannot be written, and says why",
    async () => {
      const file = join(folder, "a-file");
      writeFileSync(file, "");
      const { code, output } = await runStoreProcess({ DATA_DIR: folder, LOG_FOLDER: file });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`LOG_FOLDER ${file}`) });
    },
    CAN_TAKE_MS,
  );

  it(
    "ends well at a SIGTERM in the very moment it says that it is open",
    async () => {
      const preload = pathToFileURL(join(import.meta.dirname, "../support/signal-at.mjs"));
      const { code, output } = await runStoreProcess({
        DATA_DIR: folder,
        SIGNAL_AT: "Kitstore is open",
        NODE_OPTIONS: `--import=${preload}`,
      });
      expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining("Database: embedded") });
    },
    CAN_TAKE_MS,
  );

  it(
    "ends well at a SIGTERM while it starts, and opens again",
    async () => {
      const fresh = await newFolder();
      try {
        const ending = new AbortController();
        const starting = runStoreProcess({ DATA_DIR: fresh }, "main.ts", ending.signal);
        await expect.poll(() => existsSync(join(fresh, "postgres"))).toBe(true);
        ending.abort();
        expect(await starting).toMatchObject({ code: 0 });
        const again = await start({ DATA_DIR: fresh });
        expect((await fetch(`${again.url}/api/Product/25`)).status).toBe(200);
      } finally {
        await removeFolder(fresh);
      }
    },
    CAN_TAKE_MS,
  );

  it("stops with one line that names every bad setting [spec 10.2]", async () => {
    const { code, output } = await runStoreProcess({
      DATA_DIR: folder,
      PORT: "http",
      SMTP_URL: "mail.example",
    });
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(/PORT must be.*SMTP_URL must be/)]);
  });
});

describe("the program on PostgreSQL", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => removeFolder(folder));

  it(
    "answers the request under way before it ends",
    async () => {
      const test = await createTestDatabase("postgres");
      try {
        const store = await start({ DATABASE_URL: test.url ?? "", DATA_DIR: folder });
        const { userId, token } = await signUp(store.url);
        const item = await plainItem(store.url);
        const client = asBuyer(store.url, token);
        await client.call("POST /api/ShoppingCart/Add/", { body: { ...item, userId } });
        const lock = await test.database.pool.connect();
        await lock.query("begin");
        await lock.query("select 1 from carts where user_id = $1 for update", [userId]);
        const waiting = client.call("POST /api/ShoppingCart/Add/", { body: { ...item, userId } });
        await expect
          .poll(
            async () =>
              (
                await test.database.pool.query(
                  "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
                )
              ).rowCount,
          )
          .toBe(1);
        store.kill("SIGTERM");
        await lock.query("commit");
        lock.release();
        expect((await waiting).map((line) => line.qty)).toEqual([2]);
        expect(await store.ended).toBe(0);
      } finally {
        await test.drop();
      }
    },
    CAN_TAKE_MS,
  );

  it(
    "runs in several processes that sell as one and show a change at once [spec 10.5, 10.29]",
    async () => {
      const test = await createTestDatabase("postgres");
      try {
        const store = await start({ DATABASE_URL: test.url ?? "", DATA_DIR: folder, WORKERS: "2" });
        const item = await plainItem(store.url);
        const { userId, token } = await signUp(store.url);
        const cart = await asBuyer(store.url, token).call("POST /api/ShoppingCart/Add/", {
          body: { ...item, userId },
        });
        const body = { userId, cart, deliveryAddress: [homeAddress], currencyCode: "INR" };
        const headers = { "idempotency-key": randomUUID(), connection: "close" };
        const press = () =>
          asBuyer(store.url, token).call("POST /api/ShoppingCart/Checkout", { body, headers });
        const numbers = await Promise.all(Array.from({ length: 16 }, press));
        expect(new Set(numbers).size).toBe(1);
        await test.database.db
          .updateTable("products")
          .set({ name: "Seen by all" })
          .where("product_id", "=", 1)
          .execute();
        const names = async () => {
          const responses = Array.from({ length: 12 }, () =>
            fetch(`${store.url}/api/Product/1`, { headers: { connection: "close" } }),
          );
          const products = await Promise.all(
            responses.map(async (response) => (await (await response).json()) as { productName: string }),
          );
          return new Set(products.map((product) => product.productName));
        };
        await expect.poll(names).toEqual(new Set(["Seen by all"]));
        const read = async (path: string) =>
          (await fetch(store.url + path, { headers: { connection: "close" } })).text();
        for (let n = 0; n < 10; n += 1) await read("/api/HeaderMenu");
        for (let n = 0; n < 4; n += 1) {
          const metrics = await read("/metrics"); // of all workers, whichever responds
          expect(metrics).toContain('_count{method="GET",route="/api/HeaderMenu",status="200"} 10\n');
          expect(metrics).toMatch(/^kitstore_database_up 1$/m);
        }
        store.kill("SIGTERM");
        expect(await store.ended).toBe(0);
      } finally {
        await test.drop();
      }
    },
    CAN_TAKE_MS,
  );
});
