import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { alertHasFocus } from "../support/alert-has-focus.ts";
import { checkoutPage, MUG_ID } from "../support/checkout-page.ts";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { KIT_ID } from "../support/shopping.ts";

const address = { name: "Asha Rao", city: "Mumbai" };
describeShop("a coupon at checkout", (shop) => {
  const { openWith, placeOrder, shown } = checkoutPage(shop);
  const apply = async (page: Page, code: string) => {
    await page.getByLabel("Coupon code").fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
  };

  describe("the coupon", () => {
    it("needs a code; a valid one applies its discount; Change clears both [spec 2.39, 4.14, 4.16, 4.17, 5.7]", async () => {
      const { page } = await openWith(MUG_ID);
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("Please enter your code.").waitFor();
      const field = page.getByLabel("Coupon code");
      expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
      const before = [
        await shown(page, "Sub Total"),
        await shown(page, "Shipping"),
        await shown(page, "Grand Total"),
      ];
      await apply(page, "SAVE10");
      await page.getByText("SAVE10 is applied").waitFor();
      expect(await field.count()).toBe(0);
      const cents = async (name: string) =>
        Math.round(100 * Number((await shown(page, name)).replace(/[^\d.-]/g, "")));
      expect(await cents("Discount")).toBe(-Math.round((2 * 39_900) / 85 / 10));
      expect(await cents("Grand Total")).toBe(
        (await cents("Sub Total")) + (await cents("Discount")) + (await cents("Shipping")),
      );
      await page.getByRole("button", { name: "Change coupon" }).click();
      expect(await page.getByLabel("Coupon code").inputValue()).toBe("");
      expect([
        await shown(page, "Sub Total"),
        await shown(page, "Shipping"),
        await shown(page, "Grand Total"),
      ]).toEqual(before);
      expect(await shown(page, "Discount")).toBe("$0.00");
      await apply(page, "EXPIRED5");
      await page.getByRole("alert").waitFor();
    });

    it("of the kit shows 'Free Swag' with free shipping, until Change clears it [spec 4.15, 4.17, 9.13]", async () => {
      const { page } = await openWith(KIT_ID);
      expect(await page.getByText("Free Swag", { exact: true }).count()).toBe(0);
      await apply(page, "WELCOMEKIT");
      await page.getByText("Free Swag", { exact: true }).waitFor();
      expect(await shown(page, "Shipping")).toBe("Free");
      expect(await shown(page, "Grand Total")).toBe("$0.00");
      await page.getByRole("button", { name: "Change coupon" }).click();
      await page.getByText("Free Swag", { exact: true }).waitFor({ state: "detached" });
      expect(await page.getByLabel("Coupon code").inputValue()).toBe("");
    });

    it("is needed for the kit, which is redeemed only as the sole item [spec 4.18, 8.20, 8.21, 9.14]", async () => {
      const { page } = await openWith(KIT_ID);
      let calls = 0;
      page.on("request", (request) => {
        if (request.url().endsWith("/ShoppingCart/Checkout")) calls += 1;
      });
      await fillAddress(page, address);
      await placeOrder(page).click();
      await page
        .getByRole("alert")
        .getByText("You cannot redeem your SWAG Kit without applying your SWAG COUPON.", { exact: true })
        .waitFor();
      await expect.poll(() => alertHasFocus(page)).toBe(true);
      const { page: mixed } = await openWith(KIT_ID, MUG_ID);
      await apply(mixed, "WELCOMEKIT");
      await mixed.getByText("Free Swag", { exact: true }).waitFor();
      expect(await shown(mixed, "Sub Total")).toBe(`$${((2 * 399) / 85).toFixed(2)}`);
      await fillAddress(mixed, address);
      await placeOrder(mixed).click();
      await mixed
        .getByRole("alert")
        .getByText("Remove other items from cart while redeeming your SWAG Kit.", { exact: true })
        .first()
        .waitFor();
      await expect.poll(() => alertHasFocus(mixed)).toBe(true);
      expect(calls).toBe(0);
    });
  });
});
