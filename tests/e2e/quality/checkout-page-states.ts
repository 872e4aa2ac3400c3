import type { Page } from "playwright-core";
import { fillAddress } from "../../support/fill-address.ts";
import { homeAddress, KIT_ID } from "../../support/shopping.ts";
import type { PageState } from "./page-states.ts";
import { stubOrderDetails } from "./sample-orders.ts";

const address = { name: "Asha Rao", city: "Mumbai" };
const checkout = {
  route: "checkout",
  path: "/checkout",
  customer: "employee",
  cart: [
    { productId: 42, qty: 2 },
    { productId: 11, qty: 1, size: "M" },
  ],
  waitUntilLoaded: (page: Page) => page.getByRole("heading", { name: "Delivery Details" }).waitFor(),
} as const satisfies Partial<PageState>;

export const checkoutPageStates: readonly PageState[] = [
  { ...checkout, name: "checkout" },
  { ...checkout, name: "checkout-refused", reach: saveEmptyForm },
  {
    ...checkout,
    name: "checkout-office",
    customer: "office",
    reach: (page) => page.getByLabel("Add Billing Address").check(),
  },
  { ...checkout, name: "checkout-elsewhere", reach: chooseOthers },
  {
    ...checkout,
    name: "checkout-gift",
    async reach(page) {
      await page.getByLabel("This is a gift").check();
      await page.getByLabel(/^Gift note/).fill("Happy birthday, Ravi!\nFrom all of us");
    },
  },
  { ...checkout, name: "checkout-saved", reach: saveWithCoupon },
  {
    ...checkout,
    name: "checkout-earlier",
    customer: "office",
    prepare: placeEarlierOrders,
    reach: enterUnusualValues,
  },
  {
    ...checkout,
    name: "checkout-kit",
    cart: [{ productId: KIT_ID, qty: 1, size: "M" }],
    reach: saveWithKitCoupon,
  },
  {
    name: "order-confirm",
    route: "checkout/order-confirm",
    path: "/checkout/order-confirm",
    customer: "employee",
    prepare: async (page) => {
      await stubOrderDetails(page);
      await page.addInitScript(() => sessionStorage.setItem("kitstore.orderNo", "KS-7H2M-Q4TD-K"));
    },
    waitUntilLoaded: (page) => page.getByText("KS-7H2M-Q4TD-K").waitFor(),
  },
];

/** Earlier orders that saved their addresses. */
async function placeEarlierOrders(page: Page) {
  const call = async (path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await page.request.post(`/api/${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
  const userName = "office@ledgerline.example";
  const { userId, token } = await call("accounts/login", { userName, password: "ledgerline-demo" });
  const long = { recipientName: "Venkatanarasimharajuvaripeta Subramaniam", recipientCity: "Bengaluru" };
  for (const more of [long, {}, { recipientName: "Meera Iyer", recipientCity: "Pune" }]) {
    const deliveryAddress = [{ ...homeAddress, ...more }];
    await call(
      "ShoppingCart/Checkout",
      { userId, deliveryAddress, currencyCode: "USD", saveAddress: true },
      token,
    );
    for (const item of checkout.cart) {
      const product = await (await page.request.get(`/api/Product/${item.productId}`)).json();
      const productDetailsId = product.productDetails[0].id;
      await call("ShoppingCart/Add/", { ...item, productDetailsId, userId }, token);
    }
  }
}

async function enterUnusualValues(page: Page) {
  await page.getByLabel("PIN Code").fill("4001");
  await page.getByLabel("Contact").fill("98200");
  await page.getByLabel("Full Name").focus();
  await page.getByText("too short or too long").waitFor();
}

async function saveEmptyForm(page: Page) {
  await page.getByRole("button", { name: "Save Address" }).click();
  await page.getByRole("alert").first().waitFor();
}

async function chooseOthers(page: Page) {
  await page.getByLabel("Country", { exact: true }).selectOption("Others");
  await page.getByLabel("Name of the country").waitFor();
}

async function saveWithCoupon(page: Page) {
  await applyCoupon(page, "SAVE10");
  await page.getByText("SAVE10 is applied").waitFor();
  await fillAddress(page, { ...address, country: "Germany" });
  await page.getByText("Delivering Here").waitFor();
}

async function saveWithKitCoupon(page: Page) {
  await applyCoupon(page, "WELCOMEKIT");
  await page.getByText("Free Swag", { exact: true }).waitFor();
  await fillAddress(page, address);
  await page.getByText("Delivering Here").waitFor();
}

async function applyCoupon(page: Page, code: string) {
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}
