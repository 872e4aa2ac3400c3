import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVisit, sharedBrowser, type Visit } from "../support/browser.ts";
import { expectEmptyShop } from "../support/empty-shop.ts";
import { mailboxMail } from "../support/mailbox-mail.ts";
import { checkOutAs, signUpByMail } from "../support/new-customer.ts";
import { openPage } from "../support/open-page.ts";
import { OTHER_COMPANY, otherWords } from "../support/other-company.ts";
import { savedPdf } from "../support/saved-pdf.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";

const PRODUCTS = `Address,Name,Category,In the shop,Welcome kit,Weight g,Colour,Price before,Selling price,Sizes
fjord-mug,Fjord mug,things,yes,no,400,Blue,12.50,12.50,
joiner-box,Joiner box,things,yes,yes,900,,0,0,
`;
const EMPLOYEE = "ingrid@northwind.example";
const GUEST = "lars@fjord.example";
const ADMIN_SCREENS =
  "/ /orders /products /products/create /categories /coupons /coupons/create /shipping-countries /currency-rates /currency-rates/create /settings /kit /content /people /audit".split(
    " ",
  );
const TEXT_PAGES = [
  ..."/ /things /fjord-mug /joiner-box /company/about-us /company/contact-us /company/privacy-policy".split(
    " ",
  ),
  ..."/company/terms-and-conditions /orders/shipping-policy /orders/return-policy /orders/placing-a-order".split(
    " ",
  ),
  ..."/orders/bulk-enquiry /accounts/login /manifest.webmanifest /sitemap.xml /offline.html".split(" "),
];

let folder = "";
let store: StoreProcess;
let visit: Visit;
let page: Page;
let kitOrder = "";
let mugOrder = "";
const shoppers: Visit[] = [];
const admin = (path: string) => page.goto(`${store.url}/admin#${path}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-company-"));
  store = await startStoreProcess({ DATA_DIR: folder, DEMO: "off" });
  visit = await openVisit(await sharedBrowser(), { baseURL: store.url, width: 1280 });
  page = visit.page;
}, 300_000);
afterAll(async () => {
  for (const each of [...shoppers, visit]) await each?.close();
  store?.kill("SIGTERM");
  await store?.ended;
  await rm(folder, { recursive: true, force: true });
});

const mailTo = (recipient: string, words: string) => mailboxMail(store.url, recipient, words);
const read = async (path: string) => {
  const response = await fetch(`${store.url}${path}`);
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.text();
};
async function openShopper(): Promise<Page> {
  const opened = await openVisit(await sharedBrowser(), { baseURL: store.url, width: 390 });
  shoppers.push(opened);
  return opened.page;
}

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
}, 300_000);

it("who comes too early reads whose store it is and where to write to, and sees no empty section", async () => {
  await expectEmptyShop(await openShopper(), {
    companyName: "Northwind",
    supportEmail: "help@northwind.example",
  });
}, 300_000);

it("the link works once", async () => {
  const other = await openVisit(await sharedBrowser(), { baseURL: store.url });
  await other.page.goto(setUpUrl());
  await other.page.getByText("This link was used, or it is too old.").waitFor();
  await other.close();
}, 300_000);

it("empty lists say what comes there, and how", async () => {
  for (const [path, text] of [
    ["/coupons", "No coupon for everybody yet."],
    ["/enquiries", "No enquiry waits for an answer."],
    ["/shipping-countries", "The checkout offers the countries that stand here"],
    ["/products", "import many from a file"],
  ] as const) {
    await admin(path);
    await page.getByText(text).waitFor();
  }
  await page.getByRole("main").getByRole("link", { name: "Create" }).click();
  await expect.poll(() => page.getByLabel("VAT in the price, percent").inputValue()).toBe("");
}, 300_000);

it("a catalogue comes by CSV, with the kit", async () => {
  await admin("/products");
  await page.getByRole("main").getByRole("link", { name: "Import" }).click();
  await page.getByLabel("Or paste the lines here").waitFor();
  await admin("/kit");
  await page.getByText("The store has no welcome kit").waitFor();
  await admin("/categories/create");
  await page.getByLabel("Name").first().fill("Things");
  expect(await page.getByLabel(/URL path/).inputValue()).toBe("things");
  await page.getByRole("button", { name: /^(Add|Save)/ }).click();
  await page.waitForURL(({ hash }) => !hash.includes("create"));
  await admin("/product-imports/create");
  await page.getByLabel("Or paste the lines here").fill(PRODUCTS);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByRole("button", { name: "Import 2 products" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Import 2 products" }).click();
  await page.getByText("Products: imported").waitFor();
  await admin("/kit");
  await page.getByText("Kit: Joiner box").waitFor();
  // Home has no slide and no group yet: it leads to what there is.
  const guest = await openShopper();
  await openPage(guest, "/");
  await guest.getByRole("heading", { name: "Welcome to our store", level: 1 }).waitFor();
  await guest.getByRole("main").getByRole("link", { name: "Things" }).click();
  await guest.getByRole("heading", { name: "Things", level: 1 }).waitFor();
}, 300_000);

it("employees get personal codes for the kit by mail", async () => {
  await admin("/shipping-countries/create");
  await page.getByLabel("Name").fill("Norway");
  await page.getByLabel("Charge, €").fill("9");
  await page
    .getByRole("button", { name: /^(Add|Save)/ })
    .last()
    .click();
  await page.waitForURL(({ hash }) => !hash.includes("create"));
  await admin("/coupon-batches/create");
  await page.getByLabel("Name of the batch").fill("November");
  await page.getByLabel("Addresses", { exact: true }).fill(EMPLOYEE);
  await page.getByRole("button", { name: "Check the list" }).click();
  await page.getByRole("button", { name: "Make 1 code and mail each" }).click();
  await page.getByRole("button", { name: "Make and mail" }).click();
  await page.waitForURL(({ hash }) => hash.includes("show"));
  expect(await mailTo(EMPLOYEE, "welcome kit")).toContain("Hello,");
}, 300_000);

it("an employee redeems the kit with the mailed link", async () => {
  const link = /http\S+#coupon=\S+/.exec(await mailTo(EMPLOYEE, "welcome kit"))?.[0] ?? "";
  const shopper = await openShopper();
  await signUpByMail(shopper, store.url, { email: EMPLOYEE, firstName: "Ingrid" }); // with the link first, no code is mailed
  await openPage(shopper, link);
  await shopper.getByRole("button", { name: "Order my kit" }).click();
  await shopper.waitForURL("**/checkout");
  kitOrder = await checkOutAs(shopper, { city: "Oslo", postalCode: "0150" });
}, 300_000);

it("a guest finds a product, signs up at checkout and buys it", async () => {
  const shopper = await openShopper();
  await openPage(shopper, "/fjord-mug");
  await shopper.getByRole("button", { name: "Add to Cart" }).click();
  await shopper.getByText("in your cart").first().waitFor();
  await signUpByMail(shopper, store.url, { email: GUEST, firstName: "Lars" });
  mugOrder = await checkOutAs(shopper, { city: "Bergen", postalCode: "5003" });
  expect(await mailTo(GUEST, mugOrder)).toContain("€21.50");
}, 300_000);

it("both orders are fulfilled in the admin", async () => {
  for (const orderNo of [kitOrder, mugOrder]) {
    await admin(`/orders/${orderNo}/show`);
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    if (orderNo === mugOrder) {
      await page.getByLabel("How it was paid").click();
      await page.getByRole("option", { name: "Bank transfer" }).click();
    }
    await page.getByRole("button", { name: orderNo === mugOrder ? "€21.50 has come" : "Confirm it" }).click();
    await page.getByLabel("Courier").fill("Posten");
    await page.getByLabel("AWB NO").fill("P-1");
    await page.getByRole("button", { name: "Dispatch", exact: true }).click();
    await page.getByRole("button", { name: "Dispatch it" }).click();
    await page.getByRole("button", { name: "Arrived…" }).click();
    await page.getByRole("button", { name: "It has arrived" }).click();
    await page.getByText("Nothing is left to do.").waitFor();
  }
  expect(await mailTo(GUEST, "on its way")).toContain("Posten");
}, 300_000);

it("its documents say its own name and currency", async () => {
  await page.reload(); // the invoice is written by a job
  const invoice = await savedPdf(page, /^Invoice /);
  expect(invoice).toContain("€21.50");
  expect(invoice).toContain("Northwind");
  expect(invoice).toMatch(/No\. NO\//);
  expect(invoice).not.toMatch(OTHER_COMPANY);
  expect(await savedPdf(page, /^Packing slip/)).not.toMatch(OTHER_COMPANY);
}, 300_000);

it("no mail and no screen of the admin says another company's name, country or currency", async () => {
  const found: string[] = [];
  const list = await (await fetch(`${store.url}/mailbox`)).text();
  const mails = [...list.matchAll(/\/mailbox\/\d+/g)].map(([path]) => path);
  expect(mails.length).toBeGreaterThan(8);
  for (const path of mails) {
    found.push(
      ...otherWords(path, await read(path)),
      ...otherWords(`${path}/html`, await read(`${path}/html`)),
    );
  }
  for (const path of ADMIN_SCREENS) {
    await admin(path);
    await page.reload({ waitUntil: "networkidle" });
    found.push(...otherWords(path, await page.locator("body").innerText()));
  }
  expect(found).toEqual([]);
}, 300_000);

it("no page says another company's name, country or currency", async () => {
  const found: string[] = [];
  for (const path of TEXT_PAGES) found.push(...otherWords(path, await read(path)));
  expect(found).toEqual([]);
  const home = await (await fetch(store.url)).text();
  expect(home).toContain("Northwind");
  expect(await (await fetch(`${store.url}/fjord-mug`)).text()).toContain("€12.50");
}, 300_000);
