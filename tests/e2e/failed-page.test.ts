import { expect, it, vi } from "vitest";
import { breakableProduct } from "../support/broken-product.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

const ID = /Error number: ([0-9a-f-]{36})/;

describeShop("a page that fails", (shop) => {
  it("shows the request id that its response and the log have, also without scripts and after a click", async () => {
    const output = vi.spyOn(console, "error").mockImplementation(() => undefined); // React says what broke
    const mug = breakableProduct(shop().store, "everyday-mug");
    mug.break();
    try {
      const { page: plain, expectComplaint: expectFailure } = await shop().visitor({
        javaScriptEnabled: false,
      });
      expectFailure(/500/);
      const response = await plain.goto("/everyday-mug");
      expect(response?.status()).toBe(500);
      const shown = ID.exec(await plain.locator("main").innerText())?.[1];
      expect(shown).toBe(response?.headers()["x-request-id"]);
      expect(await plain.locator("main").innerText()).toContain("The page could not be loaded.");

      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/500|Error/);
      const direct = await page.goto("/everyday-mug");
      await page.getByText(ID).waitFor();
      expect(ID.exec(await page.locator("main").innerText())?.[1]).toBe(direct?.headers()["x-request-id"]);

      // By a click, where the browser asks only for the data of the page.
      mug.mend();
      await openPage(page, "/drinkware");
      const link = page.locator('main a[href^="/everyday-mug"]').first();
      await link.waitFor();
      mug.break();
      const ids: (string | undefined)[] = []; // the browser may ask ahead, and ask again
      page.on("response", (each) => {
        if (each.status() === 500) ids.push(each.headers()["x-request-id"]);
      });
      await link.click();
      await page.getByText(ID).waitFor();
      expect(ids).toContain(ID.exec(await page.locator("main").innerText())?.[1]);
    } finally {
      mug.mend();
      expect(output).toHaveBeenCalled();
      output.mockRestore();
    }
  });
});
