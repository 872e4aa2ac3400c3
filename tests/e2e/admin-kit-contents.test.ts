import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { checkAtWidths } from "./quality/check-admin-screens.ts";

const CAN_TAKE_MS = 300_000;

describeShop("the contents of the welcome kit in the admin", (shop) => {
  it(
    "staff add, count, sort and remove contents, and the guest sees the new contents",
    async () => {
      const { page } = await shop().visitor();
      await openAdminAs(page, shop().store, "catalogue", "/kit");
      const contents = page
        .getByRole("listitem")
        .filter({ has: page.getByLabel("Pieces of", { exact: false }) });
      await expect.poll(() => contents.count()).toBe(5);
      await page.getByRole("button", { name: "Remove Aluminium Click Pen" }).click();
      await page.getByLabel("Put in a product").fill("coaster");
      await page.getByRole("option", { name: "Cork Coasters" }).click();
      await page.getByLabel("Pieces of Cork Coasters").fill("2");
      for (let place = 4; place > 0; place -= 1)
        await page.getByRole("button", { name: "Move Cork Coasters, Set of Four up" }).click();
      await page.getByLabel("Colour of Everyday Mug").press("Enter");
      await page.getByRole("option", { name: "Clay" }).click();
      await page.getByRole("checkbox", { name: "XXL" }).uncheck();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("The shop shows it.").waitFor();
      await page.getByRole("cell", { name: "XXL", exact: true }).waitFor({ state: "detached" });

      const { page: guest } = await shop().visitor({ width: 390, height: 844 });
      await openPage(guest, "/welcome-kit");
      const box = guest.getByRole("region", { name: "In the box" });
      const savedContents = await box.getByRole("listitem").allInnerTexts();
      expect(savedContents.map((text) => text.split("\n")[0])).toEqual([
        "2 × Cork Coasters, Set of Four",
        "Classic Crew T-shirt",
        "Insulated Bottle 600 ml",
        "Everyday Mug",
        "Hardcover Notebook A5",
      ]);
      expect(savedContents[3]).toContain("Clay");
      expect(await guest.getByText("XL", { exact: true }).count()).toBeGreaterThan(0);
      expect(await guest.getByText("XXL", { exact: true }).count()).toBe(0);
      await box.getByRole("link", { name: "Everyday Mug" }).click();
      await guest.waitForURL("**/everyday-mug");
    },
    CAN_TAKE_MS,
  );

  it(
    "names at once the product that lacks a size, and the server refuses it",
    async () => {
      const { db } = shop().store.services.database;
      const { page, expectComplaint } = await shop().visitor();
      expectComplaint(/422/);
      await openAdminAs(page, shop().store, "catalogue", "/kit");
      await page.getByRole("checkbox", { name: "XS", exact: true }).waitFor();
      await db
        .deleteFrom("variant_sizes")
        .where("size", "=", "XS")
        .where("variant_id", "in", db.selectFrom("kit_contents").select("variant_id"))
        .execute();
      await page.reload();
      await page.getByText("Classic Crew T-shirt does not come in XS.").waitFor();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("alert").getByText("Classic Crew T-shirt does not come in XS.").waitFor();
      await page.getByRole("checkbox", { name: "XS", exact: true }).uncheck();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("The shop shows it.").waitFor();
    },
    CAN_TAKE_MS,
  );

  it(
    "has no accessibility violation at 1440, 820 and 390 pixels, in light and dark",
    async () => {
      const { page } = await shop().visitor();
      await openAdminAs(page, shop().store, "catalogue", "/kit");
      await page.getByLabel("Put in a product").waitFor();
      await checkAtWidths(page, "kit", [1440, 820, 390]);
    },
    CAN_TAKE_MS,
  );
});
