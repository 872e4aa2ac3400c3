import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDiskBytes } from "./disk-bytes.ts";
import { forgiving, nearAndFar } from "./kept-bytes.ts";
import { s3Bytes } from "./s3-bytes.ts";

/** A server that speaks S3 and checks signatures, in this process; its one account is called after it. */
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
  s3Bytes({
    endpoint,
    bucket: "shop",
    region: "eu-central-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    ...more,
  });
const disk = (name: string) => openDiskBytes(join(folder, name));

it("what one machine wrote another reads; what nobody wrote is undefined", async () => {
  const picture = Buffer.from([0, 255, 13, 10, 0]);
  await bucket().write(KEY, picture, "image/avif");
  expect(await bucket().read(KEY)).toEqual(picture);
  expect(await bucket().read("r1/ab/abc-960.avif")).toBeUndefined();
});

it("a wrong secret, a bucket that is not there and a server that is away are told, and never taken for no picture", async () => {
  await expect(bucket({ secretAccessKey: "wrong" }).read(KEY)).rejects.toThrow("403");
  await expect(
    bucket({ secretAccessKey: "wrong" }).write(KEY, Buffer.from("x"), "image/avif"),
  ).rejects.toThrow("403");
  await expect(bucket({ bucket: "none" }).read(KEY)).rejects.toThrow("404");
  await expect(bucket({ endpoint: "http://127.0.0.1:9" }).read(KEY)).rejects.toThrow();
});

it("a machine's disk is asked first, and takes a copy of what only the bucket had", async () => {
  const [one, other] = [await disk("one"), await disk("other")];
  const key = "r1/cd/cde-320.webp";
  await nearAndFar(one, bucket()).write(key, Buffer.from("picture"), "image/webp");
  expect(await other.read(key)).toBeUndefined();
  expect(String(await nearAndFar(other, bucket()).read(key))).toBe("picture");
  expect(String(await other.read(key))).toBe("picture");
});

it("without the bucket the disk goes on alone, and the trouble is told", async () => {
  const troubles: unknown[] = [];
  const away = forgiving(bucket({ secretAccessKey: "wrong" }), (error) => troubles.push(error));
  const kept = nearAndFar(await disk("alone"), away);
  await kept.write(KEY, Buffer.from("picture"), "image/avif");
  expect(String(await kept.read(KEY))).toBe("picture");
  expect(await kept.read("r1/ab/abc-96.avif")).toBeUndefined();
  expect(troubles).toHaveLength(2);
});
