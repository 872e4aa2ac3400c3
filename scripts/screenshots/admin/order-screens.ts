import { type AdminScreen, clickButton } from "./admin-screen.ts";

export const orderScreens: readonly AdminScreen[] = [
  { name: "orders", path: "/orders", shows: /^Order No/ },
  { name: "orders-support", path: "/orders", role: "support", shows: /^Order No/ },
  {
    name: "orders-filters",
    path: "/orders",
    shows: /^Order No/,
    async enter(page) {
      await clickButton(page, "Add filter");
      await page.getByRole("menuitemcheckbox", { name: "Placed from" }).click();
      await clickButton(page, "Add filter");
    },
  },
  {
    name: "orders-ticked",
    path: "/orders",
    shows: /^Order No/,
    async enter(page) {
      for (const n of [1, 2, 3]) await page.getByRole("checkbox").nth(n).check();
    },
  },
  {
    name: "orders-confirm-many",
    path: "/orders",
    shows: /^Order No/,
    async enter(page) {
      for (const n of [1, 2, 3]) await page.getByRole("checkbox").nth(n).check();
      await clickButton(page, "Confirm");
      await page.getByRole("dialog").waitFor();
    },
  },
  ...(["pay", "send"] as const).map(
    (queue): AdminScreen => ({
      name: `orders-to-${queue}`,
      path: `/orders?filter=%7B%22queue%22%3A%22${queue}%22%7D`,
      shows: /^Order No/,
      async enter(page) {
        if (queue === "send") await page.getByRole("checkbox").nth(1).check();
      },
    }),
  ),
  {
    name: "orders-none",
    path: "/orders?filter=%7B%22q%22%3A%22nothing%20like%20it%22%7D",
    shows: "Nothing is found using the current filters.",
  },
  {
    name: "dispatch",
    path: "/orders",
    shows: /^Order No/,
    async enter(page, { toDispatch: [one, two, three] }) {
      await clickButton(page, "Dispatch from CSV");
      await page
        .getByLabel("Lines", { exact: true })
        .fill(`Order,Courier,AWB\n${one},BlueDart,BD 4711 0901\n${two},Delhivery,DL 88120347\n${three},,\n`);
      await clickButton(page, "Check the lines");
      await page.getByText("ready to be dispatched").waitFor();
    },
  },
  ...(
    [
      ["order-requested", "requested"],
      ["order-long", "long"],
      ["order-returnable", "returned"],
      ["order-cancelled", "cancelled"],
    ] as const
  ).map(
    ([name, key]): AdminScreen => ({
      name,
      path: (filled) => `/orders/${filled[key].orderNo}/show`,
      shows: "What happened",
    }),
  ),
  {
    name: "order-link",
    path: ({ requested }) => `/orders/${requested.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, "Make a Stripe link");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "order-size-exchange",
    path: ({ exchangeable }) => `/orders/${exchangeable.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, /^Exchange the size of/);
      await page.getByLabel("New size").click();
      await page.getByRole("option").first().click();
    },
  },
  {
    name: "order-exchange-receive",
    path: ({ exchanged }) => `/orders/${exchanged.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, "The old size is here…");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "order-exchange-decline",
    path: ({ exchanged }) => `/orders/${exchanged.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, "Decline…");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "order-mail",
    path: ({ exchangeable }) => `/orders/${exchangeable.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, /^Read the mail/);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "order-refund",
    path: ({ returned }) => `/orders/${returned.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, "Refund…");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "order-return",
    path: ({ returned }) => `/orders/${returned.orderNo}/show`,
    shows: "What happened",
    async enter(page) {
      await clickButton(page, "Open a return…");
      await page.getByRole("dialog").getByRole("spinbutton").first().fill("1");
      await page.getByLabel("Why").fill("Too small");
    },
  },
  { name: "order-new", path: "/orders/create", shows: "1. For whom, and what" },
  {
    name: "order-new-list",
    path: "/orders/create",
    shows: "1. For whom, and what",
    async enter(page) {
      await clickButton(page, "A list of addresses");
      await page.getByLabel("Lines", { exact: true }).fill("Asha Rao\tasha@ledgerline.example\n");
    },
  },
  { name: "courier-reports", path: "/courier-events", shows: "No parcel has this number" },
  {
    name: "courier-match",
    path: "/courier-events",
    shows: "No parcel has this number",
    async enter(page) {
      await clickButton(page, /^Name the parcel/);
      await page.getByLabel("Order number").fill("KS-1");
      await clickButton(page, "It is this parcel");
      await page.getByText("There is no order with that number.").waitFor();
    },
  },
  {
    name: "courier-dismiss",
    path: "/courier-events",
    shows: "No parcel has this number",
    enter: (page) => clickButton(page, /^Dismiss/),
  },
  { name: "payment-list", path: "/payments", shows: "Reference" },
  { name: "bank-statement", path: "/bank-statements/create", shows: "Orders paid by transfer" },
  { name: "payments", path: "/payment-events", shows: "No order has this link" },
  { name: "payments-all", path: "/payment-events?filter=%7B%7D", shows: "What came of it" },
  {
    name: "payments-settle",
    path: "/payment-events",
    shows: "No order has this link",
    enter: (page) => clickButton(page, "Settled"),
  },
];
