import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../src/contract/client.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { draftOf } from "../support/product-draft.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 120_000;
/** Well below the minute after which each process reads the catalogue again by itself: what is shown sooner came by a notice. */
const HEARD_WITHIN_MS = 30_000;
const admin = { ADMIN_EMAIL: "drill@ledgerline.example", ADMIN_PASSWORD: "a drill for two processes" };

/**
 * Two programs on one PostgreSQL database, as two machines behind a balancer: what the team changes through A is on B, in its
 * interface and on its pages, without a word between the two but the database's NOTIFY. No time is asserted: that it takes
 * well below a second is the mechanism's (LISTEN, then one reading of the catalogue), and a busy machine is slow, not wrong.
 */
describe("a change through one process", () => {
  let test: TestDatabase;
  let folder: string;
  let a: StoreProcess;
  let b: StoreProcess;
  let team: Client;
  beforeAll(async () => {
    test = await createTestDatabase("postgres");
    folder = await mkdtemp(join(tmpdir(), "kitstore-two-"));
    const start = (name: string, env: Record<string, string> = {}) =>
      startStoreProcess({ DATABASE_URL: test.url ?? "", DATA_DIR: join(folder, name), ...env });
    a = await start("a", admin);
    b = await start("b");
    const { token } = await createClient({ baseUrl: a.address }).call("POST /api/accounts/login", {
      body: { userName: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
    });
    team = createClient({ baseUrl: a.address, token: () => token });
  }, CAN_TAKE_MS);
  afterAll(async () => {
    for (const store of [a, b]) {
      store?.kill("SIGTERM");
      await store?.ended;
    }
    await test?.drop();
    await rm(folder, { recursive: true, force: true });
  }, CAN_TAKE_MS);

  const onB = async (path: string) => (await fetch(`${b.address}${path}`)).text();
  const rename = async (name: string) => {
    const params = { productId: 42 };
    const product = await team.call("GET /api/admin/products/{productId}", { params });
    const body = { ...draftOf(product), name };
    await team.call("PUT /api/admin/products/{productId}", { params, body });
  };
  const isOnB = (path: string, words: string) =>
    expect.poll(async () => (await onB(path)).includes(words), { timeout: HEARD_WITHIN_MS }).toBe(true);

  it(
    "is on the other's interface and page of a product, which had the old one in its caches",
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
    "is on the other's home page once a group is published, and its draft is not",
    async () => {
      const params = { kind: "groups" as const };
      const { version, live } = await team.call("GET /api/admin/content/{kind}", { params });
      if (live.kind !== "groups") throw new Error("Not the groups");
      const [first, ...others] = live.groups;
      const groups = [{ productIds: first?.productIds ?? [], heading: "Seen from next door" }, ...others];
      const kept = await team.call("PUT /api/admin/content/{kind}", {
        params,
        body: { version, content: { kind: "groups", groups } },
      });
      expect(await onB("/")).not.toContain("Seen from next door");
      await team.call("POST /api/admin/content/{kind}/publish", { params, body: { version: kept.version } });
      await isOnB("/", "Seen from next door");
    },
    CAN_TAKE_MS,
  );

  it(
    "is there too when it came while nobody listened: who listens again reads again",
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
