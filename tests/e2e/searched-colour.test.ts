import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { openSearch, suggestion, suggestionList, typeInSearch } from "../support/suggestion-panel.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("a search", (shop) => {
  const chosenColour = (page: Page) => page.getByRole("radio", { name: "Ink", checked: true });

  it("for a colour opens the product in that colour, from the list and from a suggestion", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/products/search?searchTerm=navy+t-shirt");
    await page.locator('main a[href^="/classic-crew-tee"]').click();
    await page.getByRole("heading", { name: "Classic Crew T-shirt", level: 1 }).waitFor();
    await chosenColour(page).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Search results for navy t-shirt" }).waitFor();

    await openSearch(page);
    await typeInSearch(page, "navy t-shirt");
    await suggestion(page, /^Classic Crew T-shirt/).click();
    await page.getByRole("heading", { name: "Classic Crew T-shirt", level: 1 }).waitFor();
    await chosenColour(page).waitFor();
  });

  it("can be made in the header above a page that has a field too, and its list scrolls on a small screen", async () => {
    const { page } = await shop().visitor({ width: 390, height: 400 });
    await openSearch(page, "/products/search?searchTerm=zzzz");
    await typeInSearch(page, "mug");
    expect(await suggestionList(page).evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});
