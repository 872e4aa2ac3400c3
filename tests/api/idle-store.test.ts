import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { describeStore } from "../support/describe-store.ts";

const WATCHED_MS = 10_000;
/**
 * Two looks a second for jobs, and the upkeep of the queue. It was over 200 when each worker looked for itself, once a second. A
 * busy machine does not raise it: what begins late also ends late.
 */
const MAX_USES = 100;

describeStore("a store without visitors", (store) => {
  it("hardly asks its database", async () => {
    const { database } = store().services;
    let uses = 0;
    const count = () => {
      uses += 1;
    };
    const pools = [...new Set([database.pool, database.jobs.pool])]; // the embedded database has one for both
    for (const pool of pools) pool.on("acquire", count);
    await wait(WATCHED_MS);
    for (const pool of pools) pool.off("acquire", count);
    expect(uses).toBeGreaterThan(0);
    expect(uses).toBeLessThan(MAX_USES);
  });
});
