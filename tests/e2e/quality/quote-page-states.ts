import type { Page } from "playwright-core";
import type { CustomerQuote } from "../../../src/contract/quotes.ts";
import type { PageState } from "./page-states.ts";

const waitUntilLoaded = (page: Page) => page.getByRole("heading", { level: 1, name: "Your quote" }).waitFor();
const quote = {
  route: "orders/track-order",
  path: "/orders/track-order#quote=a-token",
  waitUntilLoaded,
} as const;

const sample: CustomerQuote = {
  quoteNo: "Q-7F3K9Q2M",
  versionNo: 2,
  openedVersion: 2,
  state: "open",
  name: "Asha Rao",
  company: "Ledgerline Payments",
  country: "India",
  lines: [
    { what: "Insulated Bottle 600 ml, Midnight", quantity: 250, unitPrice: 849, total: 212_250 },
    { what: "Classic T-Shirt, Sage, size M", quantity: 120, unitPrice: 512.5, total: 61_500 },
    { what: "Classic T-Shirt, Sage, size L", quantity: 80, unitPrice: 512.5, total: 41_000 },
  ],
  currencyCode: "INR",
  shipping: 2_400,
  total: 317_150,
  tax: 43_871.19,
  taxName: "GST",
  terms: "Ready in ten working days from your acceptance.\nYour mark on one side, in one colour.",
  validUntil: "2026-12-12",
  sentAt: "2026-11-28T09:00:00.000Z",
  askedChange: "",
  order: null,
};

const stub =
  (fields: Partial<CustomerQuote> = {}) =>
  (page: Page) =>
    page.route("**/api/quotes/open", (route) => route.fulfill({ json: { ...sample, ...fields } }));

const refuse = (path: string, code: string, detail: string) => (page: Page) =>
  page.route(path, (route) =>
    route.fulfill({
      status: code === "quote_unknown" ? 404 : 409,
      contentType: "application/problem+json",
      body: JSON.stringify({ code, detail }),
    }),
  );

/** The page that the link of a quote opens. */
export const quotePageStates: readonly PageState[] = [
  { ...quote, name: "quote-page", prepare: stub() },
  {
    ...quote,
    name: "quote-page-empty",
    prepare: stub(),
    reach: async (page) => {
      await page.getByRole("button", { name: /^Accept and order/ }).click();
      await page.getByText("Please enter").first().waitFor();
    },
  },
  { ...quote, name: "quote-page-newer", prepare: stub({ openedVersion: 1 }) },
  {
    ...quote,
    name: "quote-page-change-asked",
    prepare: stub({
      state: "change asked",
      askedChange: "Could we have 300 bottles,\nand the shirts in navy?",
    }),
  },
  {
    ...quote,
    name: "quote-page-superseded",
    expectedError: /409/,
    prepare: async (page) => {
      await stub()(page);
      await refuse(
        "**/api/quotes/change",
        "quote_superseded",
        "We have sent a newer version of this quote since. Please read it first.",
      )(page);
    },
    reach: async (page) => {
      await page.getByLabel("What would you like otherwise?").fill("Blue ones");
      await page.getByRole("button", { name: "Send my request" }).click();
      await page.getByText("We have sent a newer version").waitFor();
    },
  },
  {
    ...quote,
    name: "quote-page-accepted",
    prepare: stub({
      state: "accepted",
      order: { orderNo: "KS-7H2M-Q4TD-K", orderLink: "KS-7H2M-Q4TD-K.a-signature" },
    }),
  },
  { ...quote, name: "quote-page-lapsed", prepare: stub({ state: "lapsed" }) },
  { ...quote, name: "quote-page-withdrawn", prepare: stub({ state: "withdrawn" }) },
  {
    ...quote,
    name: "quote-page-unknown",
    expectedError: /404/,
    prepare: refuse(
      "**/api/quotes/open",
      "quote_unknown",
      "This link is not complete, or it is none of ours. Please open it from the mail again.",
    ),
    waitUntilLoaded: (page) => page.getByText("This link is not complete").waitFor(),
  },
];
