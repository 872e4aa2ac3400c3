import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVisit, sharedBrowser, type Visit } from "../support/browser.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const PRODUCTS = `Address,Name,Category,In the shop,Welcome kit,Weight g,Colour,Price before,Selling price,Sizes
fjord-mug,Fjord mug,things,yes,no,400,Blue,12.50,12.50,
joiner-box,Joiner box,things,yes,yes,900,,0,0,
`;
const OTHER_COMPANY = /ledgerline|craftloom|india|mumbai|₹/i;
const TEXT_PAGES = [
  ...["/", "/things", "/fjord-mug", "/joiner-box", "/company/about-us", "/company/contact-us"],
  ...["/company/privacy-policy", "/company/terms-and-conditions", "/orders/shipping-policy"],
  ...["/orders/return-policy", "/orders/placing-a-order", "/orders/bulk-enquiry", "/accounts/login"],
  ...["/manifest.webmanifest", "/sitemap.xml", "/offline.html"],
];

let folder = "";
let store: StoreProcess;
let visit: Visit;
let page: Page;
const admin = (path: string) => page.goto(`${store.url}/admin#${path}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-company-"));
  store = await startStoreProcess({ DATA_DIR: folder, DEMO: "off" });
  visit = await openVisit(await sharedBrowser(), { baseURL: store.url, width: 1280 });
  page = visit.page;
}, 90_000);
afterAll(async () => {
  await visit?.close();
  store?.kill("SIGTERM");
  await store?.ended;
  await rm(folder, { recursive: true, force: true });
});

/** The link that the start printed: all that a new company has. */
const setUpUrl = () => /(http\S+\/setup\?token=\S+)/.exec(store.output())?.[1] ?? "";

it("a company sets up its store with nothing but the printed link", async () => {
  await page.goto(setUpUrl());
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("E-mail").fill("ada@northwind.example");
  await page.getByLabel("Password").fill("the first password");
  await page.getByRole("button", { name: "Create the administrator" }).click();
  await page.getByLabel("Company").fill("Northwind");
  await page.getByLabel("Support e-mail").fill("help@northwind.example");
  await page.getByLabel("Country").fill("Norway");
  await page.keyboard.press("Escape");
  await page.getByLabel("Time zone").fill("Europe/Oslo");
  await page.getByRole("option", { name: "Europe/Oslo" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Base currency").fill("EUR");
  await page.getByRole("option", { name: "EUR" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Accent colour", { exact: true }).fill("#0b5c4a");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Later: mails wait until then" }).click();
  await page.getByRole("button", { name: "Begin with nothing" }).click();
  await page.getByText("Before the store opens: 1 of 9 done").waitFor();
}, 120_000);

it("the link works once", async () => {
  const other = await openVisit(await sharedBrowser(), { baseURL: store.url });
  await other.page.goto(setUpUrl());
  await other.page.getByText("This link was used, or it is too old.").waitFor();
  await other.close();
}, 60_000);

it("a catalogue comes by CSV, with the kit", async () => {
  await admin("/kit");
  await page.getByText("The store has no welcome kit").waitFor();
  await admin("/categories/create");
  await page.getByLabel("Name").first().fill("Things");
  await page.getByLabel(/URL path/).fill("things");
  await page.getByRole("button", { name: /^(Add|Save)/ }).click();
  await page.waitForURL(({ hash }) => !hash.includes("create"));
  await admin("/product-imports/create");
  await page.getByLabel("Or paste the lines here").fill(PRODUCTS);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByRole("button", { name: /^Apply/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Apply/ })
    .click();
  await page.getByText("Applied: 2 new products", { exact: false }).waitFor();
  await admin("/kit");
  await page.getByRole("heading", { name: "Joiner box" }).waitFor();
}, 120_000);

it("no page says another company's name, country or currency", async () => {
  const found: string[] = [];
  for (const path of TEXT_PAGES) {
    const response = await fetch(`${store.url}${path}`);
    const text = await response.text();
    const match = OTHER_COMPANY.exec(text);
    if (response.status !== 200 || match)
      found.push(
        `${path}: ${response.status} ${match ? text.slice(Math.max(0, match.index - 60), match.index + 30) : ""}`,
      );
  }
  expect(found).toEqual([]);
  const home = await (await fetch(store.url)).text();
  expect(home).toContain("Northwind");
  expect(await (await fetch(`${store.url}/fjord-mug`)).text()).toContain("€12.50");
}, 60_000);
