import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { type TranslationTime, translatePages } from "../support/changing-browser.ts";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { waitForHydration } from "../support/open-page.ts";

const CAN_TAKE_MS = 300_000;
const times: readonly TranslationTime[] = ["before hydration", "after hydration", "always"];
/** React makes a page anew whose HTML is not as it rendered it. */
const MADE_ANEW = /React error #418/;

describeShop("a page that the browser translates", (shop) => {
  async function openTranslated(page: Page, path: string, time: TranslationTime) {
    await page.goto(path);
    await translateNow(page, time);
  }
  async function translateNow(page: Page, time: TranslationTime) {
    await waitForHydration(page);
    if (time === "after hydration") await page.evaluate(() => window.translateTexts());
  }
  const noFailure = async (page: Page) => {
    for (const text of ["That did not work", "could not be shown"])
      expect(await page.getByText(text).count()).toBe(0);
  };
  async function logIn(page: Page, time: TranslationTime) {
    await page.waitForURL("**/accounts/login**");
    await translateNow(page, time);
    await page.getByLabel("Email").fill("employee@ledgerline.example");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await page.getByText("Wrong email or password.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill("ledgerline-demo");
    await page.getByRole("button", { name: "Login", exact: true }).click();
  }
  async function order(page: Page, time: TranslationTime) {
    await page.waitForURL("**/checkout");
    await page.getByRole("heading", { name: "Delivery Details" }).waitFor();
    await translateNow(page, time);
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByText("Delivering Here").waitFor();
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL("**/checkout/order-confirm");
    await page.locator("main strong").first().waitFor();
    await noFailure(page);
  }

  it.each(times)(
    "is walked by a guest from home to ordered when it is translated %s",
    async (time) => {
      const { page, expectComplaint } = await shop().visitor();
      if (time !== "after hydration") expectComplaint(MADE_ANEW);
      await translatePages(page, time);
      await openTranslated(page, "/", time);
      await page.getByRole("button", { name: /^Currency/ }).click();
      await page.getByRole("button", { name: /^Euro/ }).click();
      await page.getByRole("button", { name: "Search", exact: true }).first().click();
      await page.getByLabel("Search the store").fill("classic crew t-shirt");
      await page.getByLabel("Search the store").press("Enter");
      await page.getByRole("heading", { name: /Search results for/ }).waitFor();
      await translateNow(page, time);
      await page
        .getByRole("main")
        .getByRole("link", { name: /Classic Crew T-shirt/ })
        .first()
        .click();
      await page.getByRole("heading", { name: "Classic Crew T-shirt", level: 1 }).waitFor();
      await translateNow(page, time);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await page.getByText("Select a Size").waitFor();
      await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
      await page.getByLabel("Delivery to").selectOption("Germany");
      await page.getByLabel("Delivery to").selectOption("India");
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await page.getByText("It’s in your cart.").waitFor();
      await page.getByRole("button", { name: /^Cart, 1 item/ }).click();
      const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
      const total = cart.getByTestId("cart-total");
      const before = await total.textContent();
      await cart.getByRole("button", { name: /^One .*more$/ }).click();
      await expect.poll(() => total.textContent()).not.toBe(before);
      await cart.getByRole("button", { name: "Checkout" }).click();
      await logIn(page, time);
      await page.waitForURL("**/checkout");
      await page.getByLabel("Coupon code").fill("SAVE10");
      await translateNow(page, time);
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("is applied").waitFor();
      await page.getByRole("button", { name: /^Change/ }).click();
      await page.getByLabel("Coupon code").fill("EXPIRED5");
      await page.getByRole("button", { name: "Apply" }).click();
      await page
        .getByText(/expired/i)
        .first()
        .waitFor();
      await page.getByLabel("Coupon code").fill("");
      await order(page, time);
    },
    CAN_TAKE_MS,
  );

  it.each(times)(
    "is walked through the kit when it is translated %s",
    async (time) => {
      const { page, expectComplaint } = await shop().visitor({ width: 390, height: 844 });
      expectComplaint(MADE_ANEW); // parts of this page are hydrated after the rest, when they are translated already
      expectComplaint(/status of (401|409)/);
      await translatePages(page, time);
      await openTranslated(page, "/welcome-kit", time);
      await page.getByText("M", { exact: true }).click();
      await page.getByRole("button", { name: "Order my kit" }).click();
      await page.getByText("Please login first to redeem you swag Kit.").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Login", exact: true }).click();
      await logIn(page, time);
      await page.waitForURL("**/checkout");
      await page.getByLabel("Coupon code").fill("NOT A CODE");
      await translateNow(page, time);
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByRole("alert").first().waitFor();
      await page.getByLabel("Coupon code").fill("welcome kit");
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("Free Swag", { exact: true }).first().waitFor();
      await page.getByRole("button", { name: /^Change/ }).click();
      await page.getByLabel("Coupon code").fill("welcome kit");
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("Free Swag", { exact: true }).first().waitFor();
      // The kit of this person is redeemed for good: whoever comes next begins without an order.
      if (time !== "always") return noFailure(page);
      await order(page, time);
    },
    CAN_TAKE_MS,
  );
});
