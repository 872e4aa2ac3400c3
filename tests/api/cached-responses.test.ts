import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createPageServices } from "../../src/app/pages/create-page-services.ts";
import { createPageHandler } from "../../src/app/pages/page-handler.ts";
import type { PageRenderer } from "../../src/app/pages/render-page.ts";
import type { AppServices } from "../../src/app/services.ts";
import { describeStore } from "../support/describe-store.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { decompressed, type RawResponse, rawGet } from "../support/raw-get.ts";

/** The URLs of pages that reached Fastify. A response sent directly is not among them. */
let throughFastify: string[] = [];

async function registerStubPages(app: FastifyInstance, services: AppServices): Promise<void> {
  const render: PageRenderer = async (url, { currencyCode, catalogue }) => ({
    status: url === "/-" ? 404 : 200,
    headers: { "content-security-policy": "default-src 'none'", "x-content-type-options": "nosniff" },
    contentType: "text/html; charset=utf-8",
    body: `${url} in ${currencyCode} of ${catalogue.version} `.repeat(100),
    data: new Map(),
  });
  const pages = createPageHandler({
    services: createPageServices(services),
    render,
    routes: { ids: new Set(), paths: new Set(["/checkout"]) },
    cache: services.responseCache,
  });
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      throughFastify.push(`${request.method} ${request.url}`);
      return pages.handle(request, reply);
    },
  });
}

describeStore(
  "cached responses",
  (store) => {
    let url = "";
    beforeAll(async () => {
      url = await store().app.listen({ host: "127.0.0.1", port: 0 });
    });
    beforeEach(() => {
      throughFastify = [];
    });
    const get = (path: string, headers: Record<string, string> = {}) => rawGet(url + path, headers);
    const comparable = ({ status, headers, bytes }: RawResponse) => {
      const { date, ...rest } = headers;
      return { status, rest, text: bytes.toString("base64") };
    };

    it("are of each language, currency and encoding their own, also when all are asked for at once", async () => {
      const asked = ["/bags", "/de/bags"].flatMap((path) =>
        ["USD", "INR"].flatMap((currency) =>
          ["br", "gzip", ""].map((encoding) => ({ path, currency, encoding })),
        ),
      );
      const seen: RawResponse[][] = [];
      for (const when of ["made", "kept"]) {
        const all = await Promise.all(
          asked.map(({ path, currency, encoding }) =>
            get(path, { cookie: `currency=${currency}`, ...(encoding && { "accept-encoding": encoding }) }),
          ),
        );
        const texts = all.map((response) => decompressed(response).toString().split(" of ")[0]);
        expect(texts, when).toEqual(asked.map(({ path, currency }) => `${path} in ${currency}`));
        const encodings = all.map(({ headers }) => headers["content-encoding"] ?? "");
        expect(encodings, when).toEqual(asked.map(({ encoding }) => encoding));
        seen.push(all);
      }
      const [made = [], kept = []] = seen;
      expect(kept.map(comparable)).toEqual(made.map(comparable));
      expect(new Set(made.map(({ headers }) => headers.etag)).size).toBe(4); // all encodings share one
      expect(throughFastify).toHaveLength(asked.length);
    });

    it("are the same for somebody who is logged in, and what is theirs is kept by nobody", async () => {
      const [one, other] = [await newBuyer(store()), await newBuyer(store())];
      const loggedIn = ({ token }: Buyer) => ({
        authorization: `Bearer ${token}`,
        cookie: `session=${token}`,
      });
      for (const path of ["/mugs", "/api/Home/SlideImages?language=de"]) {
        const first = await get(path, loggedIn(one));
        expect(comparable(await get(path, loggedIn(other)))).toEqual(comparable(first));
        expect(comparable(await get(path))).toEqual(comparable(first));
        expect([first.status, first.headers["set-cookie"]]).toEqual([
          path === "/about" ? 404 : 200,
          undefined,
        ]);
      }
      const held = store().services.responseCache.heldBytes;
      for (const buyer of [one, other]) {
        const own = await get("/api/accounts/addresses", loggedIn(buyer));
        expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
        expect((await get(`/api/orders/${buyer.userId}`, loggedIn(buyer))).status).toBe(200);
        expect((await get(`/api/orders/${buyer.userId}`)).status).toBe(401);
      }
      expect((await get(`/api/orders/${one.userId}`, loggedIn(other))).status).toBe(403);
      expect(store().services.responseCache.heldBytes).toBe(held);
    });

    it.each(["br", "gzip", ""])(
      "are sent without the framework from the second request on, with the same headers and bytes (%s)",
      async (encoding) => {
        const headers: Record<string, string> = encoding ? { "accept-encoding": encoding } : {};
        for (const path of ["/", "/checkout", "/no-such-page"]) {
          const first = await get(path, headers);
          const second = await get(path, headers);
          expect(comparable(second)).toEqual(comparable(first));
          expect(decompressed(second).toString()).toContain("in USD");
          expect(first.headers).toMatchObject({
            vary: "Cookie, Accept-Encoding",
            "cache-control": "private, no-cache",
            "content-security-policy": "default-src 'none'",
          });
          expect(first.headers["set-cookie"]).toBeUndefined();
        }
        // An unknown path always goes to Fastify, which finds the one page that all unknown paths share.
        expect(throughFastify).toEqual(["GET /", "GET /checkout", "GET /no-such-page", "GET /no-such-page"]);
      },
    );

    it("are 304 for a client that has them, in each currency apart", async () => {
      const rupees = { cookie: "a=b; currency=INR" };
      const first = await get("/checkout", rupees);
      expect(first.bytes.toString()).toContain("in INR");
      const etag = first.headers.etag ?? "";
      const unchanged = await get("/checkout", { ...rupees, "if-none-match": etag });
      expect([unchanged.status, unchanged.bytes.length, unchanged.headers.etag]).toEqual([304, 0, etag]);
      expect(unchanged.headers.vary).toBe("Cookie, Accept-Encoding");
      expect((await get("/checkout", { "if-none-match": etag })).status).toBe(200);
      expect((await get("/checkout", { cookie: "currency=XXX" })).bytes.toString()).toContain("in USD");
    });

    it("go through the framework for HEAD, prefetches and previews of drafts", async () => {
      await get("/checkout");
      throughFastify = [];
      const prefetched = await get("/checkout", { "sec-purpose": "prefetch" });
      expect(prefetched.headers["cache-control"]).toBe("private, max-age=10");
      await get("/checkout", { cookie: "kitstore-preview=expired" });
      await fetch(`${url}/checkout`, { method: "HEAD" });
      expect(throughFastify).toEqual(["GET /checkout", "GET /checkout", "HEAD /checkout"]);
    });

    it("of the API are the same bytes in every form of the URL, and invented parameters cache nothing", async () => {
      const listing = await get("/api/Home/Listing");
      const held = store().services.responseCache.heldBytes;
      for (const path of [
        "/api/Home/Listing",
        "/api/home/listing/",
        "/api/Home/Listing?x=1",
        "/api/Home/Listing?y=2",
      ])
        expect(comparable(await get(path))).toEqual(comparable(listing));
      expect(store().services.responseCache.heldBytes).toBe(held);
      const unchanged = await get("/api/Home/Listing", { "if-none-match": listing.headers.etag ?? "" });
      expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
      expect((await get("/api/Product/999999")).status).toBe(404);
    });

    it("are counted like all others", async () => {
      const counted = async (status: number) => {
        const metrics = (await get("/metrics")).bytes.toString();
        const series = `kitstore_http_seconds_count{method="GET",route="/api/HeaderMenu",status="${status}"} `;
        return Number(metrics.split(series)[1]?.split("\n")[0] ?? 0);
      };
      const etag = (await get("/api/HeaderMenu")).headers.etag ?? "";
      for (let n = 0; n < 4; n += 1) await get("/api/HeaderMenu");
      await get("/api/HeaderMenu", { "if-none-match": etag });
      expect([await counted(200), await counted(304)]).toEqual([5, 1]);
      const metrics = (await get("/metrics")).bytes.toString();
      expect(metrics).toMatch(/^kitstore_cache_bytes [1-9]/m);
      expect(metrics).toMatch(/^kitstore_cache_responses\{outcome="hit"\} [1-9]/m);
      expect(metrics).toContain('route="/api/HeaderMenu",status="200",le="+Inf"} 5');
    });
  },
  { pages: [registerStubPages] },
);
