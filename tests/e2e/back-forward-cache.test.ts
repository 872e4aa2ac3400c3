import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowserWithBackForwardCache, openVisit } from "../support/browser.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { cartItem, plainProduct } from "../support/shopping.ts";

/** Properties that the test sets on `window`: a page that was reloaded does not have them. */
interface TestWindow {
  readonly wasOpen?: true;
  readonly fromCache?: boolean;
}

describeShop("the browser's back-forward cache", (shop) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowserWithBackForwardCache();
  });
  afterAll(() => browser.close());

  const open = async (path: string, enter?: (page: Page) => Promise<unknown>) => {
    const { page, consoleErrors: complaints } = await openVisit(browser, { baseURL: shop().url });
    await enter?.(page);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    return { page, complaints };
  };
  /** Goes to another site and back by the browser's history. */
  const leaveAndComeBack = async (page: Page) => {
    const from = page.url();
    await page.evaluate(() => {
      Object.assign(window, { wasOpen: true });
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { fromCache: persisted }));
    });
    await page.goto(`${shop().url.replace("127.0.0.1", "localhost")}/company/about-us`);
    await page.evaluate(() => history.back()).catch(() => undefined); // the page is left before it can respond
    await page.waitForURL(from, { waitUntil: "commit" });
    const readTestWindow = () =>
      page.evaluate(() => {
        const { wasOpen, fromCache } = window as TestWindow;
        const [entry] = performance.getEntriesByType("navigation");
        const { notRestoredReasons: why } = entry as unknown as { notRestoredReasons: unknown };
        return { wasOpen, fromCache, why: JSON.stringify(why) };
      });
    await expect.poll(readTestWindow).toEqual({ wasOpen: true, fromCache: true, why: "null" });
  };

  it.each([
    "/",
    "/apparels",
    "/products/search?searchTerm=mug",
    "/everyday-mug",
    "/company/contact-us",
    "/accounts/login",
  ])("restores %s as it was left", async (path) => {
    const { page, complaints } = await open(path);
    await leaveAndComeBack(page);
    await page.locator("header [data-panel=currency]").click(); // scripts work too
    await page.getByRole("button", { name: "Dollar ($)" }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("restores checkout with its user and what was typed", async () => {
    const { page, complaints } = await open("/checkout", async (entering) => {
      const { userId, token } = await logInAsNewBuyer(entering, shop().store);
      await shop().store.call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(plainProduct(shop().store), 1), userId },
        token,
      });
    });
    await page.getByLabel("Full Name").fill("Asha Rao");
    await leaveAndComeBack(page);
    await page.getByRole("banner").getByText("Hello, Asha Rao").waitFor();
    expect(new URL(page.url()).pathname).toBe("/checkout");
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Asha Rao");
    expect(await page.evaluate(() => localStorage.getItem("kitstore.windows"))).toBe("1");
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
