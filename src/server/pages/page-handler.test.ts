import fastify from "fastify";
import { describe, expect, it, vi } from "vitest";
import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";
import { CachedBody } from "../http/cached-body.ts";
import { createPageHandler } from "./page-handler.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import type { PageServices } from "./services.ts";

const usd = { currencyCode: "USD", currencyRate: 85, currencySymbol: "$", currencyName: "Dollar" };
const inr = { currencyCode: "INR", currencyRate: 1, currencySymbol: "₹", currencyName: "Rupee" };

function rendered(status: number, text: string): RenderedPage {
  const body = CachedBody.of(text, "text/html");
  return { status, headers: { "content-security-policy": "x" }, body, sizeBytes: body.weightBytes };
}

function openPages(statusOf: (url: string) => number = () => 200) {
  let hash = "one";
  const filterValues = { colour: new Set(), size: new Set(), price: new Set(), "in-stock": new Set() };
  const services = {
    catalog: () => ({ hash, rates: [usd, inr], filterValues }) as unknown as CatalogSnapshot,
    config: {},
  } as unknown as PageServices;
  const render = vi.fn<PageRenderer>(async (url, { catalog, currencyCode }) =>
    rendered(statusOf(url), `${url} in ${currencyCode} of ${catalog.hash}`),
  );
  const pages = createPageHandler({ services, render, routeIds: new Set(), cache: true });
  const app = fastify();
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: pages.handle });
  return {
    app,
    render,
    changeCatalogue: () => (hash = "two"),
    get: (url: string, headers = {}) => app.inject({ url, headers }),
  };
}

describe("pages", () => {
  it("are rendered once for each URL and currency", async () => {
    const { get, render } = openPages();
    await Promise.all([get("/mug"), get("/mug?utm_source=x"), get("/mug", { cookie: "currency=USD" })]);
    expect(render).toHaveBeenCalledTimes(1);
    expect((await get("/mug", { cookie: "currency=INR" })).body).toBe("/mug in INR of one");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("are rendered again when the catalogue changes", async () => {
    const { get, changeCatalogue } = openPages();
    await get("/mug");
    changeCatalogue();
    expect((await get("/mug")).body).toBe("/mug in USD of two");
  });

  it("of the old catalogue that finish late are not shown for the new one", async () => {
    const { get, changeCatalogue, render } = openPages();
    const old = Promise.withResolvers<RenderedPage>();
    render.mockReturnValueOnce(old.promise);
    const early = get("/mug");
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    changeCatalogue();
    const fresh = get("/mug");
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    old.resolve(rendered(200, "old"));
    expect([(await early).body, (await fresh).body]).toEqual(["old", "/mug in USD of two"]);
    expect((await get("/mug")).body).toBe("/mug in USD of two");
  });

  it("return 304 to a client that has them, and HEAD without a body", async () => {
    const { app, get } = openPages();
    const first = await get("/mug");
    const etag = String(first.headers.etag);
    expect((await get("/mug", { "if-none-match": etag })).statusCode).toBe(304);
    const head = await app.inject({ method: "HEAD", url: "/mug" });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    expect(first.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "Cookie, Accept-Encoding",
    });
  });

  it("are cached apart for unknown URLs and searches, and not cached on failure", async () => {
    const { get, render } = openPages((url) => (url === "/gone" ? 404 : url === "/broken" ? 500 : 200));
    for (const url of ["/gone", "/products/search?searchTerm=a", "/broken"]) {
      await get(url);
      await get(url);
    }
    expect(render.mock.calls.map(([url]) => url)).toEqual([
      "/gone",
      "/products/search?searchTerm=a",
      "/broken",
      "/broken",
    ]);
    expect((await get("/broken")).headers["cache-control"]).toBe("no-store");
    expect((await get("/gone")).statusCode).toBe(404);
  });

  it("redirect from an untidy URL to the tidy one, within this host", async () => {
    const response = await openPages().get("//evil.example/");
    expect([response.statusCode, response.headers.location]).toEqual([301, "/evil.example"]);
  });

  it("return 400 for a URL that cannot be decoded", async () => {
    expect((await openPages(() => 404).get("/%E0%A4%A")).statusCode).toBe(400);
  });

  it("that are prefetched may be cached until the click", async () => {
    const { get } = openPages();
    const prefetched = await get("/mug.data", { "sec-purpose": "prefetch" });
    expect(prefetched.headers["cache-control"]).toBe("private, max-age=10");
  });
});
