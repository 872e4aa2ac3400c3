import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newOrderNumber } from "../../src/orders/order/order-number.ts";
import type { OrderStatus } from "../../src/orders/order/order-status.ts";
import { brokenTexts } from "../support/broken-texts.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { firstVariant, plainProduct } from "../support/shopping.ts";
import { textColour } from "../support/text-colour.ts";

const DAY_MS = 86_400_000;

describeShop("the order history", (shop) => {
  /** Orders inserted into the tables, placed a day apart, the newest last. */
  const orders = async (userId: number, statuses: readonly OrderStatus[]) => {
    const numbers = statuses.map(() => newOrderNumber(randomBytes(16)));
    if (statuses.length === 0) return numbers;
    const mug = plainProduct(shop().store);
    const { db } = shop().store.services.database;
    const placed = await db
      .insertInto("orders")
      .values(
        statuses.map((status, index) => ({
          order_no: numbers[index] ?? "",
          user_id: userId,
          status,
          is_swag: false,
          sub_total_paise: 850_00,
          discount_paise: 0,
          shipping_paise: 85_00,
          grand_total_paise: 935_00,
          weight_grams: 300,
          currency_code: "USD",
          currency_symbol: "$",
          rate_micros: 85_000_000,
          idempotency_key: randomBytes(8).toString("hex"),
          request_hash: randomBytes(32),
          placed_at: new Date(Date.now() - DAY_MS / 2 - (statuses.length - 1 - index) * DAY_MS),
          ...(status === "Dispatched" || status === "Delivered"
            ? { shipped_by: "Bluebird Express", shipment_date: "2026-03-14", awb_no: "BB 4711" }
            : {}),
        })),
      )
      .returning("order_id")
      .execute();
    await db
      .insertInto("order_lines")
      .values(
        placed.map(({ order_id }) => ({
          order_id,
          product_id: mug.productId,
          variant_id: firstVariant(mug).id,
          product_name: mug.productName,
          quantity: 2,
          web_price_paise: 425_00,
          selling_price_paise: 425_00,
          total_paise: 850_00,
          discount_paise: 0,
          package_weight_grams: 150,
          is_swag: false,
        })),
      )
      .execute();
    return numbers;
  };
  const openAs = async (statuses: readonly OrderStatus[], options = {}) => {
    const { page } = await shop().visitor(options);
    const { userId } = await logInAsNewBuyer(page, shop().store);
    const numbers = await orders(userId, statuses);
    await openPage(page, "/accounts/order-history");
    return { page, numbers };
  };
  /** Without the details row under each. */
  const rows = (page: Page) =>
    page.getByRole("table", { name: "Your latest orders" }).locator("tbody tr:has(> td:nth-child(5))");

  /** The status text, without the tooltip of its icon. */
  const status = (page: Page, statusText: string) =>
    rows(page).filter({ hasText: statusText }).locator("td:nth-child(5) span.font-medium").first();

  it("sends a guest to /accounts/login?redirect=order [spec 2.52]", async () => {
    const { page } = await shop().visitor();
    await page.goto("/accounts/order-history");
    await page.waitForURL("**/accounts/login?redirect=order");
  });

  it("shows the five latest in a table of five columns, the newest first [spec 1.10, 2.50, 3.14, 9.19]", async () => {
    const { page, numbers } = await openAs(Array(6).fill("Order Requested"));
    await rows(page).first().waitFor();
    expect(await page.getByRole("columnheader").allInnerTexts()).toEqual([
      "Sr. No.",
      "Order No",
      "Ordered On",
      "Total Amount",
      "Status",
    ]);
    const shown = await rows(page).locator("td:nth-child(2) > div").allInnerTexts();
    expect(shown).toEqual(numbers.toReversed().slice(0, 5));
    const serials = await rows(page).locator("td:nth-child(1) > div").allInnerTexts();
    expect(serials).toEqual(["1", "2", "3", "4", "5"]);
    const [first = ""] = await rows(page).allInnerTexts();
    expect(first).toContain("$11.00");
    expect(first).toMatch(/\d{1,2} \w{3,4} \d{4}/);
  });

  it("colours the status by its text [spec 4.25]", async () => {
    const { page } = await openAs([
      "Payment Link Sent",
      "Cancelled",
      "Delivered",
      "Order Confirmed",
      "Dispatched",
    ]);
    for (const [words, colour] of [
      ["Dispatched", "orange"],
      ["Order Confirmed", "green"],
      ["Delivered", "green"],
      ["Cancelled", "red"],
      ["Payment Link Sent", null],
    ] as const)
      expect(await textColour(status(page, words)), words).toBe(colour);
    const { page: requested } = await openAs(["Order Requested"]);
    expect(await textColour(status(requested, "Order Requested"))).toBe("orange");
  });

  it("shows the courier of a dispatched order: on hover, on focus, and by a tap [spec 4.26]", async () => {
    const texts = "Courier by Bluebird Express on 14 Mar 2026 and AWB NO is BB 4711";
    const statuses: OrderStatus[] = ["Order Confirmed", "Delivered", "Dispatched"];
    const { page } = await openAs(statuses);
    await rows(page).first().waitFor();
    const icons = page.getByRole("button", { name: /^Courier of order/ });
    expect(await icons.count()).toBe(2);
    for (const index of [0, 1]) {
      const tooltip = rows(page).nth(index).getByRole("tooltip");
      expect(await tooltip.count()).toBe(0);
      await icons.nth(index).hover();
      expect(await tooltip.innerText()).toBe(texts);
      await page.mouse.move(5, 5);
      await tooltip.waitFor({ state: "hidden" });
      await icons.nth(index).focus();
      expect(await tooltip.innerText()).toBe(texts);
      await page.keyboard.press("Escape");
      await tooltip.waitFor({ state: "hidden" });
    }
    const phone = await openAs(statuses, { width: 390, hasTouch: true });
    await phone.page
      .getByRole("button", { name: /^Courier of order/ })
      .first()
      .tap();
    await phone.page.getByRole("tooltip").getByText(texts).waitFor();
  });

  it("offers to cancel within 24 hours before processing, asks for confirmation, and shows the order as cancelled [spec 10.33]", async () => {
    const { page, numbers } = await openAs(["Order Confirmed", "Order Requested"]); // the first is older than a day
    const [, latest = ""] = numbers;
    await rows(page).first().waitFor();
    const cancel = page.getByRole("button", { name: /^Cancel order/ });
    expect(await cancel.count()).toBe(1);
    await cancel.click();
    const question = page.getByRole("dialog", { name: "Cancel this order?" });
    await question.getByText(latest).waitFor();
    await question.getByRole("button", { name: "Cancel order" }).click();
    await page.getByText(`Order ${latest} is cancelled.`).waitFor();
    await expect.poll(() => textColour(status(page, "Cancelled"))).toBe("red");
    const { page: processed } = await openAs(["Dispatched"]);
    await rows(processed).first().waitFor();
    expect(await processed.getByRole("button", { name: /^Cancel order/ }).count()).toBe(0);
  });

  it.each([320, 390, 820])(
    "breaks no number, amount or date at %i px, nor does an order's page",
    async (width) => {
      const { page, numbers } = await openAs(["Dispatched", "Order Requested"], { width });
      const [first = ""] = numbers;
      const whole = /KS-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]|[$₹€] ?[\d,.]+\d|BB 4711|\d{1,2} [A-Z][a-z]+ 20\d\d/;
      await page.getByText(first).first().waitFor();
      expect(await brokenTexts(page, whole)).toEqual([]);
      await openPage(page, `/accounts/orders/${first}`);
      await page.getByRole("heading", { name: "Parcel" }).or(page.getByText("BB 4711")).first().waitFor();
      expect(await brokenTexts(page, whole)).toEqual([]);
    },
  );
});
