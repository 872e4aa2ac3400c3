import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf, order, plainItem, signUp } from "../../bench/purchase.ts";
import { freePort } from "../../src/platform/process/free-port.ts";
import { createTestDatabase, type TestDatabase } from "../support/databases.ts";
import { buildImage, type Image, startImage } from "../support/image.ts";

const CAN_TAKE_MS = 1_200_000;
const SECRET_KEY = "0123456789abcdef0123456789abcdef";
const folder = mkdtempSync(join(tmpdir(), "kitstore-image-"));
/** Mounting needs it. */
const isRoot = process.getuid?.() === 0;
let image: Image;
let test: TestDatabase;

/** Opens the image's store on the database, and waits until it is ready. */
async function openImage() {
  const port = await freePort("127.0.0.1");
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const container = startImage(image, folder, {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: test.url ?? "",
    DEMO: "public",
    SECRET_KEY,
    OUTBOUND_TLS: "off",
  });
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
  const ready = expect.poll(isReady, { timeout: 120_000, interval: 50 }).toBe(true);
  const ended = container.ended.then((code) => {
    throw new Error(`Ended with ${code}: ${container.output()}`);
  });
  await Promise.race([ready, ended]);
  ended.catch(() => {}); // it ends when the test stops it
  return { ...container, url, readyAfterMs: Math.round(performance.now() - startedAt) };
}

describe.runIf(isRoot)("the image, built without a daemon and without an image registry", () => {
  beforeAll(async () => {
    image = buildImage(folder);
    test = await createTestDatabase("postgres");
  }, CAN_TAKE_MS);
  afterAll(async () => {
    image?.remove();
    await test?.drop();
    rmSync(folder, { recursive: true, force: true });
  }, CAN_TAKE_MS);

  it("has Node, the store and no shell in less than 250 MB, and no secret in its settings", () => {
    process.stdout.write(`The image has ${image.size / 1e6} MB.\n`);
    expect(image.size).toBeGreaterThan(100e6);
    expect(image.size).toBeLessThan(250e6);
    expect(readdirSync(image.files).sort()).toEqual([
      "backups",
      "data",
      "etc",
      "kitstore",
      "lib",
      "lib64",
      "tmp",
      "usr",
    ]);
    expect(readdirSync(join(image.files, "usr/local/bin"))).toEqual(["node"]);
    expect(image.config.User).toBe("10001:10001");
    expect(image.config.Env.filter((each) => /key|secret|password|token/i.test(each))).toEqual([]);
  });

  it(
    "sells as a user without rights whose files cannot be changed, and drains at SIGTERM",
    async () => {
      const first = await openImage();
      const call = callerOf(first.url);
      const orderNo = await order(call, await plainItem(call), await signUp(call));
      expect(orderNo).toMatch(/\d/);
      const page = await (await fetch(first.url)).text();
      const [picture = ""] = /\/images\/[^" ]+/.exec(page) ?? [];
      expect((await fetch(first.url + picture)).headers.get("content-type")).toMatch(/^image\//);
      first.stop();
      expect(await first.ended, first.output()).toBe(0);

      const second = await openImage();
      process.stdout.write(`Ready on an existing database after ${second.readyAfterMs} ms.\n`);
      second.stop();
      expect(await second.ended, second.output()).toBe(0);
    },
    CAN_TAKE_MS,
  );
});
