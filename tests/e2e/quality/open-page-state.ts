import type { Page } from "playwright-core";
import { openPage } from "../../support/open-page.ts";
import { logInAsCustomer } from "./demo-customer.ts";
import type { PageState } from "./page-states.ts";

/** Opens the page of a page state and waits until it is loaded; `place.reach` then leads to the state. */
export async function openPageState(page: Page, storeUrl: string, pageState: PageState): Promise<void> {
  await preparePageState(page, storeUrl, pageState);
  await loadPageState(page, pageState);
}

/** What a page state needs before its page is opened. */
export async function preparePageState(page: Page, storeUrl: string, pageState: PageState): Promise<void> {
  if (pageState.customer) await logInAsCustomer(page, storeUrl, pageState.customer, pageState.cart ?? []);
  await pageState.prepare?.(page);
}

/** Loads the page of a prepared page state; `again` after it was loaded already. */
export async function loadPageState(page: Page, pageState: PageState, again = false): Promise<void> {
  if (again) await page.goto("/robots.txt"); // from the page itself, a URL with a hash would load nothing
  await openPage(page, pageState.path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await pageState.waitUntilLoaded?.(page);
}

/** Scrolls through the page, so that all lazy images load, waits for them, and goes back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  const scrollOneScreen = () =>
    page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: "instant" });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  while (!(await scrollOneScreen())) await page.waitForTimeout(30);
  await waitForImages(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The images of a gallery beyond its edge load only when it is swiped.
    const isBeyondEdge = (image: Element) => {
      const { left, right } = image.getBoundingClientRect();
      let scrolled = image.parentElement;
      while (scrolled && scrolled.scrollWidth <= scrolled.clientWidth + 1) scrolled = scrolled.parentElement;
      const seen = scrolled?.getBoundingClientRect();
      return left >= (seen?.right ?? window.innerWidth) - 1 || right <= (seen?.left ?? 0) + 1;
    };
    const missing = [...document.images].find(
      (image) => !image.complete && image.checkVisibility() && !isBeyondEdge(image),
    );
    // A busy browser may have drawn no frame in which it was near, so that it has not begun to load.
    missing?.scrollIntoView({ block: "center", behavior: "instant" });
    return !missing;
  });
  // What is loaded is drawn a moment later, on a busy machine after the screenshot.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
}
