import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { readZip } from "../support/read-zip.ts";
import { checkAdminScreen, checkAtWidths } from "./quality/check-admin-screens.ts";

describeShop("the export of everything", (shop) => {
  it("says what is in it, and is downloaded by keyboard as a whole archive", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "admin", "/store-export");
    await page.getByText("What is in it now").waitFor();
    await checkAtWidths(page, "store-export", [1440, 820, 390]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download everything" }).press("Enter");
    await page.getByText("The download has begun.", { exact: false }).waitFor();
    await checkAdminScreen(page, "export-begun");
    const files = await readZip(await readFile(await (await download).path()));
    expect([...files.keys()].some((name) => name.endsWith("README.txt"))).toBe(true);
  }, 300_000);

  it("says that it cannot be counted, and counts again", async () => {
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(/status of 500/);
    await page.route("**/api/admin/store-export", (route) =>
      route.fulfill({ status: 500, json: { code: "internal", detail: "Try again later.", status: 500 } }),
    );
    await openAdminAs(page, shop().store, "admin", "/store-export");
    await page.getByRole("alert").filter({ hasText: "Try again later." }).waitFor();
    expect(await page.getByRole("button", { name: "Download everything" }).isDisabled()).toBe(true);
    await checkAdminScreen(page, "export-error");
    await page.unroute("**/api/admin/store-export");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("What is in it now").waitFor();
  });

  it("is not for support", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "support", "/store-export");
    await page.getByText("your role does not reach it", { exact: false }).waitFor();
  });
});
