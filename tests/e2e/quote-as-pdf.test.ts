import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

describeShop("a quote as PDF", (shop) => {
  it("has the quantity, the volume price and the currency of the page", async () => {
    const { page } = await shop().visitor({ width: 390, height: 844 });
    await openPage(page, "/canvas-tote");
    await page.getByLabel("Quantity, Canvas Tote").fill("60");
    await page.getByRole("button", { name: "Quote as PDF" }).click();
    const dialog = page.getByRole("dialog", { name: "Quote as PDF" });
    await dialog.getByText("60\u00a0× Canvas Tote, Natural").waitFor();
    await dialog.getByRole("button", { name: "Download" }).click();
    await dialog.getByText("Please enter the company.").first().waitFor();
    await dialog.getByLabel("Company").fill("Northwind");
    await dialog.getByLabel("Your name").fill("Asha Rao");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download" }).click(),
    ]);
    await dialog.getByText("Your quote is downloaded.").waitFor();
    const bytes = new Uint8Array(await readFile(await download.path()));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain("Northwind");
    expect(text).toMatch(/Canvas Tote, Natural 60 pcs USD\s4\.34 USD\s[\d,.]+/);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    const opener = page.getByRole("button", { name: "Quote as PDF" });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
