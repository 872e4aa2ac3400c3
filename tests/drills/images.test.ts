import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imageWidths } from "../../src/catalogue/image/rendition.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { type RawResponse, rawGet } from "../support/raw-get.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const CAN_TAKE_MS = 300_000;

let folder = "";
let database: TestDatabase;
let running: StoreProcess[] = [];
const start = async (env: Record<string, string> = {}) => {
  const store = await startStoreProcess({ DATABASE_URL: database.url ?? "", DATA_DIR: folder, ...env });
  running.push(store);
  return store;
};
const kill = async (store: StoreProcess) => {
  store.kill("SIGKILL");
  await store.ended;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-drill-"));
  database = await createTestDatabase("postgres");
});
afterEach(async () => {
  for (const store of running) await kill(store);
  running = [];
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const imagePathsOf = async ({ url }: StoreProcess): Promise<string[]> => {
  const pages = await Promise.all(
    ["apparels", "bags", "drinkware", "stationary"].map((category) => rawGet(`${url}/${category}`)),
  );
  const found = pages.flatMap(({ bytes }) => bytes.toString().match(/\/images\/[0-9a-f]{24}\/[\w-]+/g) ?? []);
  return [...new Set(found)];
};
const getImage = (store: StoreProcess, path: string, width = 480, accept = "image/webp") =>
  rawGet(`${store.url}${path}?w=${width}`, { accept, connection: "close" });
/** How many images this process has rendered, from its metrics. */
const renderedCount = async ({ url }: StoreProcess): Promise<number> => {
  const metrics = (await rawGet(`${url}/metrics`)).bytes.toString();
  const counts = metrics.matchAll(/^kitstore_image_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
};
const cachedFiles = async () =>
  (await readdir(join(folder, "pictures"), { recursive: true })).filter((name) => name.endsWith(".webp"));
const expectSameBytes = (responses: readonly RawResponse[]) => {
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
};

describe("images over HTTP", () => {
  it(
    "are rendered once for many requests at the same time, and are there after a crash",
    async () => {
      const store = await start();
      const [path = ""] = await imagePathsOf(store);
      const responses = await Promise.all(Array.from({ length: 40 }, () => getImage(store, path)));
      expectSameBytes(responses);
      expect(await renderedCount(store)).toBe(1);
      const files = await cachedFiles();
      expect(files).toHaveLength(1);
      await kill(store);
      const again = await start();
      expectSameBytes([...responses, await getImage(again, path)]);
      expect(await renderedCount(again)).toBe(0);
      expect(await cachedFiles()).toEqual(files);
    },
    CAN_TAKE_MS,
  );

  it(
    "are complete and stored once with several processes",
    async () => {
      const store = await start({ WORKERS: "2" });
      const [path = ""] = await imagePathsOf(store);
      expectSameBytes(await Promise.all(Array.from({ length: 40 }, () => getImage(store, path))));
      expect(await cachedFiles()).toHaveLength(1);
      store.kill("SIGTERM");
      expect(await store.ended).toBe(0);
    },
    CAN_TAKE_MS,
  );

  it(
    "are refused with Retry-After when too many wait, while the shop still responds [spec 10.44]",
    async () => {
      const store = await start();
      const paths = await imagePathsOf(store);
      // The masters are WebP: who takes JPEG alone cannot be served those meanwhile.
      const sizes = imageWidths
        .toReversed()
        .flatMap((width) => paths.map((path) => ({ path, width, accept: "image/jpeg" })))
        .slice(0, 330);
      expect(sizes.length).toBeGreaterThan(290);
      let refused: RawResponse | undefined;
      const requests = Promise.allSettled(
        sizes.map(async ({ path, width, accept }) => {
          const response = await getImage(store, path, width, accept);
          if (response.status === 503) refused ??= response;
          return response.status;
        }),
      );
      await expect.poll(() => refused?.status, { interval: 20 }).toBe(503);
      expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
      expect(refused?.headers["cache-control"]).toBe("no-store");
      expect(JSON.parse(refused?.bytes.toString() ?? "{}")).toMatchObject({
        status: 503,
        code: "unavailable",
      });
      for (const path of ["/", "/everyday-mug", "/api/Product/42", "/api/Product/Search?searchTerm=mug"])
        expect([path, (await rawGet(store.url + path)).status]).toEqual([path, 200]);
      await kill(store); // many requests still wait here, so the pages were served meanwhile
      const statuses = (await requests).map((each) => (each.status === "fulfilled" ? each.value : "cut off"));
      expect(statuses).toContain("cut off");
      expect(statuses.filter((status) => ![200, 503, "cut off"].includes(status))).toEqual([]);
    },
    CAN_TAKE_MS,
  );
});
