import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { openSearch, searchBox } from "../support/suggestion-panel.ts";

const CAN_TAKE_MS = 300_000;

describeShop("the search page", (shop) => {
  it(
    "shows what it understood, and takes each part back by itself",
    async () => {
      const { page } = await shop().visitor();
      await openPage(page, "/products/search?searchTerm=black+t+shirt+xl+under+$10");
      const chips = page.getByRole("list", { name: "Understood as" }).getByRole("link");
      await expect
        .poll(() => chips.allTextContents())
        .toEqual(["Search without under $10", "Search without Black", "Search without XL"]);
      const names = () => page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
      expect(await names()).toContain("Classic Crew T-shirt");
      expect(await page.getByText("You may also like").count()).toBe(1);
      await chips.nth(0).focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(/searchTerm=black\+t\+shirt\+xl$/);
      await page.getByRole("article").filter({ hasText: "Heavyweight T-shirt" }).waitFor();
      await page.goBack();
      await expect.poll(() => chips.count()).toBe(3);
    },
    CAN_TAKE_MS,
  );

  it(
    "leads to the page that has the reply, and says so where nothing fits all",
    async () => {
      const { page } = await shop().visitor();
      await openPage(page, "/products/search?searchTerm=how+do+i+return+something");
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Return Policy/ })
        .click();
      await page.waitForURL("**/orders/return-policy");
      await openPage(page, "/products/search?searchTerm=purple+hoodie");
      await page.getByRole("heading", { name: "Nothing fits all of that. These come close:" }).waitFor();
      await page.getByRole("article").filter({ hasText: "Brushed Fleece Hoodie" }).waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "opens its field with the searches of this browser, by keyboard, and forgets them when told to",
    async () => {
      const { page } = await shop().visitor();
      await openPage(page, "/products/search?searchTerm=mug");
      await page.getByRole("article").first().waitFor();
      await openSearch(page);
      const list = page.getByRole("listbox", { name: "Recent and often ordered" });
      await list.getByRole("option", { name: "mug" }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Search results for mug" }).waitFor();
      await openSearch(page);
      await list.getByRole("option", { name: "Forget these searches" }).waitFor();
      await searchBox(page).focus();
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowUp");
      await list.getByRole("option", { name: "Forget these searches" }).click();
      await list.getByRole("option", { name: "mug" }).waitFor({ state: "detached" });
      await list.getByRole("group", { name: "Recommended Products" }).getByRole("option").nth(4).waitFor();
      await page.keyboard.press("Escape");
      await searchBox(page).waitFor({ state: "detached" });
    },
    CAN_TAKE_MS,
  );
});
