import type { Page } from "playwright-core";
import type { Place } from "./places.ts";
import { answerDetails, answerOrders, sampleOrders } from "./sample-orders.ts";

const submit = (page: Page) => page.getByRole("main").locator("form button[type=submit]").click();

const login = { route: "accounts/login", path: "/accounts/login" } as const;
const recover = { route: "accounts/recover-password", path: "/accounts/recover-password" } as const;
const orders = {
  route: "accounts/order-history",
  path: "/accounts/order-history",
  who: "employee",
  async prepare(page: Page) {
    await answerOrders(page, sampleOrders);
    await answerDetails(page);
  },
  arrived: (page: Page) => page.getByRole("table").waitFor(),
} as const satisfies Partial<Place>;

export const accountPlaces: readonly Place[] = [
  { ...login, name: "login" },
  { ...login, name: "login-for-checkout", path: "/accounts/login?redirect=checkout" },
  { ...login, name: "login-refused", enter: loginWrongly },
  { name: "signup", route: "accounts/signup", path: "/accounts/signup" },
  { ...recover, name: "recover-password" },
  { ...recover, name: "recover-password-code", path: `${recover.path}#email=asha%40ledgerline.example` },
  {
    name: "change-password",
    route: "accounts/change-password",
    path: "/accounts/change-password",
    who: "employee",
  },
  {
    name: "change-password-refused",
    route: "accounts/change-password",
    path: "/accounts/change-password",
    who: "employee",
    enter: changeWrongly,
  },
  { ...orders, name: "order-history" },
  { ...orders, name: "order-history-courier", enter: askForCourier },
  { ...orders, name: "order-history-cancel", enter: askToCancel },
  { ...orders, name: "order-history-story", enter: openStory },
  {
    ...orders,
    name: "order-history-empty",
    prepare: (page) => answerOrders(page, []),
    arrived: (page) => page.getByText("No orders found !!!").waitFor(),
  },
  {
    name: "order-page",
    route: "accounts/orders/:orderNo",
    path: "/accounts/orders/KS-9C1R-W6JE-8",
    who: "employee",
    prepare: answerDetails,
    arrived: (page) => page.getByText("Grand Total").waitFor(),
  },
];

async function loginWrongly(page: Page) {
  await page.getByLabel("Email").fill("employee@ledgerline.example");
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await submit(page);
  await page.getByText("Unsuccessful Login Attempt!!!").waitFor();
}

async function changeWrongly(page: Page) {
  await submit(page);
  await page.getByRole("alert").first().waitFor();
}

async function askForCourier(page: Page) {
  await page
    .getByRole("button", { name: /^Courier of order/ })
    .first()
    .focus();
  await page.getByRole("tooltip").first().waitFor();
}

async function askToCancel(page: Page) {
  await page
    .getByRole("button", { name: /^Cancel order/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Cancel this order?" }).waitFor();
}

async function openStory(page: Page) {
  await page
    .getByRole("button", { name: /^Timeline and details/ })
    .nth(2)
    .click();
  await page.getByText("Grand Total").waitFor();
}
