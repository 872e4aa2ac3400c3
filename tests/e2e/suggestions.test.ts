import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { axeViolations, colourViolations } from "./quality/axe.ts";

const CAN_TAKE_MS = 60_000;
const SUGGEST = "**/api/catalog/suggest?*";

describeShop("search suggestions", (shop) => {
  const box = (page: Page): Locator => page.getByRole("combobox", { name: "Search the store" });
  const list = (page: Page): Locator => page.getByRole("listbox", { name: "Suggestions" });
  const option = (page: Page, name: string | RegExp): Locator => list(page).getByRole("option", { name });
  const isOpen = async (page: Page) => (await box(page).getAttribute("aria-expanded")) === "true";
  /** The text of the active option. */
  const active = async (page: Page): Promise<string | null> => {
    const id = await box(page).getAttribute("aria-activedescendant");
    return id === null ? null : page.locator(`[id="${id}"][role=option][aria-selected=true]`).innerText();
  };

  async function openPanel(page: Page, path = "/"): Promise<void> {
    await openPage(page, path);
    await page.locator("header [data-panel=search]").click();
    await box(page).waitFor();
  }
  /** Fills the whole text at once: a list for a part of it would soon be replaced. */
  async function typeIn(page: Page, text: string): Promise<void> {
    await box(page).fill(text);
    await list(page).waitFor();
  }

  it(
    "come while typing, with image and price, and open the product by a click",
    async () => {
      const { page } = await shop().visitor();
      await openPanel(page);
      await typeIn(page, "mug");
      const first = option(page, /^Everyday Mug/);
      expect(await first.innerText()).toContain(`$${(399 / 85).toFixed(2)}`);
      await first.locator("img").waitFor();
      expect(await option(page, "All Drinkware").getAttribute("href")).toBe("/drinkware");
      const count = await list(page).getByRole("option").count();
      await page
        .getByRole("status")
        .filter({ hasText: `${count} suggestions` })
        .waitFor();
      expect(await box(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await first.click();
      await page.getByRole("heading", { name: "Everyday Mug", level: 1 }).waitFor();
      expect(await box(page).count()).toBe(0);
    },
    CAN_TAKE_MS,
  );

  it(
    "are walked by the arrow keys, Home and End, and Enter opens the active one",
    async () => {
      const { page } = await shop().visitor();
      await openPanel(page);
      await typeIn(page, "bag");
      const names = await list(page).getByRole("option").allInnerTexts();
      expect(names.length).toBeGreaterThan(6);
      expect(await active(page)).toBeNull();
      const press = async (key: string, then: string | null | undefined) => {
        await page.keyboard.press(key);
        await expect.poll(() => active(page), { message: key }).toBe(then);
      };
      await press("ArrowDown", names[0]);
      await press("ArrowDown", names[1]);
      await press("End", names.at(-1));
      await press("ArrowDown", null);
      await press("ArrowUp", names.at(-1));
      await press("Home", names[0]);
      await press("ArrowUp", null);
      await press("ArrowDown", names[0]);
      const to = await list(page).getByRole("option").first().getAttribute("href");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${to}`);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "start with the completed search term, in spite of a typing error, as plain text",
    async () => {
      const { page } = await shop().visitor();
      await openPanel(page);
      await typeIn(page, "botl");
      const first = list(page).getByRole("option").first();
      await expect.poll(() => first.innerText()).toBe("bottle");
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => active(page)).toBe("bottle");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Search results for bottle" }).waitFor();
      await page.getByRole("main").getByRole("article").filter({ hasText: "Sports Bottle" }).waitFor();

      await page.route(SUGGEST, (route) =>
        route.fulfill({ json: { terms: ["<img src=x> mug"], products: [], categories: [], total: 0 } }),
      );
      const search = page.getByRole("main").getByLabel("Search the store");
      await search.fill("mu");
      await option(page, "<img src=x> mug").click();
      await page.waitForURL("**/products/search?searchTerm=%3Cimg+src%3Dx%3E+mug");
      await expect.poll(() => search.inputValue()).toBe("<img src=x> mug");
      expect(await page.locator("main img[src=x]").count()).toBe(0);
    },
    CAN_TAKE_MS,
  );

  it(
    "leave Enter to the search where none is chosen, and link to all results, in the searched colour",
    async () => {
      const { page } = await shop().visitor();
      await openPanel(page);
      await typeIn(page, "t-shirts");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Search results for t-shirts" }).waitFor();
      const search = page.getByRole("main").getByLabel("Search the store");
      await search.fill("blue");
      await option(page, /^All \d+ results$/).click();
      await page.waitForURL("**/products/search?searchTerm=blue");
      await page.getByRole("heading", { name: "Search results for blue" }).waitFor();
      await list(page).waitFor({ state: "detached" });
      const ink = [...shop().store.services.catalog.current().products.values()]
        .find(({ productName }) => productName === "Classic Crew T-shirt")
        ?.productDetails.find(({ colourName }) => colourName === "Ink");
      const tee = page.getByRole("main").getByRole("article").filter({ hasText: "Classic Crew T-shirt" });
      expect(await tee.locator("img").first().getAttribute("src")).toContain(ink?.imagePath);
    },
    CAN_TAKE_MS,
  );

  it(
    "are closed by Escape before the panel, keep what was typed, and open again by the down arrow",
    async () => {
      const { page } = await shop().visitor();
      await openPanel(page);
      await typeIn(page, "umbr");
      await page.keyboard.press("Escape");
      await list(page).waitFor({ state: "detached" });
      expect(await isOpen(page)).toBe(false);
      expect(await box(page).inputValue()).toBe("umbr");
      await page.keyboard.press("ArrowDown");
      await option(page, /^Compact Umbrella/).waitFor();
      await page.keyboard.press("Escape");
      await list(page).waitFor({ state: "detached" });
      await page.keyboard.press("Escape");
      await box(page).waitFor({ state: "detached" });
      expect(
        await page.locator("header [data-panel=search]").evaluate((it) => it === document.activeElement),
      ).toBe(true);
    },
    CAN_TAKE_MS,
  );

  it(
    "come in spite of typing errors, and not for nonsense",
    async () => {
      const { page } = await shop().visitor();
      await openPanel(page);
      await typeIn(page, "hodoie");
      await option(page, /^Brushed Fleece Hoodie/).waitFor();
      await box(page).fill("xylophone");
      await list(page).waitFor({ state: "detached" });
      await page.getByRole("status").filter({ hasText: "No suggestions" }).waitFor();
      await box(page).fill("");
      await page.getByRole("status").filter({ hasText: "No suggestions" }).waitFor({ state: "detached" });
    },
    CAN_TAKE_MS,
  );

  it(
    "are large enough on a phone, inside the screen, and a tap opens one",
    async () => {
      const { page } = await shop().visitor({ width: 390, height: 844, hasTouch: true });
      await openPanel(page);
      await typeIn(page, "bottle");
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        for (const each of await list(page).getByRole("option").all()) {
          const place = await each.boundingBox();
          expect(place?.height).toBeGreaterThanOrEqual(44);
          expect(place?.x).toBeGreaterThanOrEqual(0);
          expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
      await option(page, /^Sports Bottle/).tap();
      await page.getByRole("heading", { name: "Sports Bottle 750 ml", level: 1 }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "break no rule of axe while they are open, one of them active, in light and dark",
    async () => {
      const { page } = await shop().visitor({ colorScheme: "light" });
      await openPanel(page);
      await typeIn(page, "black");
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => active(page)).not.toBeNull();
      expect(await axeViolations(page), "in light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourViolations(page), "in dark").toEqual([]);
    },
    CAN_TAKE_MS,
  );
});
