import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { axeFinds } from "./quality/axe.ts";

describeShop("on a line that goes away, and on a home screen", (shop) => {
  const workerIsReady = (page: Page) =>
    page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === "activated";
    });
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const addresses = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      );
      return { names, addresses: addresses.flat() };
    });
  const offline = (page: Page) => page.getByRole("heading", { name: "The store cannot be reached." });

  it("the store can be installed: its name, its colours, and icons of the sizes it says", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/");
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await shop().store.inject({ url: href ?? "" });
    expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    const manifest = answer.json();
    expect(manifest).toMatchObject({ short_name: "Ledgerline", start_url: "/", display: "standalone" });
    const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
    for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: "180x180" }]) {
      const { width, height } = await sharp((await shop().store.inject({ url: src })).rawPayload).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(manifest.icons.some((icon: { purpose?: string }) => icon.purpose === "maskable")).toBe(true);
  });

  it("a page that cannot be fetched is one that says so, comes back with the line, and nothing else was kept", async () => {
    const { page, context, expectComplaint } = await shop().visitor({ serviceWorkers: "allow" });
    await openPage(page, "/");
    await workerIsReady(page);
    await openPage(page, "/drinkware"); // now a page of the worker's
    expect((await kept(page)).addresses).toEqual(["/offline.html"]);

    await context.setOffline(true);
    await page.getByText("You are offline. Your cart is kept").waitFor();
    await page.goto("/apparels");
    await offline(page).waitFor();
    expect(await page.locator("main").innerText()).toContain("Your cart is kept");
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole("link", { name: "Try again" }).click();
    await offline(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/apparels");

    await context.setOffline(false);
    await page.getByRole("heading", { name: "Apparel", level: 1 }).waitFor();
    expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  });

  it("a new build takes the place of the old one's worker and page", async () => {
    let build = "first";
    const address = await inFrontOf(shop().address, (path, body) =>
      path === "/service-worker.js"
        ? body.replace(/const CACHE = PREFIX \+ .*/, `const CACHE = PREFIX + "${build}";`)
        : body,
    );
    const { page } = await shop().visitor({ baseURL: address, serviceWorkers: "allow" });
    await openPage(page, "/");
    await workerIsReady(page);
    expect((await kept(page)).names).toEqual(["kitstore-offline-first"]);
    build = "second";
    await openPage(page, "/");
    // What a browser does by itself some time after a page has come.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(async () => (await kept(page)).names, { timeout: 15_000 })
      .toEqual(["kitstore-offline-second"]);
  });
});

/** The shop behind a server that may change what it answers, as the next build would. */
async function inFrontOf(address: string, change: (path: string, body: string) => string): Promise<string> {
  const pass: RequestListener = ({ url = "/", headers }, response) => {
    get(new URL(url, address), { headers: { ...headers, "accept-encoding": "identity" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": _, etag: __, ...kept } = answer.headers;
        const bytes = Buffer.concat(parts);
        const isText = /javascript/.test(String(kept["content-type"]));
        response
          .writeHead(answer.statusCode ?? 500, kept)
          .end(isText ? change(url, bytes.toString()) : bytes);
      });
    });
  };
  const server = createServer(pass).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
