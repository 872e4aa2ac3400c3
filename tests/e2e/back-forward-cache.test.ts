import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openKeepingBrowser, visit } from "../support/browser.ts";
import { describeShop } from "../support/describe-shop.ts";
import { enterAsNewBuyer } from "../support/enter-as.ts";
import { openPage } from "../support/open-page.ts";
import { lineOf, plainProduct } from "../support/shopping.ts";

/** What a page remembers of itself: a page that was loaded anew has forgotten all of it. */
interface Kept {
  readonly wasOpen?: true;
  readonly comesFromKept?: boolean;
}

describeShop("a page that was left, and comes back", (shop) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openKeepingBrowser();
  });
  afterAll(() => browser.close());

  const open = async (path: string, enter?: (page: Page) => Promise<unknown>) => {
    const { page, complaints } = await visit(browser, { baseURL: shop().address });
    await enter?.(page);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    return { page, complaints };
  };
  /** Goes to another site and back again by the browser's own button. */
  const leaveAndComeBack = async (page: Page) => {
    const from = page.url();
    await page.evaluate(() => {
      Object.assign(window, { wasOpen: true });
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { comesFromKept: persisted }));
    });
    await page.goto(`${shop().address.replace("127.0.0.1", "localhost")}/company/about-us`);
    await page.evaluate(() => history.back()).catch(() => undefined); // the page that answers is gone
    await page.waitForURL(from, { waitUntil: "commit" });
    const kept = () =>
      page.evaluate(() => {
        const { wasOpen, comesFromKept } = window as Kept;
        const [entry] = performance.getEntriesByType("navigation");
        const { notRestoredReasons: why } = entry as unknown as { notRestoredReasons: unknown };
        return { wasOpen, comesFromKept, why: JSON.stringify(why) };
      });
    await expect.poll(kept).toEqual({ wasOpen: true, comesFromKept: true, why: "null" });
  };

  it.each([
    "/",
    "/apparels",
    "/products/search?searchTerm=mug",
    "/everyday-mug",
    "/company/contact-us",
    "/accounts/login",
  ])("%s is there at once, as it was left", async (path) => {
    const { page, complaints } = await open(path);
    await leaveAndComeBack(page);
    await page.locator("header [data-panel=currency]").click(); // and is alive
    await page.getByRole("button", { name: "Dollar ($)" }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("is still its user's, checkout and what was typed included", async () => {
    const { page, complaints } = await open("/checkout", async (entering) => {
      const { userId, token } = await enterAsNewBuyer(entering, shop().store);
      await shop().store.call("POST /api/ShoppingCart/Add/", {
        body: { ...lineOf(plainProduct(shop().store), 1), userId },
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
