import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import type { Buyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";
import { placeOrderOf } from "../support/place-order.ts";
import { cartItem, findProduct, plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { axeViolations } from "./quality/axe.ts";

describeShop("after the order", (shop) => {
  const mug = () => plainProduct(shop().store);
  const shirt = () =>
    findProduct(shop().store, (p) => !p.isSwagItem && p.productDetails.some((d) => d.sizes.length > 0));

  const order = (buyer: Buyer, items: ReturnType<typeof cartItem>[], couponCode = "") =>
    placeOrderOf(shop().store, buyer, items, { couponCode });
  const enter = async (options = {}) => {
    const { page, expectComplaint } = await shop().visitor(options);
    return { page, expectComplaint, buyer: await logInAsNewBuyer(page, shop().store) };
  };
  const cart = (page: Page) => page.getByRole("dialog", { name: "My Shopping Cart" });

  it("the history shows an order's statuses with their dates, and its line items", async () => {
    const { page, buyer } = await enter();
    const orderNo = await order(buyer, [cartItem(mug(), 2)], "SAVE10");
    const staff = await newStaff(shop().store, "support");
    await shop().store.call("POST /api/admin/orders/{orderNo}/status", {
      params: { orderNo },
      body: { from: "Order Requested", to: "Order Confirmed" },
      token: staff.token,
    });
    await openPage(page, "/accounts/order-history");
    const opener = page.getByRole("button", { name: `Timeline and details of order ${orderNo}` });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Discount (SAVE10)").waitFor();
    const steps = page.getByRole("listitem").filter({ has: page.locator("p") });
    const statusTexts = await page.locator("td ol > li").allInnerTexts();
    expect(statusTexts.map((text) => text.replace(/\s+/g, " "))).toEqual([
      expect.stringMatching(/^Order Requested \d{1,2} \w{3,4} \d{4}$/),
      expect.stringMatching(/^Order Confirmed \d{1,2} \w{3,4} \d{4}$/),
      "Dispatched Not yet",
      expect.stringMatching(/^Delivered Expected \d{1,2}(\s\w{3,4})? – \d{1,2}\s\w{3,4}$/),
    ]);
    await steps.filter({ hasText: "Qty 2" }).getByRole("link", { name: mug().productName }).waitFor();
    await page.getByText("12 Marine Drive").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText("12 Marine Drive").waitFor({ state: "detached" });
  });

  it.each(["the history", "the order's page"])(
    "a cancellation on %s is said, and takes the focus",
    async (place) => {
      const { page, buyer } = await enter();
      const orderNo = await order(buyer, [cartItem(mug(), 1)]);
      await openPage(
        page,
        place === "the history" ? "/accounts/order-history" : `/accounts/orders/${orderNo}`,
      );
      await page.getByRole("button", { name: /^Cancel order/ }).press("Enter");
      const question = page.getByRole("dialog", { name: "Cancel this order?" });
      await question.getByRole("button", { name: "Cancel order" }).press("Enter");
      await question.waitFor({ state: "detached" });
      const notice = page.getByText(`Order ${orderNo} is cancelled.`);
      await expect.poll(() => notice.evaluate((it) => it.closest(":focus") !== null)).toBe(true);
    },
  );

  it("a cancellation stays on the order's page when a bad line ends before the order is read again", async () => {
    const { page, buyer, expectComplaint } = await enter({ width: 390 });
    expectComplaint(/ERR_FAILED/);
    const orderNo = await order(buyer, [cartItem(mug(), 1)]);
    await openPage(page, `/accounts/orders/${orderNo}`);
    await page.getByRole("button", { name: "Cancel order" }).click();
    await page.route("**/details", (route) => route.abort());
    const question = page.getByRole("dialog", { name: "Cancel this order?" });
    const reading = page.waitForEvent("requestfailed");
    await question.getByRole("button", { name: "Cancel order" }).click();
    await reading;
    await page.getByText(`Order ${orderNo} is cancelled.`).waitFor();
    await page.getByText("Cancelled", { exact: true }).first().waitFor();
    expect(await page.getByText("The order could not be loaded.").count()).toBe(0);
  });

  it("the line items of an order go into the cart again, and those that cannot are named with the reason", async () => {
    const { page, buyer } = await enter({ width: 390, hasTouch: true });
    const line = cartItem(shirt(), 1);
    await order(buyer, [cartItem(mug(), 2), line]);
    await openPage(page, "/accounts/order-history");
    await page.getByRole("button", { name: /^Timeline and details/ }).click();
    await page.getByRole("button", { name: /^Order again/ }).click();
    await cart(page).getByRole("link", { name: shirt().productName }).waitFor();
    await cart(page).getByRole("link", { name: mug().productName }).waitFor();
    await page.keyboard.press("Escape");

    const { db } = shop().store.services.database;
    const limit = (stock: number | null) =>
      db
        .updateTable("product_variants")
        .set({ stock })
        .where("variant_id", "=", line.productDetailsId)
        .execute();
    await limit(0);
    await page.getByRole("button", { name: /^Order again/ }).click();
    const statusTexts = page.getByRole("dialog", { name: "Not all of it could be added" });
    await statusTexts.getByText(`${shirt().productName} is sold out.`).waitFor();
    expect(await statusTexts.getByText(mug().productName).count()).toBe(0);
    await statusTexts.getByRole("button", { name: "See my cart" }).click();
    await cart(page).getByRole("link", { name: mug().productName }).waitFor();
    await limit(null);
  });

  it("an order's page prints black on white, without buttons", async () => {
    const { page, buyer } = await enter({ colorScheme: "dark" });
    const orderNo = await order(buyer, [cartItem(mug(), 2)]);
    await openPage(page, "/accounts/order-history");
    await page.getByRole("link", { name: `Print order ${orderNo}` }).click();
    await page.waitForURL(`**/accounts/orders/${orderNo}`);
    await page.getByText("Grand Total").waitFor();
    await page.getByText(/^Expected .* at the earliest$/).waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const printColours = await page.evaluate(() => ({
      background: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
    }));
    expect(printColours).toEqual({ background: "rgb(255, 255, 255)", ink: "rgb(0, 0, 0)" });
    for (const soldOut of ["banner", "contentinfo", "button", "navigation"] as const)
      expect(await page.getByRole(soldOut).count(), soldOut).toBe(0);
    for (const orderedAgain of [
      orderNo,
      mug().productName,
      "12 Marine Drive",
      "Sub Total",
      "Amounts are in USD",
    ])
      expect(await page.getByRole("main").getByText(orderedAgain).first().isVisible(), orderedAgain).toBe(
        true,
      );
  });

  it("an order's page names the order before its data is there, and before its scripts are", async () => {
    const { page } = await shop().visitor({ javaScriptEnabled: false });
    await page.goto("/accounts/orders/KS-9C1R-W6JE-8");
    await page.getByRole("heading", { name: "Order KS-9C1R-W6JE-8", level: 1 }).waitFor();
  });

  it("the confirmation says what comes next, and links to the order's page", async () => {
    const { page, buyer } = await enter();
    await shop().store.call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(mug(), 1), userId: buyer.userId },
      token: buyer.token,
    });
    await openPage(page, "/checkout");
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL("**/checkout/order-confirm");
    await page
      .getByText(/Expected delivery: \d{1,2}(\s\w+)?\s–\s\d{1,2}\s\w+, if you pay today\.$/)
      .waitFor();
    const facts = page.getByRole("status").filter({ hasText: "Grand Total" });
    expect(await facts.innerText()).toMatch(/\$\d+\.\d\d[\s\S]*@[\s\S]*12 Marine Drive/);
    expect(await page.locator(".confirm-mark path").getAttribute("d")).toMatch(/^M5 12\.5/); // a tick: it is no gift
    await page.getByRole("link", { name: "Print the order" }).click();
    await page.getByText("Grand Total").waitFor();
    await page.getByText(mug().productName).waitFor();
  });

  it("another person's order is not shown, and a guest logs in and comes back", async () => {
    const { buyer } = await enter();
    const orderNo = await order(buyer, [cartItem(mug(), 1)]);
    const { page, expectComplaint } = await enter();
    await openPage(page, `/accounts/orders/${orderNo}`);
    await page.getByRole("heading", { name: "You have no order with this number" }).waitFor();
    expectComplaint(/404/);
    const { page: guest } = await shop().visitor();
    await guest.goto(`/accounts/orders/${orderNo}`);
    await guest.waitForURL("**/accounts/login");
    expect(await guest.evaluate(() => sessionStorage.getItem("kitstore.returnTo"))).toBe(
      `/accounts/orders/${orderNo}`,
    );
  });
});
