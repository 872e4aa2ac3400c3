import type { Page } from "playwright-core";
import { type AdminScreen, clickButton } from "./admin-screen.ts";

async function logIn(page: Page) {
  await page.getByLabel("E-mail").fill("support@ledgerline.example");
  await page.getByLabel("Password").fill("wrong-on-purpose");
  await clickButton(page, "Log in");
  await page.getByRole("alert").first().waitFor();
}
/** Sets the session back by minutes, and waits for the dialog that asks. */
async function ageSession(page: Page, minutes: number, title: string) {
  await page.evaluate((ago) => {
    const session = JSON.parse(localStorage.getItem("kitstore.staff") ?? "{}");
    localStorage.setItem(
      "kitstore.staff",
      JSON.stringify({ ...session, loginTime: Date.now() - ago * 60_000 }),
    );
  }, minutes);
  await page.getByRole("dialog", { name: title }).waitFor();
}
const respondWith =
  (path: string, json: object, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ json, status }));

export const staffScreens: readonly AdminScreen[] = [
  { name: "login", path: "/", role: null, shows: "E-mail" },
  { name: "login-refused", path: "/", role: null, shows: "E-mail", enter: logIn },
  {
    name: "today",
    path: "/",
    shows: "Sold most in 30 days",
    enter: (page) => page.locator("figure svg rect, figure svg path").first().waitFor(),
  },
  { name: "today-catalogue", path: "/", role: "catalogue", shows: "Choose what you want" },
  {
    name: "today-error",
    path: "/",
    shows: "The figures could not be read",
    prepare: respondWith(
      "**/api/admin/dashboard",
      { code: "internal", detail: "Try again later.", status: 500 },
      500,
    ),
  },
  {
    name: "still-there",
    path: "/orders",
    shows: /^Order No/,
    enter: (page) => ageSession(page, 19, "Still there?"),
  },
  {
    name: "login-again",
    path: "/orders",
    shows: /^Order No/,
    enter: (page) => ageSession(page, 21, "Log in again"),
  },
  { name: "month", path: "/months", shows: "Money of the month" },
  { name: "invoices", path: "/invoices", shows: "Gaps in the numbers" },
  {
    name: "menu-open",
    path: "/orders",
    shows: /^Order No/,
    enter: async (page) => {
      const open = page.getByRole("button", { name: "Open menu" });
      if (await open.isVisible()) await open.click();
    },
  },
  { name: "not-allowed", path: "/settings", role: "support", shows: "your role does not reach it" },
  { name: "not-there", path: "/orders/KS-NONE-NONE-N/show", shows: /Dashboard|no longer|exist|Orders/i },
  {
    name: "list-error",
    path: "/orders",
    shows: /Try again later|Orders/,
    prepare: respondWith(
      "**/api/admin/orders?*",
      { code: "internal", detail: "Try again later.", status: 500 },
      500,
    ),
    enter: (page) => page.waitForTimeout(9_000), // react-admin tries three times
  },
  { name: "enquiries", path: "/enquiries", role: "support", shows: "Arjun Desai" },
  {
    name: "enquiries-none",
    path: "/enquiries?filter=%7B%22q%22%3A%22nothing%20like%20it%22%7D",
    shows: "Nothing is found using the current filters.",
  },
  { name: "enquiry", path: "/enquiries/2/show", role: "support", shows: "Begin with a template" },
  { name: "enquiry-long", path: "/enquiries/5/show", role: "support", shows: "Begin with a template" },
  { name: "quotes", path: "/quotes", role: "support", shows: "Northwind Robotics" },
  {
    name: "quotes-none",
    path: "/quotes?filter=%7B%22q%22%3A%22nothing%20like%20it%22%7D",
    role: "support",
    shows: "Nothing is found using the current filters.",
  },
  { name: "quote", path: "/quotes/1/show", role: "support", shows: "It is lost…" },
  { name: "quote-new", path: "/quotes/create?enquiry=2", role: "support", shows: "What you offer" },
  { name: "quote-change", path: "/quotes/2", role: "support", shows: "What you offer" },
  {
    name: "quote-other-goods",
    path: "/quotes/2",
    role: "support",
    shows: "What you offer",
    enter: (page) => clickButton(page, "Add other goods"),
  },
  { name: "settings", path: "/settings", shows: "Logo" },
  {
    name: "quote-lose",
    path: "/quotes/1/show",
    role: "support",
    shows: "It is lost…",
    enter: (page) => clickButton(page, "It is lost…"),
  },
  { name: "people", path: "/people", shows: "E-mail verified" },
  {
    name: "person",
    path: ({ requested }) => `/people/${requested.buyer.userId}/show`,
    shows: "What this person may do",
  },
  {
    name: "person-long",
    path: ({ long }) => `/people/${long.buyer.userId}/show`,
    shows: "What this person may do",
  },
  {
    name: "person-erase",
    path: ({ cancelled }) => `/people/${cancelled.buyer.userId}/show`,
    shows: "What this person may do",
    enter: async (page) => {
      await clickButton(page, "Erase this person…");
      await page.getByLabel("Type the e-mail address to confirm").waitFor();
    },
  },
  {
    name: "leavers",
    path: "/leavers",
    shows: "Check the list",
    enter: async (page, { requested, long }) => {
      await page
        .getByLabel("Addresses", { exact: true })
        .fill(`${requested.buyer.email}\n${long.buyer.email}\nunknown@ledgerline.example`);
      await clickButton(page, "Check the list");
      await page.getByText("no account, no code and no member").waitFor();
    },
  },
  { name: "invitation-new", path: "/invitations/create", shows: "First name" },
  {
    name: "integrations",
    path: "/integrations",
    shows: "Address of the rates",
    async enter(page) {
      await page.getByLabel("Address of the rates").fill(`https://rates.example/${"a".repeat(90)}`);
    },
  },
  { name: "store-export", path: "/store-export", shows: "What is in it now" },
  {
    name: "mail-text",
    path: "/mail-texts",
    shows: "Greeting",
    async enter(page) {
      await clickButton(page, "Preview");
      await page.getByText("As plain text").waitFor();
    },
  },
  { name: "audit", path: "/audit", shows: "order moved" },
  {
    name: "audit-change",
    path: "/audit",
    shows: "Who",
    enter: async (page) => {
      await page
        .getByRole("button", { name: /order moved/ })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "second-factor", path: "/second-factor", shows: "Set it up" },
  {
    name: "second-factor-set-up",
    path: "/second-factor",
    shows: "Set it up",
    enter: async (page) => {
      await clickButton(page, "Set it up");
      await page.getByLabel("Code").waitFor();
    },
  },
];
