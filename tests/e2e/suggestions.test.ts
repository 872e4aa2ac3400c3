import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import {
  openSearch,
  SUGGEST,
  searchBox,
  suggestion,
  suggestionList,
  typeInSearch,
} from "../support/suggestion-panel.ts";
import { axeViolations, colourViolations } from "./quality/axe.ts";

const CAN_TAKE_MS = 300_000;

describeShop("search suggestions", (shop) => {
  const isOpen = async (page: Page) => (await searchBox(page).getAttribute("aria-expanded")) === "true";
  /** The text of the active option. */
  const active = async (page: Page): Promise<string | null> => {
    const id = await searchBox(page).getAttribute("aria-activedescendant");
    return id === null ? null : page.locator(`[id="${id}"][role=option][aria-selected=true]`).innerText();
  };

  it(
    "come while typing, with image and price, and open the product by a click [spec 1.4]",
    async () => {
      const { page } = await shop().visitor();
      await openSearch(page);
      await typeInSearch(page, "mug");
      const first = suggestion(page, /^Everyday Mug/);
      expect(await first.innerText()).toContain(`$${(399 / 85).toFixed(2)}`);
      await first.locator("img").waitFor();
      expect(await suggestion(page, "All Drinkware").getAttribute("href")).toBe("/drinkware");
      const count = await suggestionList(page).getByRole("option").count();
      await page
        .getByRole("status")
        .filter({ hasText: `${count} suggestions` })
        .waitFor();
      expect(await searchBox(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await first.click();
      await page.getByRole("heading", { name: "Everyday Mug", level: 1 }).waitFor();
      expect(await searchBox(page).count()).toBe(0);
    },
    CAN_TAKE_MS,
  );

  it(
    "are walked by the arrow keys, Home and End, and Enter opens the active one",
    async () => {
      const { page } = await shop().visitor();
      await openSearch(page);
      await typeInSearch(page, "bag");
      const names = await suggestionList(page).getByRole("option").allInnerTexts();
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
      const to = await suggestionList(page).getByRole("option").first().getAttribute("href");
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
      await openSearch(page);
      await typeInSearch(page, "botl");
      const first = suggestionList(page).getByRole("option").first();
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
      await suggestion(page, "<img src=x> mug").click();
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
      await openSearch(page);
      await typeInSearch(page, "t-shirts");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Search results for t-shirts" }).waitFor();
      const search = page.getByRole("main").getByLabel("Search the store");
      await search.fill("blue");
      await suggestion(page, /^All \d+ results$/).click();
      await page.waitForURL("**/products/search?searchTerm=blue");
      await page.getByRole("heading", { name: "Search results for blue" }).waitFor();
      await suggestionList(page).waitFor({ state: "detached" });
      const ink = [...shop().store.services.catalogue.current().products.values()]
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
      await openSearch(page);
      await typeInSearch(page, "umbr");
      await page.keyboard.press("Escape");
      await suggestionList(page).waitFor({ state: "detached" });
      expect(await isOpen(page)).toBe(false);
      expect(await searchBox(page).inputValue()).toBe("umbr");
      await page.keyboard.press("ArrowDown");
      await suggestion(page, /^Windproof Umbrella/).waitFor();
      await page.keyboard.press("Escape");
      await suggestionList(page).waitFor({ state: "detached" });
      await page.keyboard.press("Escape");
      await searchBox(page).waitFor({ state: "detached" });
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
      await openSearch(page);
      await typeInSearch(page, "hodoie");
      await suggestion(page, /^Brushed Fleece Hoodie/).waitFor();
      await searchBox(page).fill("xylophone");
      await suggestionList(page).waitFor({ state: "detached" });
      await page.getByRole("status").filter({ hasText: "No suggestions" }).waitFor();
      await searchBox(page).fill("");
      await page.getByRole("status").filter({ hasText: "No suggestions" }).waitFor({ state: "detached" });
    },
    CAN_TAKE_MS,
  );

  it(
    "are large enough on a phone, inside the screen, and a tap opens one",
    async () => {
      const { page } = await shop().visitor({ width: 390, height: 844, hasTouch: true });
      await openSearch(page);
      await typeInSearch(page, "bottle");
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        for (const each of await suggestionList(page).getByRole("option").all()) {
          const place = await each.boundingBox();
          expect(place?.height).toBeGreaterThanOrEqual(44);
          expect(place?.x).toBeGreaterThanOrEqual(0);
          expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
      await suggestion(page, /^Sports Bottle/).tap();
      await page.getByRole("heading", { name: "Sports Bottle 750 ml", level: 1 }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "break no rule of axe while they are open, one of them active, in light and dark",
    async () => {
      const { page } = await shop().visitor({ colorScheme: "light" });
      await openSearch(page);
      await typeInSearch(page, "black");
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => active(page)).not.toBeNull();
      expect(await axeViolations(page), "in light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourViolations(page), "in dark").toEqual([]);
    },
    CAN_TAKE_MS,
  );
});
