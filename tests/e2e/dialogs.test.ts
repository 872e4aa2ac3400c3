import { chromium, type Page } from "playwright-core";
import { expect, it } from "vitest";
import { openVisit } from "../support/browser.ts";
import { chromiumPath } from "../support/chromium.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

/** Playwright hides scrollbars. This browser has them, 15 px wide, as on a desktop. */
const withScrollbars = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ["--hide-scrollbars"],
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });

const SCROLLBAR_PX = 15;

/** The colour of one pixel of the screen, as [red, green, blue]. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (png) => {
    const decoded = new Image();
    decoded.src = `data:image/png;base64,${png}`;
    await decoded.decode();
    const dot = document.createElement("canvas").getContext("2d");
    dot?.drawImage(decoded, 0, 0);
    return [...(dot?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, shot.toString("base64"));
}

const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header *, main section, main section > h2, main article, footer a")].map(
      (it) => {
        const { left, top, width } = it.getBoundingClientRect();
        return [left, top, width].map(Math.round).join();
      },
    ),
  );

describeShop("an open dialog, in a browser with scrollbars,", (shop) => {
  it.each([
    ["light", 1440],
    ["dark", 1440],
    ["light", 820],
  ] as const)("leaves no strip at the right and moves nothing (%s, %i px)", async (colorScheme, width) => {
    const browser = await withScrollbars();
    try {
      const { page } = await openVisit(browser, { baseURL: shop().url, colorScheme, width });
      await openPage(page, "/");
      const before = await positions(page);
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(SCROLLBAR_PX);
      await page.getByRole("button", { name: "Send an enquiry" }).evaluate((it: HTMLElement) => it.click());
      await page.getByRole("dialog").waitFor();
      await page.waitForTimeout(300); // the backdrop's transition takes 200 ms
      expect(await positions(page)).toEqual(before);
      const beside = await colourAt(page, width - SCROLLBAR_PX - 3, 20);
      for (const x of [width - SCROLLBAR_PX + 1, width - 2]) {
        const strip = await colourAt(page, x, 20);
        for (const [index, value] of strip.entries())
          expect(Math.abs(value - (beside[index] ?? 0)), `${strip} beside ${beside}`).toBeLessThanOrEqual(2);
      }
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      expect(await positions(page)).toEqual(before);

      await page.getByRole("button", { name: /^Cart/ }).click();
      await page.getByRole("dialog", { name: "My Shopping Cart" }).waitFor();
      await page.waitForTimeout(300);
      expect(await positions(page)).toEqual(before);
      expect(await colourAt(page, width - 2, 450)).toEqual(
        await colourAt(page, width - SCROLLBAR_PX - 3, 450),
      );
    } finally {
      await browser.close();
    }
  });
});
