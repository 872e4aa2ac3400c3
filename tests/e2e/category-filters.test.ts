import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

describeShop("filtering a category", (shop) => {
  const names = (page: Page) =>
    page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
  const query = (page: Page) => new URL(page.url()).search;

  it("filters a list by keyboard, keeps focus and URL, and undoes it with Back", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/small-gifts");
    const all = await names(page);
    const box = page.getByRole("checkbox", { name: /^Ink/ });
    await box.focus();
    await page.keyboard.press("Space");
    await page
      .getByRole("status")
      .filter({ hasText: ` of ${all.length}` })
      .waitFor();
    expect(query(page)).toBe("?colour=ink");
    expect(await box.isChecked()).toBe(true);
    expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
    const ink = await names(page);
    expect(ink.length).toBeLessThan(all.length);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    await page.waitForURL("**/small-gifts?sort=name&colour=ink");
    await expect.poll(() => names(page)).toEqual(ink.toSorted((a, b) => a.localeCompare(b, "en")));
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(ink);
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect.poll(() => names(page)).toEqual(all);
    expect(await box.isChecked()).toBe(false);
    expect(
      await page
        .getByRole("status")
        .filter({ hasText: `${all.length} products` })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
  });

  it("says so when nothing matches all filters, and shows everything again by Clear all", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/small-gifts?colour=mustard&price=usd-20-50&sort=name");
    const main = page.getByRole("main");
    await main.getByText("Nothing matches all of these.").waitFor();
    const count = main.getByRole("status").filter({ hasText: /^0 products of \d+$/ });
    await count.waitFor();
    expect(await main.getByRole("article").count()).toBe(0);
    expect(await main.getByRole("checkbox", { name: /^Mustard/ }).isChecked()).toBe(true);
    await main
      .locator("p", { hasText: "Nothing matches all of these." })
      .getByRole("link", { name: "Clear all" })
      .click();
    await page.waitForURL("**/small-gifts?sort=name");
    await expect.poll(() => main.getByRole("article").count()).toBeGreaterThan(6);
    expect(await main.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(await main.getByRole("link", { name: "Clear all" }).count()).toBe(0);
    expect(
      await main
        .getByRole("status")
        .filter({ hasText: "products" })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
  });

  it("has price filters with round edges of the currency, also after another one is chosen", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/small-gifts");
    const prices = page.getByRole("group", { name: "Price" });
    const labels = () =>
      prices.getByRole("checkbox").evaluateAll((all) => all.map((it) => it.closest("label")?.innerText));
    for (const label of await labels())
      expect(label).toMatch(/^\$[125]0* to \$[125]0*\s+\d+(\s+products?)?$/);
    await prices.getByRole("checkbox", { name: "$2 to $5" }).check();
    await page.waitForURL("**/small-gifts?price=usd-2-5");
    const chip = page.getByRole("link", { name: "Remove $2 to $5" });
    await chip.waitFor();
    const shown = await names(page);
    await page.getByRole("button", { name: /^Currency:/ }).click();
    await page.getByRole("button", { name: /^Yen/ }).click();
    await prices.getByRole("checkbox", { name: "¥200 to ¥500" }).waitFor();
    await chip.waitFor();
    expect(await names(page)).toEqual(shown);
    expect(await page.getByRole("article").first().innerText()).toMatch(/¥[\d,]+\n/);
    expect(await page.getByRole("main").innerText()).not.toMatch(/₹|¥[\d,]+\./);
  });

  it("works as a plain form without scripts", async () => {
    const response = await shop().store.inject({
      url: "/small-gifts?sort=price-high&colour=ink&colour=made-up",
    });
    expect(response.body).toMatch(/<noscript>.*<button type="submit"/s);
    expect(response.body).toMatch(/name="colour"[^>]*checked=""[^>]*value="ink"|value="ink"[^>]*checked=""/);
    expect(response.body).toContain('rel="canonical"');
    expect(response.body).not.toContain("made-up");
  });

  it("keeps the filters of fewer than 13 products behind a button, also on a wide screen", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/apparels");
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await page.getByRole("button", { name: "Sort and filter" }).click();
    await page.getByRole("dialog").getByRole("checkbox", { name: /^Ink/ }).check();
    await page.waitForURL("**/apparels?colour=ink");
  });

  it("opens sorting and filters in a sheet on a phone", async () => {
    const { page } = await shop().visitor({ width: 390, height: 844 });
    await openPage(page, "/small-gifts");
    await page.getByRole("button", { name: "Sort and filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Sort and filter" });
    await sheet.getByText("Ink", { exact: true }).click();
    await sheet.getByRole("button", { name: /^Show \d+ products?$/ }).waitFor();
    await page.waitForURL("**/small-gifts?colour=ink");
    await sheet.getByRole("button", { name: /^Show / }).click();
    await page.getByRole("button", { name: "Sort and filter (1)" }).waitFor();
    await page.getByRole("link", { name: "Remove Ink" }).waitFor();
  });
});
