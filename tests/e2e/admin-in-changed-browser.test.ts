import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { addForeignNodes, translatePages } from "../support/changing-browser.ts";
import { describeShop } from "../support/describe-shop.ts";

describeShop("the admin in a browser that changes its pages", (shop) => {
  async function logIn(page: Page, translate: () => Promise<void>) {
    await page.goto("/admin");
    await page.getByLabel("E-mail").fill("support@ledgerline.example");
    await translate();
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("Unsuccessful Login Attempt!!!").waitFor();
    await page.getByLabel("Password").fill("ledgerline-demo");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("Orders today").waitFor();
    await translate();
    await page.getByRole("menuitem", { name: "Orders" }).click();
    await page.waitForURL("**/admin#/orders");
    await page.getByRole("menuitem", { name: "Today" }).click();
    await page.getByText("Orders today").waitFor();
    expect(await page.getByText("Something went wrong").count()).toBe(0);
  }

  it.each(["after hydration", "always"] as const)(
    "is entered, and shows today, translated %s",
    async (time) => {
      const { page } = await shop().visitor();
      await translatePages(page, time);
      await logIn(page, () => page.evaluate(() => window.translateTexts()));
    },
  );

  it("is entered, and shows today, with an extension's elements in its page", async () => {
    const { page } = await shop().visitor();
    await addForeignNodes(page);
    await logIn(page, async () => undefined);
  });
});
