import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { findOverflow } from "./quality/overflow.ts";

const WIDTHS = [320, 340, 360, 375, 390, 412, 430, 820, 1440];

const WITH_HYPHEN = String.raw`\S+-\S+`;
const WITHOUT_HYPHEN = String.raw`[^\s-]+`;

/** Words of at most so many characters that are shown on two lines. */
const brokenWords = (page: Page, pattern: string, max: number, where = "main") =>
  page.locator(where).evaluate(
    (main, [pattern, max]) => {
      const broken: string[] = [];
      const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const text = nodes.currentNode.textContent ?? "";
        for (const { 0: word, index } of text.matchAll(new RegExp(pattern, "g"))) {
          const range = document.createRange();
          range.setStart(nodes.currentNode, index);
          range.setEnd(nodes.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= max && lines.size > 1) broken.push(word);
        }
      }
      return broken;
    },
    [pattern, max] as const,
  );

describeShop("words that stay whole", (shop) => {
  it.each([
    "/electronic-gadgets",
    "/apparels",
    "/store/braided-usb-c-cable/4",
    "/welcome-kit",
    "/de/apparels",
  ])("short words with a hyphen stay on one line at every width: %s", async (path) => {
    const { page } = await shop().visitor();
    await openPage(page, path);
    const broken: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      broken.push(...(await brokenWords(page, WITH_HYPHEN, 10)).map((word) => `${width}: ${word}`));
    }
    expect(broken).toEqual([]);
  });

  it.each(["/de", "/de/drinkware", "/de/apparels", "/de/electronic-gadgets", "/de/welcome-kit"])(
    "German words of 15 characters stay on one line on a phone: %s",
    async (path) => {
      const { page } = await shop().visitor();
      await openPage(page, path);
      const broken: string[] = [];
      for (const width of [360, 375, 390, 412]) {
        await page.setViewportSize({ width, height: 844 });
        broken.push(...(await brokenWords(page, WITHOUT_HYPHEN, 15)).map((word) => `${width}: ${word}`));
      }
      expect(broken).toEqual([]);
    },
  );

  it("a phone that enlarges pages to 150 % shows all of them, with the names of the shop and of the product whole", async () => {
    const { page } = await shop().visitor({ width: 275, height: 700 }); // 390 / 1.5, and a scroll bar that phones do not have
    for (const path of ["/de", "/de/t-shirts", "/de/welcome-kit"]) {
      await openPage(page, path);
      expect(await findOverflow(page), path).toEqual([]);
      expect(await brokenWords(page, WITHOUT_HYPHEN, 16, ".header"), path).toEqual([]);
      expect(await brokenWords(page, WITHOUT_HYPHEN, 16, "h1"), path).toEqual([]);
    }
    const crumb = await page.locator("[aria-current=page]").boundingBox();
    expect(crumb?.width, "the page's own name").toBeGreaterThan(100);
  });

  it("are copied as they are written", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/classic-crew-tee");
    const heading = page.getByRole("heading", { level: 1, name: "Classic Crew T-shirt", exact: true });
    expect(await heading.innerText()).toBe("Classic Crew T-shirt");
  });
});
