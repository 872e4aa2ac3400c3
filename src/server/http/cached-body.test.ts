import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { CachedBody, chooseEncoding, etagMatches, sendCached } from "./cached-body.ts";

const text = "good things ".repeat(200);

function appOf(body: CachedBody) {
  const app = fastify();
  app.get("/", (request, reply) =>
    sendCached(request, reply, body, { "cache-control": "no-cache", vary: "Cookie" }),
  );
  return app;
}

describe("a cached body", () => {
  it("is sent with the encoding that the client accepts, and with one ETag for all encodings", async () => {
    const app = appOf(CachedBody.of(text, "text/plain"));
    const requestWith = (encoding: string) =>
      app.inject({ url: "/", headers: { "accept-encoding": encoding } });
    const [plain, br, gzip] = await Promise.all([
      requestWith("identity"),
      requestWith("gzip, br"),
      requestWith("gzip"),
    ]);
    expect(plain.body).toBe(text);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    expect([plain, br, gzip].map((each) => each.headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(new Set([plain, br, gzip].map((each) => each.headers.etag)).size).toBe(1);
    expect(br.headers.vary).toBe("Cookie, Accept-Encoding");
  });

  it("is not sent to a client that already has it", async () => {
    const body = CachedBody.of(text, "text/plain");
    const response = await appOf(body).inject({
      url: "/",
      headers: { "if-none-match": `"x", ${body.etag}` },
    });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, "", body.etag]);
  });

  it("is compressed once", () => {
    const body = CachedBody.of(text, "text/plain");
    expect(body.br()).toBe(body.br());
    expect(body.gzip()).toBe(body.gzip());
  });

  it("has another ETag when its bytes differ", () => {
    expect(CachedBody.of("a", "text/plain").etag).not.toBe(CachedBody.of("b", "text/plain").etag);
  });
});

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["br;q=0.5", "br"],
  ["brotli", "identity"],
])("accept-encoding %s chooses %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each([
  [undefined, false],
  ["*", true],
  ['W/"abc"', true],
  ['"abc"', true],
  ['W/"x", W/"abc"', true],
  ['W/"abcd"', false],
])("if-none-match %s is fresh: %s", (header, fresh) => {
  expect(etagMatches(header, 'W/"abc"')).toBe(fresh);
});
