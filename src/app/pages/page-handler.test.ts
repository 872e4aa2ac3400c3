import fastify from "fastify";
import { describe, expect, it, vi } from "vitest";
import type { CatalogueSnapshot } from "../../catalogue/snapshot/catalogue.ts";
import { TooManyRequests } from "../http/rate-limits.ts";
import { ResponseCache } from "../http/response-cache.ts";
import { createPageHandler } from "./page-handler.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import type { PageServices } from "./services.ts";

const usd = { currencyCode: "USD", currencyRate: 85, currencySymbol: "$", currencyName: "Dollar" };
const inr = { currencyCode: "INR", currencyRate: 1, currencySymbol: "₹", currencyName: "Rupee" };

const rendered = (status: number, text: string): RenderedPage => ({
  status,
  headers: { "content-security-policy": "x" },
  contentType: "text/html",
  body: text,
  data: new Map(),
});

function openPages(
  statusOf: (url: string) => number = () => 200,
  maxWaitingRenders = 100,
  limitMaking = async () => {},
) {
  let version = "one";
  const filterValues = { colour: new Set(), size: new Set(), price: new Set(), "in-stock": new Set() };
  const slugs = new Map([
    ["mug", { kind: "product", productId: 1 }],
    ["broken", { kind: "product", productId: 2 }],
  ]);
  const services = {
    catalogue: () =>
      ({
        version,
        rates: [usd, inr],
        filterValues,
        slugs,
        productUrls: new Map(),
      }) as unknown as CatalogueSnapshot,
    config: { defaultCurrency: "USD", languages: ["en"] },
    configVersion: 1,
  } as unknown as PageServices;
  const render = vi.fn<PageRenderer>(async (url, { catalogue, currencyCode }) =>
    rendered(statusOf(url), `${url} in ${currencyCode} of ${catalogue.version}`),
  );
  /** What the loaders return. A test sets it to see what a change of the catalogue elsewhere does. */
  let data: string | undefined;
  const renderPageOrData: PageRenderer = async (url, page) => ({
    ...(url.endsWith(".data") ? rendered(200, "") : await render(url, page)),
    data: new Map([["page", data ?? page.catalogue.version]]),
  });
  const cache = new ResponseCache(1_000_000);
  const routes = { ids: new Set<string>(), paths: new Set(["/products/search", "/accounts/login"]) };
  const pages = createPageHandler({
    services,
    render: renderPageOrData,
    routes,
    cache,
    maxWaitingRenders,
    limitMaking,
  });
  const app = fastify();
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: pages.handle });
  return {
    app,
    render,
    changeCatalogue: () => (version = "two"),
    setData: (text: string) => (data = text),
    get: (url: string, headers = {}) => app.inject({ url, headers }),
  };
}

describe("pages", () => {
  it("are rendered once for each URL and currency [spec 10.10]", async () => {
    const { get, render } = openPages();
    await Promise.all([get("/mug"), get("/mug?utm_source=x"), get("/mug", { cookie: "currency=USD" })]);
    expect(render).toHaveBeenCalledTimes(1);
    expect((await get("/mug", { cookie: "currency=INR" })).body).toBe("/mug in INR of one");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("are rendered in each visitor's currency, also for two at the same moment", async () => {
    const { get } = openPages();
    const bodies = ["USD", "INR"].map(
      async (code) => (await get("/mug", { cookie: `currency=${code}` })).body,
    );
    expect(await Promise.all(bodies)).toEqual(["/mug in USD of one", "/mug in INR of one"]);
  });

  it("are rendered again when the catalogue changes", async () => {
    const { get, changeCatalogue } = openPages();
    await get("/mug");
    changeCatalogue();
    expect((await get("/mug")).body).toBe("/mug in USD of two");
  });

  it("stay when the catalogue changes elsewhere, and are rendered when their own data changes", async () => {
    const { get, changeCatalogue, setData, render } = openPages();
    setData("a mug for $5");
    const first = await get("/mug", { "accept-encoding": "br" });
    changeCatalogue();
    const second = await get("/mug", { "accept-encoding": "br" });
    expect([second.rawPayload.equals(first.rawPayload), render.mock.calls.length]).toEqual([true, 1]);
    setData("a mug for $6");
    expect((await get("/mug")).body).toBe("/mug in USD of two");
    expect(render).toHaveBeenCalledTimes(2);
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

  it("of unknown URLs and searches are cached too, and failures are not", async () => {
    const { get, render } = openPages((url) => (url === "/-" ? 404 : url === "/broken" ? 500 : 200));
    for (const url of ["/gone", "/products/search?searchTerm=a", "/broken"]) {
      await get(url);
      await get(url);
    }
    expect(render.mock.calls.map(([url]) => url)).toEqual([
      "/-",
      "/products/search?searchTerm=a",
      "/broken",
      "/broken",
    ]);
    expect((await get("/broken")).headers["cache-control"]).toBe("no-store");
    expect((await get("/gone")).statusCode).toBe(404);
  });

  it("that anybody can invent are rendered once: unknown paths, parameters, capitals, escapes", async () => {
    const { get, render } = openPages();
    for (let n = 0; n < 5; n += 1)
      for (const url of [
        "/mug?redirect=",
        "/accounts/login?redirect=",
        "/unknown-",
        "/a/b/c-",
        "/mug?productId=9",
      ])
        await get(`${url}${n}`);
    expect(render.mock.calls.map(([url]) => url)).toEqual([
      "/mug",
      "/accounts/login",
      "/-",
      "/-/-",
      "/mug?productId=0",
    ]);
    for (const url of ["/MUG", "/%6Dug", "/Mug/"]) expect((await get(url)).headers.location).toBe("/mug");
  });

  it("wait for each other's rendering, and are refused with 503 when too many wait; cached ones are not", async () => {
    const { get, render } = openPages(() => 200, 1);
    await get("/mug");
    const slow = Promise.withResolvers<RenderedPage>();
    render.mockReturnValueOnce(slow.promise).mockReturnValueOnce(slow.promise);
    const search = (term: string) => get(`/products/search?searchTerm=${term}`);
    const running = [search("a"), search("b")];
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(3));
    const waiting = search("c");
    await new Promise((done) => setTimeout(done, 20));
    const refused = await search("d");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "3"]);
    expect(refused.body).toContain("One moment, please");
    expect((await get("/mug")).statusCode).toBe(200);
    slow.resolve(rendered(200, "a"));
    for (const response of await Promise.all([...running, waiting])) expect(response.statusCode).toBe(200);
    expect((await search("d")).statusCode).toBe(200);
  });

  it("are refused with 429 for a client that had too many rendered; cached ones are not", async () => {
    const limitMaking = vi.fn(async () => undefined);
    const { get, render } = openPages(() => 200, 1, limitMaking);
    await get("/mug");
    limitMaking.mockRejectedValue(new TooManyRequests(42));
    const refused = await get("/products/search?searchTerm=a");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "42"]);
    expect(refused.body).toContain("One moment, please");
    expect((await get("/mug")).statusCode).toBe(200);
    expect(render).toHaveBeenCalledTimes(1);
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
