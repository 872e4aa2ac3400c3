import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../src/contract/client.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { productInputOf } from "../support/product-input.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;
/** Well below the minute after which each process reads the catalogue by itself: an earlier change came by NOTIFY. */
const NOTIFY_TIMEOUT_MS = 30_000;
const admin = { ADMIN_EMAIL: "drill@ledgerline.example", ADMIN_PASSWORD: "a drill for two processes" };

/**
 * Two processes on one PostgreSQL database, like two machines behind a load balancer. What staff change through A appears
 * on B, in its API and on its pages, only by the database's NOTIFY. No time is asserted. LISTEN and one reading of the
 * catalogue take well below a second, but a busy machine may be slow without a fault.
 */
describe("a change through one process", () => {
  let test: TestDatabase;
  let folder: string;
  let a: StoreProcess;
  let b: StoreProcess;
  let staff: Client;
  beforeAll(async () => {
    test = await createTestDatabase("postgres");
    folder = await mkdtemp(join(tmpdir(), "kitstore-two-"));
    const start = (name: string, env: Record<string, string> = {}) =>
      startStoreProcess({ DATABASE_URL: test.url ?? "", DATA_DIR: join(folder, name), ...env });
    a = await start("a", admin);
    b = await start("b");
    const { token } = await createClient({ baseUrl: a.url }).call("POST /api/accounts/login", {
      body: { userName: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
    });
    staff = createClient({ baseUrl: a.url, token: () => token });
  }, CAN_TAKE_MS);
  afterAll(async () => {
    for (const store of [a, b]) {
      store?.kill("SIGTERM");
      await store?.ended;
    }
    await test?.drop();
    await rm(folder, { recursive: true, force: true });
  }, CAN_TAKE_MS);

  const onB = async (path: string) => (await fetch(`${b.url}${path}`)).text();
  const rename = async (name: string) => {
    const params = { productId: 42 };
    const product = await staff.call("GET /api/admin/products/{productId}", { params });
    const body = { ...productInputOf(product), name };
    await staff.call("PUT /api/admin/products/{productId}", { params, body });
  };
  const isOnB = (path: string, expectedText: string) =>
    expect
      .poll(async () => (await onB(path)).includes(expectedText), { timeout: NOTIFY_TIMEOUT_MS })
      .toBe(true);

  it(
    "is in the other's API and product page, which had the old one in their caches",
    async () => {
      expect(await onB("/everyday-mug")).toContain("Everyday Mug");
      expect(await onB("/api/Product/42")).toContain("Everyday Mug");
      await rename("Mug of both processes");
      await isOnB("/api/Product/42", "Mug of both processes");
      await isOnB("/everyday-mug", "Mug of both processes");
    },
    CAN_TAKE_MS,
  );

  it(
    "is on the other's home page once a section is published, and its draft is not",
    async () => {
      const params = { kind: "groups" as const };
      const { version, live } = await staff.call("GET /api/admin/content/{kind}", { params });
      if (live.kind !== "groups") throw new Error("Not the groups");
      const [first, ...others] = live.groups;
      const groups = [{ productIds: first?.productIds ?? [], heading: "Seen from next door" }, ...others];
      const savedContent = await staff.call("PUT /api/admin/content/{kind}", {
        params,
        body: { version, content: { kind: "groups", groups } },
      });
      expect(await onB("/")).not.toContain("Seen from next door");
      await staff.call("POST /api/admin/content/{kind}/publish", {
        params,
        body: { version: savedContent.version },
      });
      await isOnB("/", "Seen from next door");
    },
    CAN_TAKE_MS,
  );

  it(
    "is there too when it came while the listening connections were broken: a reconnect reads again",
    async () => {
      const { rowCount } = await test.database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'kitstore-listen'",
      );
      expect(rowCount).toBe(2);
      await rename("Mug of the deaf moment");
      await isOnB("/api/Product/42", "Mug of the deaf moment");
    },
    CAN_TAKE_MS,
  );
});
