import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFreshStore } from "../support/fresh-store.ts";
import { decompressed, type RawResponse, rawGet } from "../support/raw-get.ts";

const CHROME = "gzip, deflate, br, zstd";

describe("compression", () => {
  let store: Awaited<ReturnType<typeof openFreshStore>>;
  let script = "";
  let drawing = "";
  beforeAll(async () => {
    store = await openFreshStore();
    const html = (await get("/")).bytes.toString();
    script = /\/assets\/entry[\w.-]+\.js/.exec(html)?.[0] ?? "";
    drawing = /\/favicon\.svg/.exec(html)?.[0] ?? "";
    expect([script, drawing]).not.toContain("");
  }, 300_000);
  afterAll(() => store.close(), 30_000);

  const get = (path: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
    rawGet(store.url + path, headers);
  const vary = ({ headers }: RawResponse) => (headers.vary ?? "").toLowerCase().split(/,\s*/);

  const resources = [
    { of: "a page, its styles in it", path: () => "/everyday-mug", type: "text/html" },
    { of: "an unknown page", path: () => "/no/such/page", type: "text/html" },
    { of: "a page's data", path: () => "/drinkware.data", type: "text/x-script" },
    { of: "a script", path: () => script, type: "application/javascript" },
    { of: "a drawing", path: () => drawing, type: "image/svg+xml" },
    { of: "the interface's JSON", path: () => "/api/Home/Listing", type: "application/json" },
    { of: "search suggestions", path: () => "/api/catalogue/suggest?term=mug", type: "application/json" },
    { of: "the sitemap", path: () => "/sitemap.xml", type: "application/xml" },
  ];

  it.each(resources)(
    "$of comes as br, as gzip and uncompressed, each the same text, with Vary",
    async ({ path, type }) => {
      const asIs = await get(path());
      expect(asIs.headers["content-encoding"]).toBeUndefined();
      expect(asIs.headers["content-type"]).toContain(type);
      expect(asIs.bytes.length).toBeGreaterThan(0);
      for (const [accepted, encoding] of [
        [CHROME, "br"],
        ["gzip, deflate", "gzip"],
        ["br;q=0, gzip", "gzip"],
        ["identity", undefined],
      ] as const) {
        const response = await get(path(), { "accept-encoding": accepted });
        expect([accepted, response.headers["content-encoding"]]).toEqual([accepted, encoding]);
        expect(response.status).toBe(asIs.status);
        expect(Number(response.headers["content-length"])).toBe(response.bytes.length);
        expect(decompressed(response).equals(asIs.bytes), accepted).toBe(true);
        if (encoding) expect(response.bytes.length).toBeLessThan(asIs.bytes.length);
        expect(vary(response)).toContain("accept-encoding");
      }
    },
  );

  it.each(resources.filter(({ path }) => path() !== "/no/such/page"))(
    "$of is a 304 to a client that has it, in every encoding",
    async ({ path }) => {
      for (const encoding of ["br", "gzip", "identity"]) {
        const first = await get(path(), { "accept-encoding": encoding });
        const again = await get(path(), {
          "accept-encoding": encoding,
          "if-none-match": String(first.headers.etag),
        });
        expect([encoding, again.status, again.bytes.length]).toEqual([encoding, 304, 0]);
        expect(again.headers.etag).toBe(first.headers.etag);
        expect(vary(again)).toEqual(vary(first));
        expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      }
    },
  );

  it("images and fonts are not compressed again", async () => {
    const html = (await get("/")).bytes.toString();
    const image = /\/images\/[^"? ]+/.exec(html)?.[0] ?? "-";
    const font = /\/assets\/[\w.-]+\.woff2/.exec(html)?.[0] ?? "-";
    for (const path of [`${image}?w=320`, font]) {
      const response = await get(path, { "accept-encoding": CHROME, accept: "image/webp,*/*" });
      expect([path, response.status, response.headers["content-encoding"]]).toEqual([path, 200, undefined]);
    }
    expect(vary(await get(`${image}?w=320`, { "accept-encoding": CHROME }))).toEqual(["accept"]);
  });

  it("a small response is not compressed", async () => {
    const response = await get("/api/officelocations", { "accept-encoding": CHROME });
    expect([response.status, response.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(response.bytes.length).toBeLessThan(900);
    expect(vary(response)).toContain("accept-encoding");
  });
});
