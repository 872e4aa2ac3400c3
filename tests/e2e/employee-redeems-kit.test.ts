import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";

const email = "meera@ledgerline.example";
const password = "a long walk by the sea";
const KIT = "/welcome-kit";
const CAN_TAKE_MS = 300_000;

describeShop("an employee redeems the welcome kit", (shop) => {
  const text = (page: Page, labelText: string) =>
    page.getByText(labelText, { exact: false }).first().waitFor();

  it(
    "signs up, sets a password with the mailed code, is back at the kit, and gets one with the coupon [spec 1.9, 8.23]",
    async () => {
      const { page, expectComplaint } = await shop().visitor({ width: 390, height: 844 });

      await page.goto(KIT);
      await page.getByText("M", { exact: true }).click();
      await page.getByRole("button", { name: "Order my kit" }).click();
      await text(page, "Please login first to redeem you swag Kit.");
      await page.getByRole("main").getByRole("link", { name: "Login", exact: true }).click();
      await page.getByRole("link", { name: /Sign up/ }).click();

      await page.getByLabel("First Name").fill("Meera");
      await page.getByLabel("Last Name").fill("Iyer");
      const register = page.getByRole("button", { name: "Register" });
      expect(await register.isDisabled()).toBe(true);
      await page.getByLabel("Email").fill(email);
      await register.click();
      await page.waitForURL("**/accounts/recover-password**");

      const mail = await shop().store.inbox.next((each) => each.to.includes(email));
      const code = /\b(\d{6})\b/.exec(mail.text)?.[1] ?? "";
      await page.getByLabel("OTP").fill(code === "000000" ? "000001" : "000000");
      await page.getByLabel("New Password").fill(password);
      await page.getByRole("main").locator("form button[type=submit]").click();
      await text(page, "Invalid OTP!!");
      await page.getByLabel("OTP").fill(code);
      await page.getByRole("main").locator("form button[type=submit]").click();
      await text(page, "Welcome, Meera Iyer.");
      await text(page, "Your password is updated successfully.");
      await page.waitForURL("**/checkout"); // the button was pressed before the login
      await fillAddress(page, { name: "Meera Iyer", city: "Mumbai" });
      await text(page, "Delivering Here");
      await page.getByRole("button", { name: "Place Order" }).click();
      await text(page, "You cannot redeem your SWAG Kit without applying your SWAG COUPON.");
      await page.getByLabel("Coupon code").fill("welcome kit");
      await page.getByRole("button", { name: "Apply" }).click();
      await text(page, "Free Swag");
      await page.getByRole("button", { name: "Place Order" }).click();

      await page.waitForURL("**/checkout/order-confirm");
      const orderNo = await page.locator("main strong").first().textContent();
      expect(orderNo).toMatch(/^KS-/);
      const placed = await shop().store.inbox.next(
        (each) => each.to.includes(email) && each.text.includes(orderNo ?? "-"),
      );
      expect(placed.subject).toContain(orderNo);
      await page.getByRole("link", { name: "See my orders" }).click();
      await text(page, orderNo ?? "-");
      await text(page, "Order Requested");

      await page.goto(KIT);
      await page.getByText("L", { exact: true }).click();
      await page.getByRole("button", { name: "Order my kit" }).click();
      await text(
        page,
        "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
      );
      expectComplaint(/status of (401|409)/);
    },
    CAN_TAKE_MS,
  );
});
