import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { generatedCsv } from "../support/import-actions.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { plainProduct } from "../support/shopping.ts";
import { writeZip } from "../support/write-zip.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("product import", (shop) => {
  it("exports products, imports them by keyboard after a corrected check, and the shop shows them", async () => {
    const product = plainProduct(shop().store);
    const { page } = await shop().visitor({ width: 390 });
    await openAdminAs(page, shop().store, "catalogue", "/products");
    await page.getByRole("cell").first().waitFor();
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const csv = await readFile(await (await started).path(), "utf8");
    const [heading = "", ...lines] = csv.split("\r\n");
    const line = lines.find((each) => each.startsWith(`${product.productId},`)) ?? "";
    expect(line).toContain(product.productUrl);

    await page.getByRole("link", { name: "Import" }).click();
    await page.getByRole("button", { name: "Check" }).waitFor();
    await page.getByLabel("CSV file").setInputFiles({
      name: "products.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`${heading}\r\n${line}\r\n`),
    });
    await page.getByText(/^products\.csv, \d+ KB$/).waitFor();
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("1 product as the store has it.").waitFor();
    expect(await page.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);

    await page.getByRole("button", { name: "Remove it" }).click();
    const id = product.productDetails[0]?.id;
    const paste = page.getByLabel("Or paste the lines here");
    await paste.fill(`Variant;Selling price;Price before\n${id};abc;1000\n99999;5;5`);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("2 left out, because a line is wrong.").waitFor();
    await page.getByText("Write a price in rupees", { exact: false }).waitFor();
    await page.getByText("There is no variant 99999.").waitFor();
    await expect.poll(() => axeViolations(page)).toEqual([]);

    await paste.fill(`Variant;Selling price;Price before\n${id};850,50;1000`);
    await page.getByRole("button", { name: "Check" }).focus();
    await page.keyboard.press("Enter");
    const region = page.getByRole("region", { name: "Line by line" });
    await region.getByText("850.50").waitFor();
    await page.getByRole("button", { name: "Import 1 product" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("For 30 days the import can be undone.", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Import 1 product" }).press("Enter");
    await page.getByText("Products: imported").waitFor();
    await page.getByText("1 changed product.", { exact: true }).waitFor();
    await expect.poll(() => axeViolations(page)).toEqual([]);

    const { page: guest } = await shop().visitor();
    await expect
      .poll(async () => {
        await openPage(guest, `/store/${product.productUrl}/${product.productId}`);
        return guest.getByText("$10.01").count();
      })
      .toBeGreaterThan(0);
  }, 300_000); // the whole journey in one test

  it("takes another shop's file: makes its category, takes its other column by hand, and shows its product", async () => {
    const { page } = await shop().visitor({ width: 390 });
    const attempt = Date.now() % 1e6; // an attempt before this one made its own products, and its choices for these columns are remembered
    const category = `Camping ${attempt}`;
    await openAdminAs(page, shop().store, "catalogue", "/product-imports/create");
    await page
      .getByLabel("Or paste the lines here")
      .fill(
        [
          `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Condition ${attempt}`,
          `camp-lamp-${attempt},Camp lamp,<div>Light</div>,Us,${category},TRUE,Size,Small,CL-1-${attempt},1299,active,new`,
          `camp-lamp-${attempt},,,,,,,Large,CL-2-${attempt},1499,,new`,
        ].join("\n"),
      );
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("This is a product export of Shopify: 10 of 12 columns are used.").waitFor();
    await page.getByRole("button", { name: "Show the columns" }).press("Enter");
    await page.getByRole("combobox", { name: "Vendor means" }).press("Enter");
    await page.getByRole("option", { name: "Short description" }).press("Enter");
    await page.getByText(`Make the category ${category}`).waitFor();
    await page.getByLabel("Weight of a product without one, grams").fill("900");
    await page.evaluate(() => scrollTo(0, 0)); // the bar with the heading is hidden while scrolling down
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Check with these choices" }).click();
    await page.getByText("1 new category, 1 new product.").waitFor();
    await page.getByText("Large has another price", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Import 1 product" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Import 1 product" }).click();
    await page.getByText("Products: imported").waitFor();
    await page.getByText("1 new category, 1 new product.").waitFor();
    const { page: guest } = await shop().visitor();
    const path = `/${category.toLowerCase().replace(" ", "-")}`;
    // The store sees the category and the product one after the other. A page that comes too early stays as it is.
    await expect.poll(async () => (await guest.request.get(path)).text()).toContain("Camp lamp");
    await openPage(guest, path);
    await guest.getByText("Camp lamp").first().waitFor();
  });

  it("takes products and their images out of one zip by keyboard, and the shop shows them", async () => {
    const { page, expectComplaint } = await shop().visitor({ width: 390 });
    expectComplaint(/422/);
    await openAdminAs(page, shop().store, "catalogue", "/product-imports/create");
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#884422" } })
      .jpeg()
      .toBuffer();
    const csv = [
      "Address,Name,Category,In the shop,Weight g,Price before,Selling price,Image URLs",
      "walnut-stand,Walnut stand,drinkware,yes,300,100,90,Stand front.JPG",
    ].join("\n");
    const zip = (path: string) =>
      writeZip([
        { path, bytes: image },
        { path: "goods/list.csv", bytes: csv },
        { path: "goods/notes.txt", bytes: "…" },
      ]);
    const choose = async (buffer: Buffer) =>
      page
        .getByLabel("Zip of images")
        .setInputFiles({ name: "goods.zip", mimeType: "application/zip", buffer });
    await choose(Buffer.from("no zip"));
    await page.getByText("This zip cannot be read", { exact: false }).waitFor();
    await choose(await zip("goods/stand.jpg"));
    await page.getByText("goods.zip: 1 image.").waitFor();
    await page.getByText("goods/list.csv, 1 KB").waitFor();
    await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
    await page.getByText("'Stand front.JPG' is neither a file of the zip", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Remove it" }).press("Enter");
    await page.getByLabel("Or paste the lines here").fill("Address,Name\nmine,Mine");
    await choose(await zip("goods/photos/Stand front.JPG"));
    await page.getByText("What you chose above stays.", { exact: false }).waitFor();
    expect(await page.getByLabel("Or paste the lines here").inputValue()).toContain("mine,Mine");
    await page.getByRole("button", { name: "Take it instead" }).press("Enter");
    await page.getByText("goods/list.csv, 1 KB").waitFor();
    await page.getByText("1 other file left out").press("Enter");
    await page.getByText("goods/notes.txt: It is no JPEG, PNG, WebP or AVIF image.").waitFor();
    await page.getByRole("button", { name: "Check", exact: true }).press("Enter");
    await page.getByText("1 new product.", { exact: true }).waitFor(); // not the line of earlier imports
    await page.evaluate(() => scrollTo(0, 0)); // the bar with the heading is hidden while scrolling down
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Import 1 product" }).press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Import 1 product" }).press("Enter");
    await page.getByText("goods/list.csv: imported").waitFor();
    const { page: guest } = await shop().visitor();
    await expect
      .poll(async () => {
        await openPage(guest, "/drinkware?q=walnut");
        return guest.locator('img[src*="stand-front"]').count();
      })
      .toBeGreaterThan(0);
  }, 300_000); // the whole journey in one test

  it("imports a large file while its page may be left, offers its problems, and undoes it", async () => {
    const { page } = await shop().visitor({ width: 390 });
    await openAdminAs(page, shop().store, "catalogue", "/product-imports/create");
    const [category = ""] = shop().store.services.catalogue.current().categories.keys();
    const csv = [
      generatedCsv(2_100, { category, variants: 30, prefix: "large" }),
      `large-wrong,Wrong,${category},yes,300,,Red,100,200,WRONG-1`,
    ].join("\n");
    await page.getByLabel("CSV file").setInputFiles({
      name: "large.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(csv),
    });
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await page.getByText("70 new products, 1 left out", { exact: false }).waitFor();
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the problems" }).click();
    expect(await readFile(await (await started).path(), "utf8")).toContain("above the price before");
    await page.evaluate(() => scrollTo(0, 0)); // the bar with the heading is hidden while scrolling down
    await expect.poll(() => axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Import 70 products" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Import 70 products" }).click();
    await page.getByText("large.csv: imported").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo it" }).click();
    await page.getByText("70 undone", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Import another file" }).click();
    await page.getByText("large.csv: undone").waitFor();
  }, 300_000); // three jobs

  it("says when somebody else changed the products first, and asks for another check", async () => {
    const product = plainProduct(shop().store);
    const { page } = await shop().visitor();
    const { token } = await openAdminAs(page, shop().store, "catalogue", "/product-imports/create");
    const csv = `Product,Page title\n${product.productId},From a file`;
    await page.getByLabel("Or paste the lines here").fill(csv);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByRole("button", { name: "Import 1 product" }).click();
    const params = { productId: product.productId };
    const { body } = await shop().store.call("GET /api/admin/products/{productId}", { params, token });
    await shop().store.call("POST /api/admin/products/{productId}/withdraw", {
      params,
      token,
      body: { version: body.version },
    });
    await page.getByRole("dialog").getByRole("button", { name: "Import 1 product" }).click();
    await page.getByText("was changed since the file was checked", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Back to the file" }).click();
    expect(await page.getByLabel("Or paste the lines here").inputValue()).toBe(csv);
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByRole("button", { name: "Import 1 product" }).waitFor();
    await shop().store.call("POST /api/admin/products/{productId}/publish", {
      params,
      token,
      body: { version: body.version + 1 },
    });
  });
});
