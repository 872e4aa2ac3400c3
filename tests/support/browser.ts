import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { chromiumPath, fullChromiumPath } from "./chromium.ts";
import { memoryFolder } from "./memory-folder.ts";

const CHROMIUM_ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none", // text as wide as on a phone, not rounded to whole pixels
];

/** For what a page shows at last. Playwright's 30 seconds are too few beside other work. */
const WAIT_MS = 90_000;

/** A warning of Playwright, not of the page. */
const WORKERS_BLOCKED = "Service Worker registration blocked by Playwright";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGS,
    // Playwright keeps what its processes share on the disk, for containers with little memory.
    ignoreDefaultArgs: memoryFolder() ? ["--disable-dev-shm-usage"] : [],
  });

let shared: Browser | undefined;

/** One browser for all test files of a worker, because a start takes time. It ends with the worker. Never close it. */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await openBrowser();
  return shared;
}

/** A browser with the back-forward cache, which real browsers have and Playwright switches off. */
export const openBrowserWithBackForwardCache = (): Promise<Browser> =>
  chromium.launch({
    executablePath: fullChromiumPath(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings (failed responses are among them), and exceptions of the page. */
  readonly consoleErrors: readonly string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly baseURL: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: "light" | "dark";
  readonly javaScriptEnabled?: boolean;
  readonly hasTouch?: boolean;
  /** Blocked by default: a service worker would take requests before the routes of a test see them. */
  readonly serviceWorkers?: "allow";
  /** Takes the page of the visitor before, cleaned. Only for one visitor at a time. */
  readonly reusesPage?: boolean;
}

/**
 * What Playwright's own runner uses for tests of components: it cleans a context and its first page (storage, routes,
 * scripts, emulation). A new page needs a new process of the browser and compiles all scripts again: 0.2 seconds of a
 * processor for the shop, more for the admin. It is not in the public types; without it each visitor has a new context.
 */
interface ReusesContexts {
  _newContextForReuse?(options: BrowserContextOptions): Promise<BrowserContext>;
  _disconnectFromReusedContext?(reason: string): Promise<void>;
}

/** A browser context of its own (storage, cookies) that records every console error and exception. */
export async function openVisit(
  browser: Browser & ReusesContexts,
  { width = 1440, height = 900, reusesPage = false, ...options }: VisitOptions,
): Promise<Visit> {
  const isReused = reusesPage && browser._newContextForReuse !== undefined;
  const contextOptions: BrowserContextOptions = {
    viewport: { width, height },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  };
  const context =
    (isReused && (await browser._newContextForReuse?.(contextOptions))) ||
    (await browser.newContext(contextOptions));
  context.setDefaultTimeout(WAIT_MS);
  const consoleErrors: string[] = [];
  let hasLeft = false;
  const record = (error: string) => !hasLeft && consoleErrors.push(error);
  context.on("page", (page) => recordErrors(page, record));
  const [cleaned] = context.pages();
  if (cleaned) {
    recordErrors(cleaned, record);
    await forgetHistory(context, cleaned);
  }
  const page = cleaned ?? (await context.newPage());
  const leave = async () => {
    hasLeft = true; // what a page does when it is left (the last window logs out) ends with the visit
    if (!page.isClosed()) {
      await context.setOffline(false);
      await page.goto("about:blank");
    }
    await browser._disconnectFromReusedContext?.("The visit has ended");
  };
  return { page, context, consoleErrors, close: () => (isReused ? leave() : context.close()) };
}

/** A new visitor can go back to no page of the visitor before. */
async function forgetHistory(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Page.resetNavigationHistory");
  await session.detach();
}

function recordErrors(page: Page, record: (error: string) => void) {
  page.on("console", (message) => {
    if (message.text() === WORKERS_BLOCKED) return;
    if (message.type() === "error" || message.type() === "warning") {
      record(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => record(`${new URL(page.url()).pathname}: ${error.stack ?? error.message}`));
}
