import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

describeShop("many products at once", (shop) => {
  const TOTES = "Canvas Tote";
  const PENS = "Aluminium Click Pen";
  const read = async (productId: number) =>
    (await shop().store.call("GET /api/Product/{productId}", { params: { productId } })).body;
  const idOf = (name: string) => {
    const { products } = shop().store.services.catalogue.current();
    const found = [...products.values()].find(({ productName }) => productName === name);
    if (!found) throw new Error(`No ${name}`);
    return found.productId;
  };
  async function tick(page: Page, ...names: readonly string[]) {
    for (const name of names)
      await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  }
  const open = async (width: number) => {
    const { page } = await shop().visitor({ width });
    await openAdminAs(page, shop().store, "catalogue", "/products");
    await page.getByText(PENS).first().waitFor();
    return page;
  };
  const doIt = (page: Page, step: string) =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: new RegExp(`^${step}: 2 products`) })
      .click();

  it("are reduced, get a keyword, leave the shop at once and come back on a day", async () => {
    const page = await open(1440);
    const before = await Promise.all([TOTES, PENS].map((name) => read(idOf(name))));
    await tick(page, PENS, TOTES);
    await page.getByRole("button", { name: "Change prices" }).click();
    await page.getByLabel("Percent").fill("15");
    await page
      .getByText("The selling price is the price before, less this share.", { exact: false })
      .waitFor();
    await checkAdminScreen(page, "products-prices");
    await doIt(page, "Change prices");
    await page.getByRole("region", { name: "Line by line" }).getByText("Done").nth(1).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    for (const { productId, productDetails } of before) {
      const after = (await read(productId)).productDetails;
      expect(after.map(({ sellingPrice }) => sellingPrice)).toEqual(
        productDetails.map(({ webPrice }) => Math.round(webPrice * 0.85)),
      );
      expect(after.map(({ webPrice }) => webPrice)).toEqual(productDetails.map(({ webPrice }) => webPrice));
    }

    await tick(page, PENS, TOTES);
    await page.getByRole("button", { name: "Change keywords" }).click();
    await page.getByLabel("Add, with commas between").fill("first week");
    await doIt(page, "Change keywords");
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByPlaceholder("Name, SKU, GTIN, keyword").fill("first week");
    await expect.poll(() => page.getByRole("row").count()).toBe(3); // with the heading

    await tick(page, PENS, TOTES);
    await page.getByRole("button", { name: "Show or hide" }).click();
    await page.getByLabel("What").click();
    await page.getByRole("option", { name: "Out of the shop" }).click();
    await doIt(page, "Show or hide");
    await page.getByText("Withdrawn.").nth(1).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => page.getByText("not in the shop", { exact: true }).count()).toBe(2);

    await tick(page, PENS, TOTES);
    await page.getByRole("button", { name: "Show or hide" }).click();
    await page.getByLabel("When (empty: now)").fill("2030-05-01T09:00");
    await doIt(page, "Show or hide");
    await page.getByText("Set for 1 May 2030", { exact: false }).nth(1).waitFor();
  }, 300_000);

  it("can be ticked on a phone too, and support cannot", async () => {
    const page = await open(390);
    await page.getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: "Change prices" }).click();
    await page.getByLabel("Percent").fill("10");
    await checkAdminScreen(page, "products-prices");
    const { page: support } = await shop().visitor();
    await openAdminAs(support, shop().store, "support", "/products");
    await support.getByText(PENS).first().waitFor();
    expect(await support.getByRole("checkbox").count()).toBe(0);
  });
});
