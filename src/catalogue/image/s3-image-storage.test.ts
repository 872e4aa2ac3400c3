import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openRedirectingServer } from "../../../tests/support/redirecting-server.ts";
import { openDiskStorage } from "./disk-image-storage.ts";
import { bestEffort, tieredStorage } from "./image-storage.ts";
import { openS3Storage } from "./s3-image-storage.ts";

/** An S3 server in this process that checks signatures. Its only account has the server's name. */
let server: S3rver;
let folder = "";
let endpoint = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-s3-"));
  server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "shop", configs: [] }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const KEY = "r1/ab/abc-640.avif";
const bucket = (more: { bucket?: string; secretAccessKey?: string; endpoint?: string } = {}) =>
  openS3Storage({
    endpoint,
    bucket: "shop",
    region: "eu-central-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    ...more,
  });
const disk = (name: string) => openDiskStorage(join(folder, name));

it("one machine can read what another wrote; a key that was never written is undefined", async () => {
  const image = Buffer.from([0, 255, 13, 10, 0]);
  await bucket().write(KEY, image, "image/avif");
  expect(await bucket().read(KEY)).toEqual(image);
  expect(await bucket().read("r1/ab/abc-960.avif")).toBeUndefined();
});

it("a wrong secret, a missing bucket and an unreachable server are errors, not a missing image", async () => {
  await expect(bucket({ secretAccessKey: "wrong" }).read(KEY)).rejects.toThrow("403");
  await expect(
    bucket({ secretAccessKey: "wrong" }).write(KEY, Buffer.from("x"), "image/avif"),
  ).rejects.toThrow("403");
  await expect(bucket({ bucket: "none" }).read(KEY)).rejects.toThrow("404");
  await expect(bucket({ endpoint: "http://127.0.0.1:9" }).read(KEY)).rejects.toThrow();
});

it("a redirect is an error: only the bucket says what an image is", async () => {
  const elsewhere = await openRedirectingServer();
  await expect(bucket({ endpoint: elsewhere.url }).read(KEY)).rejects.toThrow();
  expect(elsewhere.followed()).toBe(0);
  elsewhere.close();
});

it("a machine reads its disk first, and copies to it what only the bucket had", async () => {
  const [one, other] = [await disk("one"), await disk("other")];
  const key = "r1/cd/cde-320.webp";
  await tieredStorage(one, bucket()).write(key, Buffer.from("image"), "image/webp");
  expect(await other.read(key)).toBeUndefined();
  expect(String(await tieredStorage(other, bucket()).read(key))).toBe("image");
  expect(String(await other.read(key))).toBe("image");
});

it("without the bucket the disk still works, and the error is reported", async () => {
  const errors: unknown[] = [];
  const unreachable = bestEffort(bucket({ secretAccessKey: "wrong" }), (error) => errors.push(error));
  const storage = tieredStorage(await disk("alone"), unreachable);
  await storage.write(KEY, Buffer.from("image"), "image/avif");
  expect(String(await storage.read(KEY))).toBe("image");
  expect(await storage.read("r1/ab/abc-96.avif")).toBeUndefined();
  expect(errors).toHaveLength(2);
});
