import type { Page } from "playwright-core";
import { fillAddress } from "../../support/fill-address.ts";
import { homeAddress, KIT_ID } from "../../support/shopping.ts";
import type { Place } from "./places.ts";

const address = { name: "Asha Rao", city: "Mumbai" };
const checkout = {
  route: "checkout",
  path: "/checkout",
  who: "employee",
  cart: [
    { productId: 42, qty: 2 },
    { productId: 11, qty: 1, size: "M" },
  ],
  arrived: (page: Page) => page.getByRole("heading", { name: "Delivery Details" }).waitFor(),
} as const satisfies Partial<Place>;

export const checkoutPlaces: readonly Place[] = [
  { ...checkout, name: "checkout" },
  { ...checkout, name: "checkout-refused", enter: saveNothing },
  {
    ...checkout,
    name: "checkout-office",
    who: "office",
    enter: (page) => page.getByLabel("Add Billing Address").check(),
  },
  { ...checkout, name: "checkout-elsewhere", enter: chooseOthers },
  { ...checkout, name: "checkout-saved", enter: saveWithCoupon },
  { ...checkout, name: "checkout-earlier", who: "office", prepare: orderBefore, enter: doubt },
  { ...checkout, name: "checkout-kit", cart: [{ productId: KIT_ID, qty: 1, size: "M" }], enter: saveKit },
  {
    name: "order-confirm",
    route: "checkout/order-confirm",
    path: "/checkout/order-confirm",
    who: "employee",
    prepare: (page) => page.addInitScript(() => sessionStorage.setItem("kitstore.orderNo", "KS-7H2M-Q4TD-K")),
    arrived: (page) => page.getByText("KS-7H2M-Q4TD-K").waitFor(),
  },
];

/** An order of the day before, whose two addresses were kept. */
async function orderBefore(page: Page) {
  const call = async (path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post(`/api/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
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

async function doubt(page: Page) {
  await page.getByLabel("PIN Code").fill("4001");
  await page.getByLabel("Contact").fill("98200");
  await page.getByLabel("Full Name").focus();
  await page.getByText("too short or too long").waitFor();
}

async function saveNothing(page: Page) {
  await page.getByRole("button", { name: "Save Address" }).click();
  await page.getByRole("alert").first().waitFor();
}

async function chooseOthers(page: Page) {
  await page.getByLabel("Country", { exact: true }).selectOption("Others");
  await page.getByLabel("Name of the country").waitFor();
}

async function saveWithCoupon(page: Page) {
  await apply(page, "SAVE10");
  await page.getByText("SAVE10 is applied").waitFor();
  await fillAddress(page, { ...address, country: "Germany" });
  await page.getByText("Delivering Here").waitFor();
}

async function saveKit(page: Page) {
  await apply(page, "WELCOMEKIT");
  await page.getByText("Free Swag", { exact: true }).waitFor();
  await fillAddress(page, address);
  await page.getByText("Delivering Here").waitFor();
}

async function apply(page: Page, code: string) {
  await page.getByLabel("Coupon code").fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}
