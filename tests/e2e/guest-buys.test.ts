import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { moneyText } from "../../src/platform/money/money-text.ts";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";

const CAN_TAKE_MS = 300_000;

/** '$1,299.00' or '-₹5.00' in hundredths. */
const hundredths = (shown: string | null): number =>
  Math.round(Number((shown ?? "").replace(/[^\d.-]/g, "")) * 100);

describeShop("a guest buys", (shop) => {
  const amount = async (page: Page, name: string) =>
    hundredths(await page.locator(`dt:text-is("${name}") + dd`).textContent());

  it(
    "finds a T-shirt in spite of a typing error, is sent to login with the cart, applies SAVE10 and orders [spec 1.4, 1.8, 2.38]",
    async () => {
      const { page, expectComplaint } = await shop().visitor();
      await page.goto("/");
      await page.getByRole("button", { name: "Search", exact: true }).first().click();
      await page.getByLabel("Search the store").fill("clasic crw tshirt");
      await page.getByLabel("Search the store").press("Enter");
      await page.getByRole("heading", { name: /Search results for/ }).waitFor();
      await page
        .getByRole("main")
        .getByRole("link", { name: /Classic Crew T-shirt/ })
        .first()
        .click();
      await page.getByRole("heading", { name: "Classic Crew T-shirt", level: 1 }).waitFor();

      await page.getByRole("button", { name: "Add to Cart" }).click();
      await page.getByText("Select a Size").waitFor();
      const colours = page.getByRole("radio", { name: /^(?!XS|S$|M$|L$|XL|XXL)/ });
      expect(await colours.count()).toBeGreaterThan(1);
      await colours.nth(1).check({ force: true });
      await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await page.getByText("It’s in your cart.").waitFor();

      await page.getByRole("button", { name: /^Cart, 1 item/ }).click();
      const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
      const inDollars = hundredths(await cart.getByTestId("cart-total").textContent());
      await cart.getByRole("button", { name: /^One .*more$/ }).click();
      await expect
        .poll(async () => hundredths(await cart.getByTestId("cart-total").textContent()))
        .toBe(inDollars * 2);
      await cart.getByRole("button", { name: "Continue Shopping" }).click();
      await page.getByRole("button", { name: /^Currency/ }).click();
      await page.getByRole("button", { name: /^Euro/ }).click();
      await page.getByRole("button", { name: /^Cart, 2 items/ }).click();
      expect(await cart.getByTestId("cart-total").textContent()).toContain("€");
      await cart.getByRole("button", { name: "Checkout" }).click();

      await page.waitForURL("**/accounts/login?redirect=checkout");
      await page.getByLabel("Email").fill("employee@ledgerline.example");
      await page.getByLabel("Password", { exact: true }).fill("ledgerline-demo");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await page.waitForURL("**/checkout");
      await page.getByText("Classic Crew T-shirt").first().waitFor();

      await page.getByLabel("Coupon code").fill("save 1o");
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("SAVE10 is applied").waitFor();
      await fillAddress(page, { name: "Asha Rao", city: "Berlin", country: "Germany" });
      await page.getByText("Delivering Here").waitFor();
      const [subTotal, discount, shipping, grandTotal] = [
        await amount(page, "Sub Total"),
        await amount(page, "Discount"),
        await amount(page, "Shipping"),
        await amount(page, "Grand Total"),
      ];
      expect(subTotal).toBeGreaterThan(0);
      expect(Math.abs(Math.abs(discount) - subTotal / 10)).toBeLessThanOrEqual(1);
      expect(shipping).toBeGreaterThan(0);
      expect(grandTotal).toBe(subTotal - Math.abs(discount) + shipping);

      await page.getByRole("button", { name: "Place Order" }).click();
      await page.waitForURL("**/checkout/order-confirm");
      const orderNo = await page.locator("main strong").first().textContent();
      await page.getByRole("link", { name: "See my orders" }).click();
      await page
        .getByText(orderNo ?? "-")
        .first()
        .waitFor();
      await page
        .getByRole("row")
        .filter({ hasText: orderNo ?? "-" })
        .getByText(moneyText(grandTotal, { currencyCode: "EUR", currencySymbol: "€" }, "en"))
        .first()
        .waitFor();
      const row = await shop()
        .store.services.database.db.selectFrom("orders")
        .select(["currency_code", "coupon_code", "grand_total_paise", "rate_micros"])
        .where("order_no", "=", orderNo ?? "")
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ currency_code: "EUR", coupon_code: "SAVE10" });
      // The shown parts are rounded, so they may differ from the total by some cents.
      expect(Math.abs(row.grand_total_paise / 92 - grandTotal)).toBeLessThanOrEqual(3);
      expectComplaint(/^$/);
    },
    CAN_TAKE_MS,
  );
});
