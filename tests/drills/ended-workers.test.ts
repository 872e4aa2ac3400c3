import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../support/databases.ts";
import { startKilledStore } from "../support/killed-store.ts";

const CAN_TAKE_MS = 300_000;
const test = await createTestDatabase("postgres");
afterAll(() => test.drop());

// A sum that falls is a new start to Prometheus: it would count everything once more, and alert.
it(
  "what a killed worker had counted stays in the metrics of all",
  async () => {
    const store = await startKilledStore({ DATABASE_URL: test.url ?? "", DATA_DIR: test.folder }, 2);
    try {
      const read = async (path: string) =>
        (await fetch(store.url + path, { headers: { connection: "close" } })).text();
      const counted = async () => {
        const metrics = await read("/metrics");
        const [, count] =
          /_count\{method="GET",route="\/api\/HeaderMenu",status="200"\} (\d+)/.exec(metrics) ?? [];
        return [Number(count), metrics.match(/^kitstore_worker_start_time_seconds\{/gm)?.length];
      };
      for (let n = 0; n < 10; n += 1) await read("/api/HeaderMenu");
      for (let kills = 0; kills < 2; kills += 1) {
        expect(await counted()).toEqual([10, 2]);
        await store.killWorker();
      }
      expect(await counted()).toEqual([10, 2]);
    } finally {
      await store.stop();
    }
  },
  CAN_TAKE_MS,
);
