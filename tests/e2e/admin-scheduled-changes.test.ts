import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { plainProduct } from "../support/shopping.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("scheduled changes", (shop) => {
  it("changes a price when its time comes, and restores the old one when it is ended", async () => {
    const product = plainProduct(shop().store);
    await shop().store.services.database.db.deleteFrom("scheduled_changes").execute(); // left by an earlier retry of this test
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "catalogue", `/products/${product.productId}`);
    await page.getByRole("heading", { name: "Scheduled" }).waitFor();
    await page.getByText("Nothing is scheduled.").waitFor();
    await page.getByLabel("Price before the reduction, ₹").fill("1700");
    await page.getByLabel("Selling price then, ₹").fill("425");
    await page.getByLabel("Until (empty: for good)").fill("2028-06-30T23:00");
    await page.getByRole("button", { name: "Schedule it" }).click();
    await page.getByText("It is scheduled.").waitFor();

    const { page: guest } = await shop().visitor();
    await expect
      .poll(async () => {
        await openPage(guest, `/store/${product.productUrl}/${product.productId}`);
        return guest.getByText("$5.00").count();
      })
      .toBeGreaterThan(0);

    const end = page.getByRole("button", { name: /^End now: .*₹425\.00, instead of/ });
    await end.waitFor();
    await page.evaluate(() => scrollTo(0, 0)); // the bar with the heading is hidden while scrolling down
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await end.click();
    await page.getByRole("dialog").getByRole("button", { name: "End it" }).click();
    await page.getByText("The price before is back.").waitFor();
    await page.getByText("Nothing is scheduled.").waitFor();
    await openPage(guest, `/store/${product.productUrl}/${product.productId}`);
    expect(await guest.getByText("$5.00").count()).toBe(0);
  });
});
