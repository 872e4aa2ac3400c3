import sharp from "sharp";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { findProduct } from "../support/shopping.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop("category tiles and size charts in the admin", (shop) => {
  const apparel = () =>
    findProduct(shop().store, ({ sizeChart, isSwagItem }) => sizeChart !== null && !isSwagItem);
  const categoryId = async (name: string) => {
    const { category_id } = await shop()
      .store.services.database.db.selectFrom("categories")
      .select("category_id")
      .where("name", "ilike", name)
      .executeTakeFirstOrThrow();
    return category_id;
  };

  it(
    "gives a category's tile another image, which the home page shows",
    async () => {
      const { page } = await shop().visitor();
      await openAdminAs(page, shop().store, "catalogue", `/categories/${await categoryId("Drinkware")}`);
      const buffer = await sharp({
        create: { width: 960, height: 720, channels: 3, background: "#2f5d50" },
      })
        .png()
        .toBuffer();
      const shown = page.locator("fieldset img");
      await shown.waitFor();
      const before = await shown.getAttribute("src");
      await page.getByLabel("Image file").setInputFiles({ name: "tile.png", mimeType: "image/png", buffer });
      await page.getByLabel("Alt text of the tile's image", { exact: false }).fill("A wall of pine green");
      await expect.poll(() => shown.getAttribute("src")).not.toBe(before);
      const [, imageId = "none"] = /images\/([0-9a-f]+)/.exec((await shown.getAttribute("src")) ?? "") ?? [];
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved", { exact: true }).waitFor();
      const { page: guest } = await shop().visitor();
      await openPage(guest, "/");
      const tile = guest.getByRole("img", { name: "A wall of pine green" });
      expect(await tile.getAttribute("src")).toContain(imageId);
    },
    CAN_TAKE_MS,
  );

  it(
    "changes a size chart's rows and columns, and the HSN code",
    async () => {
      const product = apparel();
      const { page } = await shop().visitor();
      await openAdminAs(page, shop().store, "catalogue", `/products/${product.productId}`);
      await page.getByLabel("HSN code").fill("61099090");
      await page.getByLabel("GST in the price, percent").fill("12.5");
      await page.getByRole("tab", { name: "Size chart" }).click();
      await page.getByRole("button", { name: "Add a column" }).click();
      const columns = product.sizeChart?.columns.length ?? 0;
      await page.getByRole("textbox", { name: `Column ${columns + 1}` }).fill("Sleeve, cm");
      await page.getByRole("textbox", { name: "Sleeve, cm, row 1" }).fill("21.5");
      await page.getByRole("button", { name: `Remove row ${product.sizeChart?.rows.at(-1)?.[0]}` }).click();
      await page.getByText("which the chart does not say", { exact: false }).waitFor();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved", { exact: true }).waitFor();
      const { page: guest } = await shop().visitor({ width: 390, height: 844 });
      await openPage(guest, `/${product.productUrl}`);
      await guest.getByRole("button", { name: "Size chart" }).click();
      await guest.getByRole("columnheader", { name: "Sleeve, in" }).waitFor(); // the browser is in the United States
      await guest.getByText("cm", { exact: true }).click();
      await guest.getByRole("columnheader", { name: "Sleeve, cm" }).waitFor();
      await guest.getByRole("cell", { name: "21.5" }).waitFor();
      const saved = await shop()
        .store.services.database.db.selectFrom("products")
        .select(["hsn_code", "gst_basis_points"])
        .where("product_id", "=", product.productId)
        .executeTakeFirstOrThrow();
      expect(saved).toEqual({ hsn_code: "61099090", gst_basis_points: 1250 });
    },
    CAN_TAKE_MS,
  );

  it(
    "has no accessibility violation at 1440, 820 and 390 pixels, in light and dark",
    async () => {
      const { productId } = apparel();
      const widths = [1440, 820, 390] as const;
      const { page } = await shop().visitor();
      await openAdminAs(page, shop().store, "catalogue", `/products/${productId}`);
      await page.getByLabel("HSN code").waitFor();
      await checkAtWidths(page, "product", widths);
      await page.getByRole("tab", { name: "Size chart" }).click();
      await page.getByRole("button", { name: "Add a row" }).waitFor();
      await checkAtWidths(page, "chart", widths);
      await page.goto(`/admin#/categories/${await categoryId("Drinkware")}`);
      await page.locator("fieldset img").waitFor();
      await checkAtWidths(page, "category", widths);
    },
    CAN_TAKE_MS,
  );
});
