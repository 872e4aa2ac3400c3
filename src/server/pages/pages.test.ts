import fastify from "fastify";
import { describe, expect, it, vi } from "vitest";
import type { CatalogSnapshot } from "../../features/catalog/catalog.ts";
import { CachedBody } from "../http/cached-body.ts";
import { createPages } from "./pages.ts";
import type { PageRenderer, RenderedPage } from "./render-page.ts";
import type { PageServices } from "./services.ts";

const usd = { currencyCode: "USD", currencyRate: 85, currencySymbol: "$", currencyName: "Dollar" };
const inr = { currencyCode: "INR", currencyRate: 1, currencySymbol: "₹", currencyName: "Rupee" };

function rendered(status: number, text: string): RenderedPage {
  const body = CachedBody.of(text, "text/html");
  return { status, headers: { "content-security-policy": "x" }, body, weightBytes: body.weightBytes };
}

function shop(statusOf: (address: string) => number = () => 200) {
  let hash = "one";
  const filterValues = { colour: new Set(), size: new Set(), price: new Set(), "in-stock": new Set() };
  const services = {
    catalog: () => ({ hash, rates: [usd, inr], filterValues }) as unknown as CatalogSnapshot,
    config: {},
  } as unknown as PageServices;
  const render = vi.fn<PageRenderer>(async (address, { catalog, currencyCode }) =>
    rendered(statusOf(address), `${address} in ${currencyCode} of ${catalog.hash}`),
  );
  const pages = createPages({ services, render, routeIds: new Set(), cache: true });
  const app = fastify();
  app.route({ method: ["GET", "HEAD"], url: "/*", handler: pages.handle });
  return {
    app,
    render,
    change: () => (hash = "two"),
    get: (url: string, headers = {}) => app.inject({ url, headers }),
  };
}

describe("pages", () => {
  it("are rendered once for each address and currency", async () => {
    const { get, render } = shop();
    await Promise.all([get("/mug"), get("/mug?utm_source=x"), get("/mug", { cookie: "currency=USD" })]);
    expect(render).toHaveBeenCalledTimes(1);
    expect((await get("/mug", { cookie: "currency=INR" })).body).toBe("/mug in INR of one");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("are rendered anew when the catalogue changes", async () => {
    const { get, change } = shop();
    await get("/mug");
    change();
    expect((await get("/mug")).body).toBe("/mug in USD of two");
  });

  it("of the old catalogue that are finished late are not shown as the new", async () => {
    const { get, change, render } = shop();
    const old = Promise.withResolvers<RenderedPage>();
    render.mockReturnValueOnce(old.promise);
    const early = get("/mug");
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    change();
    const fresh = get("/mug");
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    old.resolve(rendered(200, "old"));
    expect([(await early).body, (await fresh).body]).toEqual(["old", "/mug in USD of two"]);
    expect((await get("/mug")).body).toBe("/mug in USD of two");
  });

  it("answer 304 to who has them, and HEAD without a body", async () => {
    const { app, get } = shop();
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

  it("keep unknown addresses and searches apart from the catalogue, and failures not at all", async () => {
    const { get, render } = shop((address) =>
      address === "/gone" ? 404 : address === "/broken" ? 500 : 200,
    );
    for (const url of ["/gone", "/products/search?searchTerm=a", "/broken"]) {
      await get(url);
      await get(url);
    }
    expect(render.mock.calls.map(([address]) => address)).toEqual([
      "/gone",
      "/products/search?searchTerm=a",
      "/broken",
      "/broken",
    ]);
    expect((await get("/broken")).headers["cache-control"]).toBe("no-store");
    expect((await get("/gone")).statusCode).toBe(404);
  });

  it("lead from an untidy address to the tidy one, within this host", async () => {
    const answer = await shop().get("//evil.example/");
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "/evil.example"]);
  });

  it("say 400 to an address that cannot be read", async () => {
    expect((await shop(() => 404).get("/%E0%A4%A")).statusCode).toBe(400);
  });

  it("that are fetched ahead of a click are kept until the click", async () => {
    const { get } = shop();
    const ahead = await get("/mug.data", { "sec-purpose": "prefetch" });
    expect(ahead.headers["cache-control"]).toBe("private, max-age=10");
  });
});
