import { expect, it } from "vitest";
import { pausing } from "./image-storage.ts";

it("a storage that failed is passed by for ten seconds, and asked again then", async () => {
  let now = 0;
  let isAway = true;
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (isAway) throw new Error("S3 says nothing");
  };
  const image = Buffer.from("image");
  const storage = pausing({ read: () => call().then(() => image), write: call }, () => now);
  await expect(storage.read("a")).rejects.toThrow("says nothing");
  expect(await storage.read("b")).toBeUndefined();
  await storage.write("b", image, "image/avif");
  expect(calls).toBe(1);
  now = 10_000;
  await expect(storage.write("c", image, "image/avif")).rejects.toThrow("says nothing");
  now = 20_000;
  isAway = false;
  expect(await storage.read("c")).toBe(image);
  expect(calls).toBe(3);
});
