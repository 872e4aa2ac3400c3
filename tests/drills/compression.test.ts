import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFreshStore } from "../support/fresh-store.ts";
import { plain, type RawAnswer, rawGet } from "../support/raw-get.ts";

const CHROME = "gzip, deflate, br, zstd";

describe("what goes over the line", () => {
  let store: Awaited<ReturnType<typeof openFreshStore>>;
  let script = "";
  let drawing = "";
  beforeAll(async () => {
    store = await openFreshStore();
    const html = (await get("/")).bytes.toString();
    script = /\/assets\/entry[\w.-]+\.js/.exec(html)?.[0] ?? "";
    drawing = /\/favicon\.svg/.exec(html)?.[0] ?? "";
    expect([script, drawing]).not.toContain("");
  }, 90_000);
  afterAll(() => store.close(), 30_000);

  const get = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
    rawGet(store.address + path, headers);
  const vary = ({ headers }: RawAnswer) => (headers.vary ?? "").toLowerCase().split(/,\s*/);

  const texts = [
    { of: "a page, its styles in it", path: () => "/everyday-mug", type: "text/html" },
    { of: "an unknown page", path: () => "/no/such/page", type: "text/html" },
    { of: "a page's data", path: () => "/drinkware.data", type: "text/x-script" },
    { of: "a script", path: () => script, type: "application/javascript" },
    { of: "a drawing", path: () => drawing, type: "image/svg+xml" },
    { of: "the interface's JSON", path: () => "/api/Home/Listing", type: "application/json" },
    { of: "search suggestions", path: () => "/api/catalog/suggest?term=mug", type: "application/json" },
    { of: "the sitemap", path: () => "/sitemap.xml", type: "application/xml" },
  ];

  it.each(texts)(
    "$of comes as br, as gzip and as it is, each the same text, and says what it varies by",
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
        const answer = await get(path(), { "accept-encoding": accepted });
        expect([accepted, answer.headers["content-encoding"]]).toEqual([accepted, encoding]);
        expect(answer.status).toBe(asIs.status);
        expect(Number(answer.headers["content-length"])).toBe(answer.bytes.length);
        expect(plain(answer).equals(asIs.bytes), accepted).toBe(true);
        if (encoding) expect(answer.bytes.length).toBeLessThan(asIs.bytes.length);
        expect(vary(answer)).toContain("accept-encoding");
      }
    },
  );

  it.each(texts.filter(({ path }) => path() !== "/no/such/page"))(
    "$of is not sent again to who has it, in whatever form it came",
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

  it("pictures and fonts are not compressed once more", async () => {
    const html = (await get("/")).bytes.toString();
    const picture = /\/images\/[^"? ]+/.exec(html)?.[0] ?? "-";
    const font = /\/assets\/[\w.-]+\.woff2/.exec(html)?.[0] ?? "-";
    for (const path of [`${picture}?w=320`, font]) {
      const answer = await get(path, { "accept-encoding": CHROME, accept: "image/webp,*/*" });
      expect([path, answer.status, answer.headers["content-encoding"]]).toEqual([path, 200, undefined]);
    }
    expect(vary(await get(`${picture}?w=320`, { "accept-encoding": CHROME }))).toEqual(["accept"]);
  });

  it("what is too small to be worth it comes as it is", async () => {
    const answer = await get("/api/officelocations", { "accept-encoding": CHROME });
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(answer.bytes.length).toBeLessThan(900);
    expect(vary(answer)).toContain("accept-encoding");
  });
});
