import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { addMug } from "../support/visitor-page.ts";

/** What a private window or a company's policy does: each touch of the storage throws, from the first script on. */
const refuse = (page: Page, names: readonly ("localStorage" | "sessionStorage")[]) =>
  page.addInitScript((refused) => {
    for (const name of refused) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, names);

describeShop("a browser that refuses storage", (shop) => {
  /** Orders what is in the cart, and sees the confirmation: its number, and an empty cart. */
  async function order(page: Page) {
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByText("Delivering Here").waitFor();
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL("**/checkout/order-confirm");
    await page.getByText(/Your order number is KS-/).waitFor();
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([]);
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await page.getByRole("button", { name: "Cart, empty" }).waitFor();
  }

  it("of the tab shows the order's confirmation all the same, and no page fails", async () => {
    const { page } = await shop().visitor();
    await refuse(page, ["sessionStorage"]);
    await logInAsNewBuyer(page, shop().store);
    await addMug(page);
    await openPage(page, "/checkout");
    await order(page);
  });

  it("of both kinds keeps the login from page to page, up to the confirmation", async () => {
    const { page } = await shop().visitor();
    await refuse(page, ["localStorage", "sessionStorage"]);
    await openPage(page, "/everyday-mug");
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.waitForURL("**/accounts/login?redirect=checkout");
    await page.getByLabel("Email").fill("employee@ledgerline.example");
    await page.getByLabel("Password", { exact: true }).fill("ledgerline-demo");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await page.waitForURL("**/checkout");
    await order(page);
  });
});
