import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import type { Buyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";
import { cartItem, findProduct, KIT_ID } from "../support/shopping.ts";

const address = { name: "Asha Rao", city: "Mumbai" };
describeShop("a coupon at checkout", (shop) => {
  const product = (id: number) => findProduct(shop().store, (each) => each.productId === id);
  const mug = 42;
  const put = async ({ userId, token }: Buyer, ...productIds: number[]) => {
    for (const id of productIds)
      await shop().store.call("POST /api/ShoppingCart/Add/", {
        body: { ...cartItem(product(id), id === mug ? 2 : 1), userId },
        token,
      });
  };
  const openWith = async (...productIds: number[]) => {
    const visitor = await shop().visitor();
    const buyer = await logInAsNewBuyer(visitor.page, shop().store);
    await put(buyer, ...productIds);
    await openPage(visitor.page, "/checkout");
    await visitor.page.getByRole("heading", { name: "Delivery Details" }).waitFor();
    return { ...visitor, buyer };
  };
  const apply = async (page: Page, code: string) => {
    await page.getByLabel("Coupon code").fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
  };
  const shown = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).innerText();
  const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" });

  describe("the coupon", () => {
    it("needs a code; a valid one applies its discount; Change clears both", async () => {
      const { page } = await openWith(mug);
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("Please enter your code.").waitFor();
      const before = [
        await shown(page, "Sub Total"),
        await shown(page, "Shipping"),
        await shown(page, "Grand Total"),
      ];
      await apply(page, "SAVE10");
      await page.getByText("SAVE10 is applied").waitFor();
      expect(await page.getByLabel("Coupon code").count()).toBe(0);
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

    it("of the kit shows 'Free Swag' with free shipping, until Change clears it", async () => {
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

    it("is needed for the kit, which is redeemed only as the sole item", async () => {
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
      const hasFocus = () =>
        page.evaluate(() => document.activeElement?.querySelector("[role=alert]") !== null);
      await expect.poll(hasFocus).toBe(true);
      const { page: mixed } = await openWith(KIT_ID, mug);
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
      expect(calls).toBe(0);
    });
  });
});
