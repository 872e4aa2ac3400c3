import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { findProduct, firstVariant } from "../support/shopping.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

describeShop("a stocktake", (shop) => {
  const stockOf = async (variantId: number, size: string) => {
    const { db } = shop().store.services.database;
    const { stock } = await db
      .selectFrom("variant_sizes")
      .select("stock")
      .where("variant_id", "=", variantId)
      .where("size", "=", size)
      .executeTakeFirstOrThrow();
    return stock;
  };

  it("is typed into a table or pasted, names what is not a number, and is saved with one note", async () => {
    const { store } = shop();
    const tee = findProduct(store, (product) => product.isTShirt && !product.isSwagItem);
    const { id: variantId } = firstVariant(tee);
    await store.services.database.db
      .insertInto("sku_codes")
      .values({ variant_id: variantId, size: "L", sku_code: "TEE-L", gtin: null })
      .execute();
    const { page } = await shop().visitor();
    await openAdminAs(page, store, "catalogue", "/stock");
    await page.getByRole("link", { name: "Count" }).click();
    await page.getByLabel("Product, SKU or GTIN").fill(tee.productName);
    const field = (size: string) => page.getByLabel(new RegExp(`^${tee.productName}, .*${size}$`)).first();
    await field(" S").fill("12x");
    await page.getByText("whole numbers, please", { exact: false }).waitFor();
    expect(await page.getByRole("button", { name: /^Save/ }).isDisabled()).toBe(true);
    await field(" S").fill("12");
    await field(" M").fill("7");
    await page.getByLabel("Note (optional)").fill("Stocktake in May");
    await checkAtWidths(page, "stock-count", [1440, 820, 390]);
    await page.getByRole("button", { name: "Save 2 counts" }).click();
    await page.getByText("12 are there; 12 can be sold.").waitFor();
    expect([await stockOf(variantId, "S"), await stockOf(variantId, "M")]).toEqual([12, 7]);

    await page.getByRole("button", { name: "Paste a list" }).click();
    await page.getByLabel("Counts", { exact: true }).fill("SKU,Pieces\nTEE-L,30\nNO-SUCH,4\n");
    await page.getByRole("button", { name: "Fill the table" }).click();
    await page.getByText("1 line is of no SKU here: NO-SUCH (line 3).").waitFor();
    expect(await field(" L").inputValue()).toBe("30");
    await page.getByRole("button", { name: "Save 1 count" }).click();
    await page.getByText("30 are there; 30 can be sold.").waitFor();
    expect(await stockOf(variantId, "L")).toBe(30);
    await page.goto("/admin#/stock-movements");
    await page.getByRole("cell", { name: "Stocktake in May" }).first().waitFor();
  }, 300_000);

  it("goes up and down a column by keyboard", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "catalogue", "/stock-counts/create");
    const fields = page.locator("input[data-column='0']");
    await fields.nth(0).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => fields.nth(1).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => fields.nth(0).evaluate((it) => it === document.activeElement)).toBe(true);
  });
});
