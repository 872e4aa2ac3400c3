import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { chromiumPath, wholeChromiumPath } from "./chromium.ts";

const QUIET = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none", // letters as wide as on a telephone, not rounded to whole pixels
];

/** Playwright's own word, not the page's. */
const WORKERS_BLOCKED = "Service Worker registration blocked by Playwright";

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: QUIET });

/** A browser that keeps the pages it leaves, as everybody's does; Playwright alone switches that off. */
export const openKeepingBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: wholeChromiumPath(),
    args: QUIET,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained of: console errors, exceptions, failed answers of this store. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface VisitOptions {
  readonly baseURL: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: "light" | "dark";
  readonly javaScriptEnabled?: boolean;
  readonly hasTouch?: boolean;
  /** Left out elsewhere: a worker stands between a page and what a test answers in the server's place. */
  readonly serviceWorkers?: "allow";
}

/** A browser of its own (storage, cookies) at one address, that writes down everything the page complains of. */
export async function visit(
  browser: Browser,
  { width = 1440, height = 900, ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  const complaints: string[] = [];
  context.on("page", (page) => watch(page, complaints));
  const page = await context.newPage();
  return { page, context, complaints, close: () => context.close() };
}

function watch(page: Page, complaints: string[]) {
  page.on("console", (message) => {
    if (message.text() === WORKERS_BLOCKED) return;
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) =>
    complaints.push(`${new URL(page.url()).pathname}: ${error.stack ?? error.message}`),
  );
}
