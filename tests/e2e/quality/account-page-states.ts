import type { Page } from "playwright-core";
import type { PageState } from "./page-states.ts";
import { sampleOrders, stubOrderDetails, stubOrders } from "./sample-orders.ts";

const submit = (page: Page) => page.getByRole("main").locator("form button[type=submit]").click();

const login = { route: "accounts/login", path: "/accounts/login" } as const;
const recover = { route: "accounts/recover-password", path: "/accounts/recover-password" } as const;
const orders = {
  route: "accounts/order-history",
  path: "/accounts/order-history",
  customer: "employee",
  async prepare(page: Page) {
    await stubOrders(page, sampleOrders);
    await stubOrderDetails(page);
  },
  // A table where there is room, cards on a phone.
  waitUntilLoaded: (page: Page) => page.getByText("KS-9C1R-W6JE-8").first().waitFor(),
} as const satisfies Partial<PageState>;

export const accountPageStates: readonly PageState[] = [
  { ...login, name: "login" },
  { ...login, name: "login-for-checkout", path: "/accounts/login?redirect=checkout" },
  { ...login, name: "login-refused", reach: submitWrongPassword },
  { name: "signup", route: "accounts/signup", path: "/accounts/signup" },
  { ...recover, name: "recover-password" },
  { ...recover, name: "recover-password-code", path: `${recover.path}#email=asha%40ledgerline.example` },
  {
    name: "my-account",
    route: "accounts/my-account",
    path: "/accounts/my-account",
    customer: "employee",
    waitUntilLoaded: (page) => page.getByLabel("First Name").waitFor(),
  },
  {
    name: "my-account-address",
    route: "accounts/my-account",
    path: "/accounts/my-account",
    customer: "employee",
    waitUntilLoaded: (page) => page.getByLabel("First Name").waitFor(),
    reach: openAddressForm,
  },
  {
    name: "change-password",
    route: "accounts/change-password",
    path: "/accounts/change-password",
    customer: "employee",
    waitUntilLoaded: (page) => page.getByLabel("Current Password").waitFor(),
  },
  {
    name: "change-password-refused",
    route: "accounts/change-password",
    path: "/accounts/change-password",
    customer: "employee",
    waitUntilLoaded: (page) => page.getByLabel("Current Password").waitFor(),
    reach: submitEmptyForm,
  },
  { ...orders, name: "order-history" },
  { ...orders, name: "order-history-courier", reachesAnew: true, reach: showCourier },
  { ...orders, name: "order-history-cancel", reachesAnew: true, reach: openCancelDialog },
  { ...orders, name: "order-history-story", reachesAnew: true, reach: openTimeline },
  {
    ...orders,
    name: "order-history-empty",
    prepare: (page) => stubOrders(page, []),
    waitUntilLoaded: (page) => page.getByText("No orders found !!!").waitFor(),
  },
  {
    name: "order-page",
    route: "accounts/orders/:orderNo",
    path: "/accounts/orders/KS-9C1R-W6JE-8",
    customer: "employee",
    prepare: stubOrderDetails,
    waitUntilLoaded: (page) => page.getByText("Grand Total").waitFor(),
  },
  {
    name: "order-page-change",
    route: "accounts/orders/:orderNo",
    path: "/accounts/orders/KS-7H2M-Q4TD-K",
    customer: "employee",
    prepare: stubOrderDetails,
    waitUntilLoaded: (page) => page.getByText("Grand Total").waitFor(),
    reach: openChangeDialog,
  },
  { name: "track-order", route: "orders/track-order", path: "/orders/track-order" },
  {
    name: "track-order-link",
    route: "orders/track-order",
    path: "/orders/track-order#KS-9C1R-W6JE-8.a-signature",
    prepare: stubOrderDetails,
    waitUntilLoaded: (page) => page.getByText("Grand Total").waitFor(),
  },
];

async function submitWrongPassword(page: Page) {
  await page.getByLabel("Email").fill("employee@ledgerline.example");
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await submit(page);
  await page.getByText("Unsuccessful Login Attempt!!!").waitFor();
}

async function submitEmptyForm(page: Page) {
  await submit(page);
  await page.getByRole("alert").first().waitFor();
}

async function showCourier(page: Page) {
  await page
    .getByRole("button", { name: /^Courier of order/ })
    .first()
    .focus();
  await page.getByRole("tooltip").first().waitFor();
}

async function openCancelDialog(page: Page) {
  const { orderNo } = sampleOrders.find(({ mayCancel }) => mayCancel) ?? { orderNo: "" };
  const cancel = page.getByRole("button", { name: `Cancel order ${orderNo}` });
  // On a phone it is among the order's details.
  if (!(await cancel.isVisible()))
    await page.getByRole("button", { name: `Timeline and details of order ${orderNo}` }).click();
  await cancel.click();
  await page.getByRole("dialog", { name: "Cancel this order?" }).waitFor();
}

async function openTimeline(page: Page) {
  await page
    .getByRole("button", { name: /^Timeline and details/ })
    .nth(2)
    .click();
  await page.getByText("Grand Total").waitFor();
}

async function openAddressForm(page: Page) {
  await page.getByRole("button", { name: "Add an address" }).click();
  await page.getByLabel("Full Name").waitFor();
}

async function openChangeDialog(page: Page) {
  await page.getByRole("button", { name: "Change size or address" }).click();
  await page.getByText("L", { exact: true }).click();
  await page.getByRole("button", { name: "Take size L instead of M" }).waitFor();
}
