import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { enterBackOffice } from "../support/enter-back-office.ts";
import { openPage } from "../support/open-page.ts";
import { plainProduct } from "../support/shopping.ts";
import { axeFinds } from "./quality/axe.ts";

describeShop("what the shop shows, from the back office", (shop) => {
  const at = (page: Page, path: string) => enterBackOffice(page, shop().store, "admin", path);

  it("changes a rate, after a second look where it jumps, and the shop's prices follow", async () => {
    const { page } = await shop().visitor();
    await at(page, "/rates/EUR/show");
    await page.getByLabel("Rupees for one EUR").fill("184");
    await page.getByRole("button", { name: "Change the rate" }).click();
    await page.getByText("+100 %: every price in EUR").waitFor();
    await page.getByRole("button", { name: "It is right: change it" }).click();
    await page.getByRole("heading", { name: "One EUR costs ₹184" }).waitFor();
    await page.getByRole("region", { name: "Changes of rates" }).getByText("+100 %").waitFor();

    const product = plainProduct(shop().store);
    const price = ((product.productDetails[0]?.sellingPrice ?? 0) / 184).toFixed(2);
    const { page: buyer, context } = await shop().visitor();
    await context.addCookies([{ name: "currency", value: "EUR", url: shop().address }]);
    await expect
      .poll(async () => {
        await openPage(buyer, `/${product.productUrl}`);
        return buyer.getByRole("main").textContent();
      })
      .toContain(`€${price}`);
  });

  it("shows bands that overlap before they are saved, and saves them mended", async () => {
    const { page } = await shop().visitor();
    await at(page, "/countries/1/show");
    const to = page.getByLabel("Band 1: To, g");
    await to.fill("700");
    await page.getByText("Two bands both name 501 g to 700 g: that cannot be saved.").waitFor();
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    await to.fill("400");
    await page.getByText("No band for 401 g to 500 g: there it costs ₹80.00.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("India: saved, and on the shop").waitFor();
    await expect
      .poll(() => shop().store.services.catalog.current().locations[0]?.shippingCharges[0]?.weightTo)
      .toBe(400);
  });

  it("moves and withdraws an office from the keyboard", async () => {
    const { page } = await shop().visitor();
    await at(page, "/offices");
    const down = page.getByRole("button", { name: "Move Mumbai down" });
    await down.focus();
    await page.keyboard.press("Enter");
    const names = () =>
      shop()
        .store.services.catalog.current()
        .offices.map(({ name }) => name);
    await expect.poll(() => names().slice(0, 2)).toEqual(["Bengaluru", "Mumbai"]);
    await page.getByRole("cell", { name: "Mumbai", exact: true }).click();
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("button", { name: "Withdraw it" }).click();
    await page.getByText("Mumbai is withdrawn").waitFor();
    await expect.poll(() => names().includes("Mumbai")).toBe(false);
  });

  it.each([1440, 390])(
    "has no accessibility violation at %i px, in light and dark",
    async (width) => {
      const { db } = shop().store.services.database;
      await db
        .insertInto("offered_rates")
        .values({ currency_code: "GBP", rate_micros: 54_000_000, offered_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const screens: [string, string][] = [
        ["/rates", "Source says 54"],
        ["/rates/GBP/show", "Take 54"],
        ["/rates/create", "Add the currency"],
        ["/countries", "everywhere else"],
        ["/countries/1/show", "Add a band"],
        ["/countries/create", "Add the country"],
        ["/offices", "Bengaluru"],
        ["/offices/2/show", "Address"],
      ];
      for (const colorScheme of ["light", "dark"] as const) {
        const { page } = await shop().visitor({ width, colorScheme });
        await at(page, "/rates");
        for (const [path, shown] of screens) {
          await page.goto(`/admin#${path}`);
          await page.getByText(shown).first().waitFor();
          expect(await axeFinds(page), `${path} in ${colorScheme}`).toEqual([]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, `${path} wider than the screen`).toBeLessThanOrEqual(0);
          if (process.env.SHOTS)
            await page.screenshot({
              path: `${process.env.SHOTS}/${path.slice(1).replaceAll("/", "-")}-${width}-${colorScheme}.png`,
              fullPage: true,
            });
        }
      }
    },
    120_000,
  );
});
