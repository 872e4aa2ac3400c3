import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAs } from "../support/log-in-as.ts";
import { type Buyer, newBuyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";
import { firstVariant, plainProduct } from "../support/shopping.ts";

const CAN_TAKE_MS = 300_000;
const CHECKOUT_CALL = "**/api/ShoppingCart/Checkout";

describeShop("checkout with failures", (shop) => {
  const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" }).click();

  async function add(buyer: Buyer, qty: number) {
    const { store } = shop();
    const product = plainProduct(store);
    const response = await store.call("POST /api/ShoppingCart/Add/", {
      body: {
        productId: product.productId,
        productDetailsId: firstVariant(product).id,
        qty,
        userId: buyer.userId,
      },
      token: buyer.token,
    });
    expect(response.status).toBe(200);
  }

  async function ordersOf(buyer: Buyer) {
    const { userId, token } = buyer;
    return (await shop().store.call("GET /api/orders/{userId}", { params: { userId }, token })).body;
  }

  /** A customer at checkout with the address saved, one click before ordering. */
  async function readyToOrder(customer?: Buyer) {
    const visitor = await shop().visitor();
    const buyer = customer ?? (await newBuyer(shop().store));
    await add(buyer, 1);
    await logInAs(visitor.page, buyer);
    await openPage(visitor.page, "/checkout");
    await fillAddress(visitor.page, { name: "Asha Rao", city: "Mumbai" });
    await visitor.page.getByText("Delivering Here").waitFor();
    return { ...visitor, buyer };
  }

  /** The server accepts the order; the response never arrives. */
  const loseOneResponse = (page: Page) =>
    page.route(
      CHECKOUT_CALL,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );

  it(
    "a lost response: pressing again shows the same order, and there is only one [spec 10.29]",
    async () => {
      const { page, buyer, expectComplaint } = await readyToOrder();
      await loseOneResponse(page);
      await placeOrder(page);
      await page.getByText("it will be made only once").waitFor();
      await placeOrder(page);
      await page.waitForURL("**/checkout/order-confirm");
      const orders = await ordersOf(buyer);
      expect(orders).toHaveLength(1);
      expect(await page.locator("main strong").first().textContent()).toBe(orders[0]?.orderNo);
      expectComplaint(/ERR_FAILED/);
    },
    CAN_TAKE_MS,
  );

  it(
    "a lost response, then a reload: the page finds the order",
    async () => {
      const { page, buyer, expectComplaint } = await readyToOrder();
      await loseOneResponse(page);
      await placeOrder(page);
      await page.getByText("it will be made only once").waitFor();
      await page.reload();
      await page.waitForURL("**/checkout/order-confirm");
      expect(await ordersOf(buyer)).toHaveLength(1);
      expectComplaint(/ERR_FAILED/);
    },
    CAN_TAKE_MS,
  );

  it(
    "a cart that another tab changed: the page says so, shows it, and orders it at the second press",
    async () => {
      const { page, buyer, expectComplaint } = await readyToOrder();
      await add(buyer, 2);
      await placeOrder(page);
      await page.getByText("Your cart has changed in the meantime.").waitFor();
      await page.getByText("Qty 3").waitFor();
      expect(await ordersOf(buyer)).toEqual([]);
      await placeOrder(page);
      await page.waitForURL("**/checkout/order-confirm");
      expectComplaint(/status of 409/);
    },
    CAN_TAKE_MS,
  );

  it(
    "a cart changed in another tab: the page names the change, and orders the new cart",
    async () => {
      const { page, context, buyer } = await readyToOrder();
      const other = await context.newPage();
      await openPage(other, "/company/about-us");
      await add(buyer, 2);
      await other.evaluate(() => localStorage.setItem("kitstore.cartChanged", JSON.stringify("now")));
      const news = page.getByRole("status").filter({ hasText: "Your cart was changed elsewhere:" });
      await news.getByText("3 instead of 1").waitFor();
      await placeOrder(page);
      await page.waitForURL("**/checkout/order-confirm");
      expect(await ordersOf(buyer)).toHaveLength(1);
    },
    CAN_TAKE_MS,
  );

  it(
    "too little stock at the last moment: the page says how many are left, takes them by one click, and orders",
    async () => {
      const { page, buyer, expectComplaint } = await readyToOrder();
      await add(buyer, 4);
      await page.reload();
      await page.getByText("Qty 5").waitFor();
      const { db } = shop().store.services.database;
      const { id } = firstVariant(plainProduct(shop().store));
      const stock = (left: number | null) =>
        db.updateTable("product_variants").set({ stock: left }).where("variant_id", "=", id).execute();
      await stock(2);
      try {
        await placeOrder(page);
        await page.getByText("Only 2 left.").first().waitFor();
        expect(await ordersOf(buyer)).toEqual([]);
        await page.getByRole("button", { name: /^Take 2/ }).click();
        await page.getByText("Qty 2").waitFor();
        expect(await page.getByText("Your cart was changed elsewhere").count()).toBe(0);
        await placeOrder(page);
        await page.waitForURL("**/checkout/order-confirm");
      } finally {
        await stock(null);
      }
      expectComplaint(/status of 409/);
    },
    CAN_TAKE_MS,
  );

  it(
    "two clicks at the same moment: one order",
    async () => {
      const { page, buyer } = await readyToOrder();
      await page.getByRole("button", { name: "Place Order" }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await page.waitForURL("**/checkout/order-confirm");
      expect(await ordersOf(buyer)).toHaveLength(1);
    },
    CAN_TAKE_MS,
  );

  it(
    "a coupon that cannot be checked, or was typed and not applied: the code stays, and Place Order applies it and shows the new total",
    async () => {
      const { page, buyer, expectComplaint } = await readyToOrder();
      const code = page.getByLabel("Coupon code");
      await page.route("**/api/Redemption/Validate", (route) => route.abort(), { times: 1 });
      await code.fill("SAVE10");
      await page.getByRole("button", { name: "Apply" }).click();
      await page.getByText("The code could not be checked.").waitFor();
      await page.reload();
      await page.getByText("Delivering Here").waitFor();
      expect(await code.inputValue()).toBe("SAVE10");
      await placeOrder(page);
      await page.getByText("SAVE10 is applied").waitFor();
      await page.getByText("Please look at the new total, then press Place Order once more.").waitFor();
      expect(await ordersOf(buyer)).toEqual([]);
      expectComplaint(/ERR_FAILED/);
    },
    CAN_TAKE_MS,
  );

  it(
    "a script of the page that did not load: the page says so, and loads it again",
    async () => {
      const { page, context, expectComplaint } = await readyToOrder();
      const part = /\/assets\/checkout-form-[^/]*\.js$/;
      const again = await context.newPage();
      await again.route(part, (route) => route.abort());
      await openPage(again, "/checkout");
      await again.getByRole("alert").getByText("could not be loaded").waitFor();
      await again.unroute(part);
      await again.getByRole("button", { name: "Try again" }).click();
      await again.getByRole("heading", { name: "Delivery Details" }).waitFor();
      expect(await page.getByText("Delivering Here").count()).toBe(1);
      expectComplaint(/ERR_FAILED|dynamically imported/);
    },
    CAN_TAKE_MS,
  );

  it(
    "a price other than the one on the screen: the page says so and orders nothing [spec 10.15]",
    async () => {
      const { page, buyer, expectComplaint } = await readyToOrder();
      await page.route(
        CHECKOUT_CALL,
        async (route) => {
          const body = route.request().postDataJSON();
          body.quote.grandTotal -= 1;
          await route.continue({ postData: JSON.stringify(body) });
        },
        { times: 1 },
      );
      await placeOrder(page);
      await page.getByText("Prices have changed since you saw them.").waitFor();
      expect(await ordersOf(buyer)).toEqual([]);
      expectComplaint(/status of 409/);
    },
    CAN_TAKE_MS,
  );

  it(
    "an expired login: the login page says so, and everything typed is there afterwards",
    async () => {
      const email = "employee@ledgerline.example";
      const { userId, token } = await shop().store.login(email);
      const { page, expectComplaint } = await readyToOrder({ userId, token, email });
      await shop().store.call("POST /api/accounts/logout", { token });
      await placeOrder(page);
      await page.waitForURL("**/accounts/login?redirect=checkout");
      await page.getByText("Your login has ended. Please log in again.").waitFor();
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill("ledgerline-demo");
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await page.waitForURL("**/checkout");
      await page.getByText("12 Marine Drive").waitFor();
      await placeOrder(page);
      await page.waitForURL("**/checkout/order-confirm");
      expectComplaint(/status of 401/);
    },
    CAN_TAKE_MS,
  );
});
