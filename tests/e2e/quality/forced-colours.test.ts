import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../../support/describe-shop.ts";
import { openPage } from "../../support/open-page.ts";

describeShop("with the colours of a high-contrast theme", (shop) => {
  it("what is chosen looks chosen, and a select has its arrow", async () => {
    const { page } = await shop().visitor({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    const main = page.getByRole("main");
    /** Whether an element looks otherwise after `choose`, without the focus that it may have got. */
    const looksChosen = async (element: Locator, choose: () => Promise<unknown>) => {
      const before = await element.screenshot();
      await choose();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(0, 0);
      return expect.poll(async () => (await element.screenshot()).equals(before)).toBe(false);
    };

    await openPage(page, "/classic-crew-tee");
    const label = (name: string) =>
      main.locator("label", { has: page.getByRole("radio", { name, exact: true }) });
    await looksChosen(label("M"), () => label("M").click());
    await looksChosen(label("Clay"), () => label("Clay").click());
    const thumbnail = main.getByRole("button", { name: /^Picture 2 of/ });
    await looksChosen(thumbnail, () => thumbnail.click());
    const tab = main.getByRole("tab", { name: "Disclaimer" });
    await looksChosen(tab, () => tab.click());

    await openPage(page, "/t-shirts");
    const here = main.getByRole("link", { name: "T-shirts", exact: true });
    const outline = (of: Locator) => of.evaluate((it) => getComputedStyle(it).outlineStyle);
    expect([await outline(here), await outline(main.getByRole("link", { name: "All Apparel" }))]).toEqual([
      "solid",
      "none",
    ]);
    await main.getByRole("button", { name: "Sort and filter" }).click();
    const select = page.getByRole("dialog").getByLabel("Sort by");
    expect(await select.evaluate((it) => getComputedStyle(it).appearance)).not.toBe("none");
    const size = page
      .getByRole("dialog")
      .locator("label", { has: page.getByRole("checkbox", { name: /^M\b/ }) });
    await looksChosen(size, () => size.click());
  });
});
