import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { plainProduct } from "../support/shopping.ts";
import { checkAdminScreens } from "./quality/check-admin-screens.ts";

describeShop("the catalogue in the admin", (shop) => {
  async function enter(page: Page) {
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("catalogue@ledgerline.example");
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("menuitem", { name: "Products" }).click();
  }

  it("changes a price and an image's alt text, and the guest sees both", async () => {
    const product = plainProduct(shop().store);
    const { page } = await shop().visitor();
    await enter(page);
    await page.getByPlaceholder("Name, SKU, GTIN, keyword").fill(product.productName);
    await page.getByRole("cell", { name: product.productName }).click();
    await page.getByRole("tab", { name: "Prices, sizes, images" }).click();
    await page.getByLabel("Price before, ₹").first().fill("1999");
    await page.getByLabel("Selling price, ₹").first().fill("1234.5");
    await page.getByLabel("Image 1: what it shows").first().fill("Photographed in the rain");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();

    const { page: guest } = await shop().visitor();
    await openPage(guest, `/store/${product.productUrl}/${product.productId}`);
    await guest.getByText("$14.52").first().waitFor();
    await guest.getByRole("img", { name: "Photographed in the rain" }).first().waitFor();
  });

  it("gives each size its SKU code and GTIN, and search engines read them on the product's page", async () => {
    const product = plainProduct(shop().store);
    const { page } = await shop().visitor();
    await enter(page);
    await page.getByPlaceholder("Name, SKU, GTIN, keyword").fill(product.productName);
    await page.getByRole("cell", { name: product.productName }).click();
    await page.getByRole("tab", { name: "Prices, sizes, images" }).click();
    const codes = page.getByLabel("SKU code");
    for (let at = 0; at < (await codes.count()); at += 1) await codes.nth(at).fill(`ACME-${at}`);
    const gtins = page.getByLabel("GTIN");
    await gtins.first().fill("4006381333932");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("4006381333932 is no GTIN: its last digit does not fit the others.").waitFor();
    for (let at = 0; at < (await gtins.count()); at += 1)
      await gtins.nth(at).fill(["4006381333931", "40170725"][at] ?? "");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.reload();
    expect(await page.getByLabel("SKU code").first().inputValue()).toBe("ACME-0");
    const html = await fetch(`${shop().url}/store/${product.productUrl}/${product.productId}`);
    expect(await html.text()).toMatch(/"sku":"ACME-\d","gtin":"\d+"/);
  });

  it("uploads an image, writes texts as they look in the shop, and publishes a new product", async () => {
    const { page } = await shop().visitor();
    await enter(page);
    await page.getByRole("link", { name: "Create" }).click();
    await page.getByLabel("URL path").fill("rain-cape");
    await page.getByRole("textbox", { name: "Name" }).fill("Rain cape");
    await page.getByLabel("Category").click();
    await page.getByRole("option", { name: "Apparel" }).click();
    await page.getByLabel("Weight with package, grams").fill("350");
    await page.getByRole("tab", { name: "Prices, sizes, images" }).click();
    await page.getByLabel("Price before, ₹").fill("900");
    await page.getByLabel("Selling price, ₹").fill("800");
    await page.getByRole("textbox", { name: "Sizes" }).fill("S, M, L");
    const image = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#335577" } })
      .png()
      .toBuffer();
    await page
      .getByLabel("Add images")
      .setInputFiles({ name: "cape.png", mimeType: "image/png", buffer: image });
    await page.getByLabel("Image 1: what it shows", { exact: true }).fill("A blue cape");
    await page.getByRole("tab", { name: "Texts" }).click();
    await page.getByRole("textbox", { name: "Short description" }).click();
    await page.keyboard.type("Keeps ");
    const format = page.getByRole("toolbar", { name: "Short description: format" });
    await format.getByRole("button", { name: "Bold" }).click();
    await page.keyboard.type("dry <script>");
    await page
      .getByRole("textbox", { name: "Short description" })
      .locator("strong", { hasText: "dry" })
      .waitFor();
    await page.getByRole("button", { name: "Save, not yet in the shop" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("It is in the shop.").waitFor();

    const { page: guest, expectComplaint } = await shop().visitor();
    expectComplaint(/404/);
    await openPage(guest, "/rain-cape");
    await guest.getByRole("img", { name: "A blue cape" }).first().waitFor();
    await guest.locator("strong", { hasText: "dry <script>" }).first().waitFor();
    expect(await guest.getByText("$9.41").count()).toBeGreaterThan(0);

    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("dialog").getByText("It leaves the shop at once").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
    await page.getByText("Withdrawn.").waitFor();
    expect((await guest.goto("/rain-cape"))?.status()).toBe(404);
  });

  it("counts a stock with its reason, and lists the movement under it", async () => {
    const product = plainProduct(shop().store);
    const { page } = await shop().visitor();
    await enter(page);
    await page.getByRole("menuitem", { name: "Stock", exact: true }).click();
    await page.getByPlaceholder("Product").fill(product.productName);
    await page.getByRole("cell", { name: product.productName }).first().click();
    await page
      .getByRole("spinbutton", { name: "Pieces" })
      .or(page.getByRole("textbox", { name: "Pieces" }))
      .fill("3");
    await page.getByLabel("Note (optional)").fill("two boxes");
    await page.getByRole("button", { name: "Change the stock" }).click();
    await page.getByText("The stock is changed.").waitFor();
    await page.getByRole("cell", { name: "two boxes" }).waitFor();
  });

  it("has no accessibility violation on its screens, in light and dark, wide and narrow", async () => {
    const product = plainProduct(shop().store);
    const screens: [string, string][] = [
      ["/products", "Canvas Tote"],
      [`/products/${product.productId}`, "Withdraw"],
      [`/products/${product.productId}/1`, "Add images"],
      [`/products/${product.productId}/2`, "Short description"],
      ["/categories", "Drinkware"],
      ["/categories/1", "Links to an earlier path no longer work"],
      ["/stock", "Can be sold"],
      [`/stock/${encodeURIComponent(`${product.productDetails[0]?.id}~`)}/show`, "Every movement"],
      ["/stock-movements", "Then"],
    ];
    const { page } = await shop().visitor();
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("catalogue@ledgerline.example");
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByLabel("Password").waitFor({ state: "detached" });
    await checkAdminScreens(page, screens, [1440, 390]);
  }, 300_000);
});
