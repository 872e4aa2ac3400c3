import { loadavg } from "node:os";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../../tests/support/browser.ts";
import { browserGoals } from "../limits.ts";
import { openBenchStore } from "../open-store.ts";
import { newBenchBuyer } from "./bench-buyer.ts";
import { openSlowVisit, type SlowVisit } from "./slow-visit.ts";

const VISITS = 5;
/** After the last request of a page: what React does late, and late shifts of the layout. */
const SETTLE_MS = 1_000;
/** On slow 4G a product's data and images come within this time after the pointer rests on its card. */
const HOVER_MS = 1_500;
const PRODUCT = "/everyday-mug";
const CATEGORY = "/drinkware";

type Figures = Readonly<Record<string, number>>;

/**
 * `npm run bench -- browser` opens pages as a phone on slow 4G with a quarter of the processor, each five times as a new
 * visitor, and prints the middle figures. Returns how many goals (limits.ts) were missed. It measures time, so run nothing
 * else on the machine; the load is printed.
 */
export async function runBrowser(): Promise<number> {
  const store = await openBenchStore({ DATABASE_URL: "" });
  const browser = await openBrowser();
  try {
    const { user, orderNo } = await newBenchBuyer(store.url);
    const pages: readonly [name: string, path: string, user?: object][] = [
      ["home", "/"],
      ["category", CATEGORY],
      ["product", PRODUCT],
      ["kit", "/welcome-kit"],
      ["checkout", "/checkout", user],
      ["order", `/accounts/orders/${orderNo}`, user],
    ];
    print(
      `load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(", ")}; middle of ${VISITS} visits\n`,
    );
    print(["page", "LCP ms", "CLS", "KB", "requests", "HTML KB"].map(cell).join(""));
    let missed = 0;
    for (const [name, path, loggedIn] of pages) {
      const { lcp, cls, bytes, requests, html } = await middle(() =>
        visitPage(browser, store.url, path, loggedIn),
      );
      const row = [
        name,
        lcp.toFixed(0),
        cls.toFixed(3),
        (bytes / 1024).toFixed(0),
        requests,
        (html / 1024).toFixed(0),
      ];
      const isMissed = lcp > browserGoals.lcpMs || cls > browserGoals.cls;
      if (isMissed) missed += 1;
      print(
        row.map(cell).join("") + (isMissed ? `  ABOVE ${browserGoals.lcpMs} or ${browserGoals.cls}` : ""),
      );
    }
    const { inp } = await middle(() => addToCart(browser, store.url));
    missed += report("Add to Cart, input to next frame, ms", inp, browserGoals.inpMs);
    const { click } = await middle(() => openHoveredProduct(browser, store.url));
    missed += report("category to product after hover, ms", click, browserGoals.hoveredProductMs);
    return missed;
  } finally {
    await browser.close();
    await store.close();
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const cell = (value: string | number, at: number) =>
  at ? String(value).padStart(10) : String(value).padEnd(12);

function report(name: string, value: number, goal: number): number {
  const isMissed = value > goal;
  print(`${name.padEnd(40)}${value.toFixed(0).padStart(6)}   goal ${goal}${isMissed ? "  ABOVE" : ""}`);
  return isMissed ? 1 : 0;
}

/** The middle of each figure. The first visit only fills the store's caches. */
async function middle<F extends Figures>(measure: () => Promise<F>): Promise<F> {
  await measure();
  const all: F[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) all.push(await measure());
  const of = (name: string) =>
    all.map((figures) => figures[name] ?? Number.NaN).toSorted((a, b) => a - b)[Math.floor(VISITS / 2)];
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, of(name)])) as F;
}

async function visiting<T>(
  browser: Browser,
  url: string,
  user: object | undefined,
  use: (visit: SlowVisit) => Promise<T>,
): Promise<T> {
  const visit = await openSlowVisit(browser, url, user);
  try {
    return await use(visit);
  } finally {
    await visit.close();
  }
}

async function open(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  if (response?.status() !== 200) throw new Error(`${path} has the status ${response?.status()}`);
  return response;
}

const visitPage = (browser: Browser, url: string, path: string, user?: object) =>
  visiting(browser, url, user, async ({ page, vitals, received }) => {
    const html = (await (await open(page, path)).body()).length;
    const { lcp, cls } = await vitals();
    return { lcp, cls, html, ...received() };
  });

const addToCart = (browser: Browser, url: string) =>
  visiting(browser, url, undefined, async ({ page, vitals }) => {
    await open(page, PRODUCT);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
    await page.waitForTimeout(SETTLE_MS);
    return { inp: (await vitals()).inp };
  });

/** From the click on a card to the frame in which the product's heading is there. */
const openHoveredProduct = (browser: Browser, url: string) =>
  visiting(browser, url, undefined, async ({ page }) => {
    await open(page, CATEGORY);
    const link = page.locator(`main a[href="${PRODUCT}"]`).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.evaluate(watchClick, PRODUCT);
    await link.click();
    await page.waitForFunction(() => "productShown" in window);
    return { click: await page.evaluate(() => (window as unknown as { productShown: number }).productShown) };
  });

/** Runs in the page: measures with its own clock, so that the time of Playwright's messages is not counted. */
function watchClick(path: string) {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const look = (now: number) => {
        if (location.pathname === path && heading() !== before)
          Object.assign(window, { productShown: now - timeStamp });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
