import { afterAll, describe, expect, it } from "vitest";
import { type ApiCall, callerOf, order, plainItem, signUp } from "../../bench/purchase.ts";
import { freePort } from "../../src/platform/process/free-port.ts";
import { type ComposedStore, composeStore } from "../support/compose.ts";

const CAN_TAKE_MS = 1_800_000;

const orderOnce = async (call: ApiCall) => order(call, await plainItem(call), await signUp(call));
/** The numbers of the orders in the database of a service. */
async function ordersIn(store: ComposedStore, service: string): Promise<string[]> {
  const query = "select order_no from orders order by order_no";
  const rows = await store.compose("exec", "-T", service, "psql", "-U", "kitstore", "-Atc", query);
  return rows.split("\n").filter(Boolean);
}

describe.each(["compose.yaml", "compose-cluster.yaml"] as const)("deploy/start -f %s", (file) => {
  let store: ComposedStore | undefined;
  afterAll(() => store?.remove(), CAN_TAKE_MS);

  it(
    "opens a store that sells, writes a backup, and has its orders after a start anew",
    async () => {
      const port = () => freePort("127.0.0.1");
      store = await composeStore(file, { store: await port(), mail: await port() });
      const startedAt = performance.now();
      expect(await store.start()).toContain(`Kitstore is open at ${store.url}`);
      process.stdout.write(`${file}: open after ${Math.round((performance.now() - startedAt) / 1000)} s.\n`);
      const call = callerOf(store.url);
      const orders = [await orderOnce(call)];

      await store.compose("restart");
      await store.start();
      orders.push(await orderOnce(call));
      expect(await ordersIn(store, "database")).toEqual(expect.arrayContaining(orders));
      const lines = await store.compose("logs", "--no-log-prefix", "backups");
      expect(lines).toMatch(/kitstore-\S+\.backup: \d+ rows of \d+ tables/);
      if (file === "compose.yaml") {
        expect(await store.kitstore("check-books")).toMatch(/^The books agree/);
        await store.kitstore("backup", "/backups/before.backup");
        await store.compose("stop", "store", "backups");
        for (const program of ["dropdb", "createdb"])
          await store.compose("exec", "-T", "database", program, "-U", "kitstore", "kitstore");
        await store.kitstore("restore", "/backups/before.backup");
        await store.start();
        expect(await ordersIn(store, "database")).toEqual(expect.arrayContaining(orders));
        return;
      }

      await store.compose("stop", "store-a");
      orders.push(await orderOnce(call));
      const cluster = store;
      const replicated = () => ordersIn(cluster, "replica");
      await expect.poll(replicated, { timeout: 30_000 }).toEqual(expect.arrayContaining(orders));
    },
    CAN_TAKE_MS,
  );
});
