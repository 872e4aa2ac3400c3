import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumPath, fullChromiumPath } from "./chromium.ts";

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

/** A warning of Playwright, not of the page. */
const WORKERS_BLOCKED = "Service Worker registration blocked by Playwright";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

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
}

/** A separate browser context (storage, cookies) that records every console error and exception. */
export async function openVisit(
  browser: Browser,
  { width = 1440, height = 900, ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  const consoleErrors: string[] = [];
  context.on("page", (page) => recordErrors(page, consoleErrors));
  const page = await context.newPage();
  return { page, context, consoleErrors, close: () => context.close() };
}

function recordErrors(page: Page, consoleErrors: string[]) {
  page.on("console", (message) => {
    if (message.text() === WORKERS_BLOCKED) return;
    if (message.type() === "error" || message.type() === "warning") {
      consoleErrors.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) =>
    consoleErrors.push(`${new URL(page.url()).pathname}: ${error.stack ?? error.message}`),
  );
}
