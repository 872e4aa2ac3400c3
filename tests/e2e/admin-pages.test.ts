import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreens, checkAtWidths } from "./quality/check-admin-screens.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the page" });

const paste = (page: Page, html: string) =>
  text(page).evaluate((field, pasted) => {
    const data = new DataTransfer();
    data.setData("text/html", pasted);
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);

describeShop("pages that staff add", (shop) => {
  it("are begun by a name, written, looked at, published into menu and footer, and taken away", async () => {
    const { page, context, expectComplaint } = await shop().visitor();
    expectComplaint(/409/); // the refused path
    await openAdminAs(page, shop().store, "catalogue", "/content");
    const begin = async (name: string) => {
      await page.getByRole("button", { name: "Add a page" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill(name);
      await page.getByRole("button", { name: "Begin the page" }).click();
    };
    await begin("Drinkware");
    await page.getByText("The address /drinkware belongs to another product, category or page.").waitFor();
    await page.getByRole("dialog").getByLabel("Name").fill("Fair work");
    await page.getByText("It will be at /fair-work.").waitFor();
    await page.getByRole("button", { name: "Begin the page" }).click();
    await page.getByRole("heading", { name: "Page: Fair work", exact: true }).waitFor();

    await text(page).click();
    await page.keyboard.type("How we work");
    await page.getByRole("button", { name: "Heading", exact: true }).click();
    await page.keyboard.press("Enter");
    await paste(
      page,
      `<p class=MsoNormal style="color:red"><b>Fair</b> to all</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>First</p><script>1</script>`,
    );
    expect(await text(page).innerHTML()).toBe(
      "<h2>How we work</h2><p><strong>Fair</strong> to all</p><ul><li><p>First</p></li></ul>",
    );
    await page.keyboard.press("Control+End");
    await page.getByRole("button", { name: "Image", exact: true }).click();
    const image = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#885522" } })
      .png()
      .toBuffer();
    await page
      .getByLabel("Image file")
      .setInputFiles({ name: "work.png", mimeType: "image/png", buffer: image });
    await page.getByLabel("What it shows").fill("Our workshop");
    await page.getByRole("button", { name: "Insert" }).click();
    await text(page).getByRole("img", { name: "Our workshop" }).waitFor();
    await page.getByLabel("In the menu").check();
    await page.getByRole("button", { name: "Keep as draft" }).click();
    await page.getByText("The draft is kept").waitFor();
    await page.reload();
    await text(page).getByText("How we work").waitFor();

    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Look at it on the shop" }).click();
    const preview = await opened;
    await preview.getByRole("heading", { name: "Fair work" }).waitFor();
    expect(new URL(preview.url()).pathname).toBe("/fair-work");
    await preview.close();

    const { page: buyer, expectComplaint: expectOfBuyer } = await shop().visitor();
    expectOfBuyer(/404/);
    const statusForBuyer = async () => (await buyer.goto("/fair-work"))?.status();
    expect(await statusForBuyer()).toBe(404);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("button", { name: "Publish it" }).click();
    await page.getByRole("heading", { name: "As it is on the shop" }).waitFor();
    await expect.poll(statusForBuyer).toBe(200);
    await openPage(buyer, "/");
    await buyer.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Fair work" }).waitFor();
    await buyer.getByRole("contentinfo").getByRole("link", { name: "Fair work" }).click();
    await buyer.getByRole("heading", { name: "Fair work", level: 1 }).waitFor();
    await buyer.getByRole("img", { name: "Our workshop" }).waitFor();
    await expect.poll(() => axeViolations(buyer)).toEqual([]);
    expect(await buyer.title()).toContain("Fair work");

    await page.getByRole("button", { name: "Take it away" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take it away" }).click();
    await page.getByText("not in the shop").waitFor();
    await expect.poll(statusForBuyer).toBe(404); // a change reaches the shop within a second
    expect(await buyer.getByRole("link", { name: "Fair work" }).count()).toBe(0);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await page.getByRole("button", { name: "Add a page" }).waitFor();
    await expect.poll(() => page.getByText("Page: Fair work").count()).toBe(0);
  }, 300_000);

  it("have an accessible editor at 1440, 820 and 390 px, in light and dark", async () => {
    const widths = [1440, 820, 390] as const;
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "catalogue", "/content");
    await page.getByRole("button", { name: "Add a page" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Imprint");
    await checkAtWidths(page, "new-page", widths);
    await page.getByRole("button", { name: "Begin the page" }).click();
    await page.getByRole("heading", { name: "Page: Imprint", exact: true }).waitFor();
    await text(page).fill("Who we are");
    await checkAtWidths(page, "page-editor", widths);
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await checkAtWidths(page, "page-link", widths);
    await checkAdminScreens(page, [["/content", "Page: Imprint"]], widths);
  });
});
