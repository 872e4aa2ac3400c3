import fastify from "fastify";
import {
  createRequestHandler,
  data,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { expect, it, vi } from "vitest";
import type { CatalogueSnapshot } from "../../catalogue/snapshot/catalogue.ts";
import { ResponseCache } from "../http/response-cache.ts";
import { createPageHandler } from "./page-handler.ts";
import { pageRenderer } from "./render-page.ts";
import type { PageServices } from "./services.ts";
import { TextAssets } from "./text-modules.ts";

const route = (id: string, more: object, parentId?: string) => ({ id, parentId, path: "", ...more });

/** A shop of two nested routes with the real router and the real cache; a page is what its loaders returned. */
function openShop() {
  let version = 1;
  let price = "$5";
  const rootLoader = vi.fn(() => "Kitstore");
  const loader = vi.fn(() => {
    if (price === "gone") throw data(null, { status: 404 });
    return { price };
  });
  const build = {
    entry: {
      module: {
        createRequestHandler,
        createPageContext: () => new RouterContextProvider(),
        readTextsFrom: () => undefined,
        default: (_request: Request, status: number, headers: Headers, context: EntryContext) => {
          headers.set("content-type", "text/html");
          return new Response(JSON.stringify(context.staticHandlerContext.loaderData), { status, headers });
        },
      },
    },
    routes: {
      root: route("root", { module: { loader: rootLoader, default: () => null } }),
      mug: route("mug", { path: "mug", module: { loader, default: () => null } }, "root"),
    },
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
  const snapshot = () => ({
    version: `${version}`,
    rates: [],
    filterValues: {},
    slugs: new Map([["mug", { kind: "product", productId: 1 }]]),
    productUrls: new Map(),
    in: snapshot,
  });
  const services = {
    catalogue: () => snapshot() as unknown as CatalogueSnapshot,
    config: { defaultCurrency: "USD", publicUrl: "https://shop.example", languages: ["en"] },
    configVersion: 1,
  } as unknown as PageServices;
  const cache = new ResponseCache(1_000_000);
  const pages = createPageHandler({
    services,
    render: pageRenderer(build, "production", new TextAssets([])),
    routes: { ids: new Set(), paths: new Set() },
    cache,
  });
  const app = fastify();
  app.get("/*", pages.handle);
  return {
    cache,
    async get() {
      const { statusCode, body } = await app.inject("/mug");
      return statusCode === 200 ? body : statusCode;
    },
    runs: () => [rootLoader.mock.calls.length, loader.mock.calls.length],
    change(next = price) {
      version += 1;
      price = next;
    },
  };
}

it("the loaders of a page run once when it is made, and once after a change", async () => {
  const { cache, get, runs, change } = openShop();
  const first = await get();
  expect(first).toContain("$5");
  expect(runs()).toEqual([1, 1]);
  change();
  expect(await get()).toBe(first);
  expect([runs(), cache.counts]).toEqual([[2, 2], { hit: 0, unchanged: 1, made: 1 }]);
  change("$6");
  expect(await get()).toContain("$6");
  expect([runs(), cache.counts]).toEqual([[3, 3], { hit: 0, unchanged: 1, made: 2 }]);
});

it("a page that is gone after a change is not found", async () => {
  const { get, change } = openShop();
  await get();
  change("gone");
  expect(await get()).toBe(404);
});
