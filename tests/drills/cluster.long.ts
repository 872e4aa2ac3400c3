import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderNumbers, startOrders } from "../support/order-load.ts";
import type { PatroniCluster } from "../support/patroni-cluster.ts";
import { runStoreProcess } from "../support/store-process.ts";
import { type StoresOnCluster, startStoresOnCluster } from "../support/stores-on-cluster.ts";

const CAN_TAKE_MS = 600_000;
const LANES = 3;
/** The times of Patroni in support/patroni-cluster.ts, a check of HAProxy and the pause of a customer. A busy machine takes longer. */
const MAX_GAP_MS = 30_000;

describe("two stores on three nodes of Patroni", () => {
  const stops: (() => Promise<unknown>)[] = [];
  const acknowledged = new Set<string>();
  let started: StoresOnCluster;
  let cluster: PatroniCluster;

  beforeAll(async () => {
    started = await startStoresOnCluster(stops);
    cluster = started.cluster;
  }, CAN_TAKE_MS);
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  }, CAN_TAKE_MS);

  /** What the stores' logs have of failures that they did not know. */
  const unexpected = () =>
    started.stores
      .flatMap(({ output }) =>
        output()
          .split("\n")
          .filter((line) => line.includes("unexpected failure")),
      )
      .join("\n");

  /** Customers order while `fault` happens and is mended. Prints how long nobody was served; every acknowledged order is there. */
  async function whileOrdering(what: string, fault: () => Promise<void>): Promise<void> {
    const orders = startOrders(started.url, LANES);
    await expect.poll(() => orders.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(LANES);
    await fault();
    const before = orders.acknowledged.size;
    await expect
      .poll(() => orders.acknowledged.size, { timeout: 90_000 })
      .toBeGreaterThan(before + 2 * LANES);
    await orders.stop().catch((error: unknown) => {
      throw new Error(unexpected(), { cause: error });
    });
    for (const orderNo of orders.acknowledged) acknowledged.add(orderNo);
    const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
    const stored = await orderNumbers(pool);
    await pool.end();
    expect(stored).toEqual([...acknowledged].sort());
    const refused = [...orders.statuses].filter(([status]) => status !== 200);
    process.stdout.write(
      `${what}: ${orders.acknowledged.size} orders, none lost; nobody served for ${orders.longestGapMs()} ms; ${refused.map(([status, count]) => `${count} × ${status || "no response"}`).join(", ") || "no request refused"}\n`,
    );
    expect(orders.longestGapMs()).toBeLessThan(MAX_GAP_MS);
  }

  it(
    "go on when the leader's machine is lost, and take it back as a follower",
    async () => {
      await whileOrdering("Leader lost", async () => {
        const lost = await cluster.leader();
        await lost.lose();
        await expect
          .poll(async () => (await cluster.leader().catch(() => lost)).name, { timeout: 60_000 })
          .not.toBe(lost.name);
        lost.startAgain();
      });
      await cluster.untilWhole();
    },
    CAN_TAKE_MS,
  );

  it(
    "go on when the leader stands still, whose watchdog resets it before another one leads",
    async () => {
      const still = await cluster.leader();
      await whileOrdering("Leader standing still", async () => {
        await still.freeze();
        await expect
          .poll(async () => (await cluster.leader().catch(() => still)).name, { timeout: 60_000 })
          .not.toBe(still.name);
        expect(still.resets()).toBe(1);
      });
      await cluster.untilWhole();
      expect((await cluster.leader()).name).not.toBe(still.name);
    },
    CAN_TAKE_MS,
  );

  it(
    "go on when the network parts the leader from all others, and it comes back as a follower",
    async () => {
      const cut = await cluster.leader();
      let mend = () => {};
      try {
        await whileOrdering("Leader parted", async () => {
          mend = cut.cutOff();
          await expect
            .poll(async () => (await cluster.leader().catch(() => cut)).name, { timeout: 60_000 })
            .not.toBe(cut.name);
        });
      } finally {
        mend();
      }
      await cluster.untilWhole();
      expect((await cluster.leader()).name).not.toBe(cut.name);
    },
    CAN_TAKE_MS,
  );

  it(
    "show every image while the S3 store says nothing, and go on with it afterwards",
    async () => {
      const html = await (await fetch(started.url)).text();
      const paths = [...new Set(html.match(/\/images\/[0-9a-f]{24}\/[^"?, ]+/g))].slice(0, 8);
      expect(paths).toHaveLength(8);
      const times = async () => {
        const each: number[] = [];
        for (const path of paths) {
          const startedAt = performance.now();
          expect((await fetch(started.url + path)).status).toBe(200);
          each.push(Math.round(performance.now() - startedAt));
        }
        return each.sort((one, other) => other - one);
      };
      await whileOrdering("S3 silent", async () => {
        started.s3.silence();
        process.stdout.write(`S3 silent: the images took ${(await times()).join(", ")} ms\n`);
        started.s3.recover();
      });
    },
    CAN_TAKE_MS,
  );

  it(
    "go on when an operator hands the lead over",
    async () => {
      await whileOrdering("Switched over", () => cluster.switchOver());
      await cluster.untilWhole();
    },
    CAN_TAKE_MS,
  );

  it(
    "go on when a follower is lost, and the other one keeps step",
    async () => {
      const leader = await cluster.leader();
      const [follower] = cluster.nodes.filter(({ name }) => name !== leader.name);
      await whileOrdering("Follower lost", async () => {
        await follower?.lose();
        await pause(3_000);
      });
      follower?.startAgain();
      await cluster.untilWhole();
    },
    CAN_TAKE_MS,
  );

  it(
    "go on when the leading one of three etcd is lost",
    async () => {
      const etcd = await cluster.leadingEtcd();
      await whileOrdering("etcd lost", async () => {
        await etcd.lose();
        await pause(10_000);
      });
      etcd.startAgain();
      await cluster.untilWhole();
    },
    CAN_TAKE_MS,
  );

  it(
    "come back when two of three etcd were lost, with a node that started meanwhile, at which Patroni ends",
    async () => {
      const leader = await cluster.leader();
      const [follower] = cluster.nodes.filter(({ name }) => name !== leader.name);
      await follower?.lose();
      const lost = cluster.etcd.slice(0, 2);
      for (const etcd of lost) await etcd.lose();
      follower?.startAgain();
      await pause(10_000);
      for (const etcd of lost) etcd.startAgain();
      await pause(10_000); // what etcd has of nodes that are gone has ended by then
      await cluster.untilWhole();
    },
    CAN_TAKE_MS,
  );

  it(
    "go on when a store's machine is lost",
    async () => {
      await whileOrdering("Store lost", async () => {
        const [lost] = started.stores;
        lost?.kill("SIGKILL");
        await lost?.ended;
      });
    },
    CAN_TAKE_MS,
  );

  it(
    "have books that agree after all of it",
    async () => {
      expect(await runStoreProcess(started.env, "check-books.ts")).toMatchObject({ code: 0 });
    },
    CAN_TAKE_MS,
  );
});
