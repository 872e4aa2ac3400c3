import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("offline and on a home screen", (shop) => {
  const workerIsReady = (page: Page) =>
    page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === "activated";
    });
  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
  /** Only while no service worker is replaced: to open a cache that was just deleted makes it again. */
  const cachedUrls = (page: Page) =>
    page.evaluate(async () => {
      const urls = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
      return (await Promise.all(urls)).flat();
    });
  const offline = (page: Page) => page.getByRole("heading", { name: "The store cannot be reached." });

  it("the store can be installed: the manifest has name, colours, and icons of the stated sizes", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/");
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const result = await shop().store.inject({ url: href ?? "" });
    expect(result.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest = result.json();
    expect(manifest).toMatchObject({ short_name: "Ledgerline", start_url: "/", display: "standalone" });
    const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
    for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: "180x180" }]) {
      const { width, height } = await sharp((await shop().store.inject({ url: src })).rawPayload).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === "maskable")).toBe(true);
  });

  it("an offline page is shown without a connection, reloads with it, and nothing else is cached", async () => {
    const { page, context, expectComplaint } = await shop().visitor({ serviceWorkers: "allow" });
    await openPage(page, "/");
    await workerIsReady(page);
    await openPage(page, "/drinkware"); // now controlled by the service worker
    expect(await cachedUrls(page)).toEqual(["/offline.html"]);

    await context.setOffline(true);
    await page.getByText("You are offline. Your cart is kept").waitFor();
    await page.goto("/apparels");
    await offline(page).waitFor();
    expect(await page.locator("main:visible").innerText()).toContain("Your cart is kept");
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Try again" }).click();
    await offline(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/apparels");

    await context.setOffline(false);
    await page.getByRole("heading", { name: "Apparel", level: 1 }).waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("the offline page is German below /de", async () => {
    const { page, context, expectComplaint } = await shop().visitor({ serviceWorkers: "allow" });
    await openPage(page, "/de");
    await workerIsReady(page);
    await openPage(page, "/de/drinkware"); // now controlled by the service worker
    await context.setOffline(true);
    await page.goto("/de/apparels");
    await page.getByRole("heading", { name: "Der Shop ist nicht erreichbar." }).waitFor();
    expect(await offline(page).isVisible()).toBe(false);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.title()).toBe("Keine Verbindung | Ledgerline");
    expect(await axeViolations(page)).toEqual([]);
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("a search without a connection says what happened under a heading, and tries again by itself", async () => {
    const { page, context, expectComplaint } = await shop().visitor({ width: 390 });
    await openPage(page, "/products/search?searchTerm=mug");
    await page.waitForLoadState("networkidle"); // all parts have their code
    await context.setOffline(true);
    await page.getByLabel("Search the store").last().fill("bottle");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "The store could not be reached.", level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const again = page.getByRole("button", { name: "Try again" });
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await context.setOffline(false);
    await page.getByRole("heading", { name: "Search results for bottle" }).waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("the offline note stands above the buttons of a phone", async () => {
    const { page, context, expectComplaint } = await shop().visitor({ width: 390, height: 844 });
    await openPage(page, "/everyday-mug");
    const bar = page.locator(".buy-bar");
    await bar.waitFor();
    await page.locator(".offline-note").waitFor({ state: "attached" }); // its code is loaded after the page
    await context.setOffline(true);
    const note = page.getByText("You are offline. Your cart is kept");
    await note.waitFor();
    const [noteBox, barBox] = [await note.boundingBox(), await bar.boundingBox()];
    expect((noteBox?.y ?? 0) + (noteBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);
    expectComplaint(/ERR_INTERNET_DISCONNECTED/); // on a slow machine another part may still be on its way
  });

  it("a press without a connection shows the offline note alone, and the next one with it what became of it", async () => {
    const { page, context, expectComplaint } = await shop().visitor({ width: 390, height: 844 });
    await openPage(page, "/everyday-mug");
    await page.locator(".offline-note").waitFor({ state: "attached" });
    await context.setOffline(true);
    await page.getByText("You are offline. Your cart is kept").waitFor();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    const notLoaded = page.getByText("This part of the page could not be loaded.");
    await notLoaded.waitFor({ state: "attached" });
    expect(await notLoaded.isVisible()).toBe(false);
    await context.setOffline(false);
    await page.getByText("The store could not be reached. Are you online?").waitFor();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("It’s in your cart.").waitFor();
    expect(await notLoaded.count()).toBe(0);
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("a section whose code the connection did not bring stays as it was, and its code comes with the connection", async () => {
    const { page, context, expectComplaint } = await shop().visitor();
    await context.grantPermissions(["clipboard-write"]);
    let isCut = true;
    await page.route("**/assets/delivery-and-about-*.js", (route) =>
      isCut ? held.then(() => route.abort("internetdisconnected")) : route.continue(),
    );
    let cut = () => {};
    const held = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await openPage(page, "/everyday-mug");
    await page.locator(".offline-note").waitFor({ state: "attached" });
    await context.setOffline(true);
    cut();
    const share = page.getByRole("button", { name: "Share" });
    await page.getByText("You are offline. Your cart is kept").waitFor();
    await share.click();
    expect(await page.getByText("could not be loaded").count()).toBe(0);

    isCut = false;
    await context.setOffline(false);
    await page.getByText("Link copied").waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("a new build replaces the service worker and its offline page", async () => {
    let build = "first";
    const baseUrl = await openProxy(shop().url, (path, body) =>
      path === "/service-worker.js"
        ? body.replace(/const CACHE = PREFIX \+ .*/, `const CACHE = PREFIX + "${build}";`)
        : body,
    );
    const { page } = await shop().visitor({ baseURL: baseUrl, serviceWorkers: "allow" });
    await openPage(page, "/");
    await workerIsReady(page);
    expect(await cacheNames(page)).toEqual(["kitstore-offline-first"]);
    build = "second";
    await openPage(page, "/");
    // A browser does this by itself some time after a page is loaded.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => cacheNames(page)).toEqual(["kitstore-offline-second"]);
  });
});

/** The shop behind a server that can change its responses, as the next build would. */
async function openProxy(baseUrl: string, change: (path: string, body: string) => string): Promise<string> {
  const proxy: RequestListener = ({ url = "/", headers }, response) => {
    get(new URL(url, baseUrl), { headers: { ...headers, "accept-encoding": "identity" } }, (result) => {
      const chunks: Buffer[] = [];
      result.on("data", (chunk) => chunks.push(chunk));
      result.on("end", () => {
        const { "content-length": _, etag: __, ...kept } = result.headers;
        const bytes = Buffer.concat(chunks);
        const isText = /javascript/.test(String(kept["content-type"]));
        response
          .writeHead(result.statusCode ?? 500, kept)
          .end(isText ? change(url, bytes.toString()) : bytes);
      });
    });
  };
  const server = createServer(proxy).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
