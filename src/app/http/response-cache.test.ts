import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { type MadeContent, ResponseCache } from "./response-cache.ts";

const text = "good things ".repeat(400);
const catalogue = { route: "/*" };
const contentOf = (body: string, share: MadeContent["share"] = "catalogue"): MadeContent => ({
  status: 200,
  headers: { vary: "Cookie" },
  contentType: "text/html",
  body,
  share,
});
const key = (url: string, encoding: "br" | "gzip" | "identity" = "identity", version = "one") => ({
  version,
  url,
  currencyCode: "",
  encoding,
});
/** Bytes that do not compress. */
const large = (url: string) => contentOf(url.repeat(20_000 / url.length), "catalogue");

it("makes a response once for many requests at the same time, also in different encodings, with one ETag", async () => {
  const cache = new ResponseCache(1_000_000);
  const make = vi.fn(async () => contentOf(text));
  const encodings = ["br", "br", "gzip", "identity"] as const;
  const found = await Promise.all(
    encodings.map((encoding) => cache.find(key("/", encoding), catalogue, make)),
  );
  expect(make).toHaveBeenCalledTimes(1);
  expect(found[0]).toBe(found[1]);
  expect(brotliDecompressSync(found[0]?.bytes ?? "").toString()).toBe(text);
  expect(gunzipSync(found[2]?.bytes ?? "").toString()).toBe(text);
  expect(found[3]?.bytes.toString()).toBe(text);
  expect(found.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "br", "gzip", undefined]);
  expect(new Set(found.map(({ etag }) => etag)).size).toBe(1);
  expect(found[0]?.headers.vary).toBe("Cookie, Accept-Encoding");
});

it("keeps currencies and languages apart that are asked for at the same moment, before and after a change", async () => {
  const cache = new ResponseCache(1_000_000);
  const asked = ["/mug", "/de/mug", "/api/mug?language=de", "/api/mug"].flatMap((url) =>
    ["USD", "INR"].map((currencyCode) => ({ url, currencyCode, encoding: "identity" as const })),
  );
  for (const version of ["one", "one", "two", "three"])
    await Promise.all(
      asked.map(async ({ url, ...rest }) => {
        const own = `${url} in ${rest.currencyCode}${version === "three" ? ", changed" : ""}`;
        const source = { route: "/*", fingerprint: async () => own };
        const { bytes } = await cache.find({ version, url, ...rest }, source, async () => ({
          ...contentOf(own),
          fingerprint: own,
        }));
        expect(bytes.toString()).toBe(own);
      }),
    );
  expect(cache.counts).toEqual({ hit: 8, unchanged: 8, made: 16 });
});

it("holds no memory beyond what it counts: bodies are copies of exact size", async () => {
  const cache = new ResponseCache(1_000_000);
  for (const encoding of ["br", "gzip", "identity"] as const) {
    const { bytes } = await cache.find(key("/", encoding), catalogue, () => contentOf(text));
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength);
  }
});

it("removes the least recently used responses at its limit", async () => {
  const cache = new ResponseCache(100_000); // three quarters of it are for the catalogue
  for (const url of ["/a", "/b", "/c"]) await cache.find(key(url), catalogue, () => large(url));
  cache.get(key("/a", "identity", "one"));
  await cache.find(key("/d"), catalogue, () => large("/d"));
  const isHeld = (url: string) => cache.get(key(url, "identity", "one")) !== undefined;
  expect(["/a", "/b", "/c", "/d"].map(isHeld)).toEqual([true, false, true, true]);
  expect(cache.heldBytes).toBeGreaterThan(60_000);
  expect(cache.heldBytes).toBeLessThanOrEqual(75_000);
});

it("keeps the catalogue's pages whatever anybody invents", async () => {
  const cache = new ResponseCache(100_000);
  await cache.find(key("/mug"), catalogue, () => large("/mug"));
  for (let n = 0; n < 50; n += 1)
    await cache.find(key(`/${n}`), catalogue, () => contentOf("x".repeat(5_000), "open-ended"));
  expect(cache.get(key("/mug", "identity", "one"))).toBeDefined();
  expect(cache.heldBytes).toBeLessThanOrEqual(100_000);
});

it("sends a response again after a change elsewhere, in each encoding, and makes it when its own source changes", async () => {
  const cache = new ResponseCache(100_000);
  const make = vi.fn((print: string) => ({ ...contentOf(text), fingerprint: print }));
  const find = (version: string, print: string, encoding: "br" | "gzip" = "br") =>
    cache.find(key("/", encoding, version), { route: "/*", fingerprint: async () => print }, () =>
      make(print),
    );
  const first = [await find("one", "a"), await find("one", "a", "gzip")];
  expect([await find("two", "a"), await find("two", "a", "gzip")]).toEqual(first);
  expect(cache.get(key("/", "br", "two"))).toBe(first[0]);
  expect(cache.counts).toEqual({ hit: 1, unchanged: 2, made: 2 });
  expect(await find("three", "b")).not.toBe(first[0]);
  expect(make).toHaveBeenCalledTimes(3);
  expect(cache.get(key("/", "gzip", "three"))).toBeUndefined();
});

it("frees the room of responses that can never be sent again", async () => {
  const cache = new ResponseCache(100_000);
  await cache.find(key("/api"), catalogue, () => large("/api"));
  await cache.find(key("/search"), catalogue, () => contentOf(text, "open-ended"));
  expect(cache.get(key("/api", "identity", "two"))).toBeUndefined();
  expect(cache.heldBytes).toBe(0);
});

it("forgets what has no fingerprint when the catalogue changes, and stores nothing that was made from the old one", async () => {
  const cache = new ResponseCache(100_000);
  const old = Promise.withResolvers<MadeContent>();
  const early = cache.find(key("/"), catalogue, () => old.promise);
  const fresh = await cache.find(key("/", "identity", "two"), catalogue, () => contentOf("new"));
  old.resolve(contentOf("old"));
  expect((await early).bytes.toString()).toBe("old");
  expect(cache.get(key("/", "identity", "two"))).toBe(fresh);
});

it("makes anew after a failure, and stores nothing that is declined", async () => {
  const cache = new ResponseCache(100_000);
  await expect(cache.find(key("/"), catalogue, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await cache.find(key("/"), catalogue, () => contentOf("declined", "none"));
  expect((await cache.find(key("/"), catalogue, () => contentOf("third"))).bytes.toString()).toBe("third");
});
