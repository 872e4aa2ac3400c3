import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imageWidths } from "../../src/features/image/image.ts";
import { createTestDatabase } from "../support/databases.ts";
import { type RawAnswer, rawGet } from "../support/raw-get.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 120_000;
/** Each is made anew, from the quickest to make on. */
const FORMATS = ["image/jpeg", "image/webp", "image/avif,image/webp"];

let folder = "";
let running: StoreProcess[] = [];
const start = async (env: Record<string, string> = {}) => {
  const store = await startStoreProcess({ DATA_DIR: folder, ...env });
  running.push(store);
  return store;
};
const kill = async (store: StoreProcess) => {
  store.kill("SIGKILL");
  await store.ended;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-drill-"));
});
afterEach(async () => {
  for (const store of running) await kill(store);
  running = [];
  await rm(folder, { recursive: true, force: true });
});

const picturesOf = async ({ address }: StoreProcess): Promise<string[]> => {
  const pages = await Promise.all(
    ["apparels", "bags", "drinkware", "stationary"].map((category) => rawGet(`${address}/${category}`)),
  );
  const found = pages.flatMap(({ bytes }) => bytes.toString().match(/\/images\/[0-9a-f]{24}\/[\w-]+/g) ?? []);
  return [...new Set(found)];
};
const picture = (store: StoreProcess, path: string, width = 480, accept = "image/webp") =>
  rawGet(`${store.address}${path}?w=${width}`, { accept, connection: "close" });
/** How many pictures this process has made, by its own count. */
const made = async ({ address }: StoreProcess): Promise<number> => {
  const metrics = (await rawGet(`${address}/metrics`)).bytes.toString();
  const counts = metrics.matchAll(/^kitstore_picture_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};
const keptFiles = async () =>
  (await readdir(join(folder, "pictures"), { recursive: true })).filter((name) => name.endsWith(".webp"));
const one = (answers: readonly RawAnswer[]) => {
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
};

describe("pictures, asked for over the line", () => {
  it(
    "are made once however many ask at the same moment, and are there after a crash",
    async () => {
      const store = await start();
      const [path = ""] = await picturesOf(store);
      const answers = await Promise.all(Array.from({ length: 40 }, () => picture(store, path)));
      one(answers);
      expect(await made(store)).toBe(1);
      const files = await keptFiles();
      expect(files).toHaveLength(1);
      await kill(store);
      const again = await start();
      one([...answers, await picture(again, path)]);
      expect(await made(again)).toBe(0);
      expect(await keptFiles()).toEqual(files);
    },
    CAN_TAKE_MS,
  );

  it(
    "are whole and kept once where several processes answer",
    async () => {
      const test = await createTestDatabase("postgres");
      try {
        const store = await start({ DATABASE_URL: test.url ?? "", WORKERS: "2" });
        const [path = ""] = await picturesOf(store);
        one(await Promise.all(Array.from({ length: 40 }, () => picture(store, path))));
        expect(await keptFiles()).toHaveLength(1);
        store.kill("SIGTERM");
        expect(await store.ended).toBe(0);
      } finally {
        await test.drop();
      }
    },
    CAN_TAKE_MS,
  );

  it(
    "are refused with a time to come again when too many wait, while the shop goes on",
    async () => {
      const store = await start();
      const paths = await picturesOf(store);
      const sizes = FORMATS.flatMap((accept) =>
        imageWidths.slice(-3).flatMap((width) => paths.map((path) => ({ path, width, accept }))),
      ).slice(0, 330);
      expect(sizes.length).toBe(330);
      let refused: RawAnswer | undefined;
      const asked = Promise.allSettled(
        sizes.map(async ({ path, width, accept }) => {
          const answer = await picture(store, path, width, accept);
          if (answer.status === 503) refused ??= answer;
          return answer.status;
        }),
      );
      await expect.poll(() => refused?.status, { timeout: 60_000, interval: 20 }).toBe(503);
      expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
      expect(refused?.headers["cache-control"]).toBe("no-store");
      expect(JSON.parse(refused?.bytes.toString() ?? "{}")).toMatchObject({
        status: 503,
        code: "unavailable",
      });
      for (const path of ["/", "/everyday-mug", "/api/Product/42", "/api/Product/Search?searchTerm=mug"])
        expect([path, (await rawGet(store.address + path)).status]).toEqual([path, 200]);
      await kill(store); // many still wait: that is when the pages were answered
      const statuses = (await asked).map((each) => (each.status === "fulfilled" ? each.value : "cut off"));
      expect(statuses).toContain("cut off");
      expect(statuses.filter((status) => ![200, 503, "cut off"].includes(status))).toEqual([]);
    },
    CAN_TAKE_MS,
  );
});
