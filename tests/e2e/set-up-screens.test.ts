import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateSync } from "otplib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVisit, sharedBrowser, type Visit } from "../support/browser.ts";
import { openPage } from "../support/open-page.ts";
import { type StoreProcess, startStoreProcess } from "../support/store-process.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";
import { findOverflow } from "./quality/overflow.ts";

let folder = "";
let store: StoreProcess;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kitstore-set-up-"));
  store = await startStoreProcess({ DATA_DIR: folder, DEMO: "off", SECOND_FACTOR: "required" });
  visit = await openVisit(await sharedBrowser(), { baseURL: store.url });
  page = visit.page;
}, 300_000);
afterAll(async () => {
  await visit?.close();
  store?.kill("SIGTERM");
  await store?.ended;
  await rm(folder, { recursive: true, force: true });
});

/** Longer than a phone is wide. */
const COMPANY = "Nordlys Reinigungs- und Gebäudedienstleistungen GmbH & Co. KG";

/** Three widths, light and dark. */
async function check(name: string) {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkAdminScreen(page, name);
  }
}
const goOn = () => page.getByRole("button", { name: "Go on" }).click();

it("each step of the set-up is accessible, the second factor too, and a reload loses nothing that was saved", async () => {
  await page.goto(/(http\S+\/setup\?token=\S+)/.exec(store.output())?.[1] ?? "");
  await page.getByLabel("First name").fill("Ada");
  await check("setup-administrator");
  await page.getByRole("button", { name: "Create the administrator" }).click();
  await expect.poll(() => page.getByText("Please fill this in.").count()).toBe(3);
  expect(await page.getByLabel("Last name").evaluate((it) => it === document.activeElement)).toBe(true);
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("E-mail").fill("ada@northwind.example");
  await page.getByLabel("Password").fill("the first password");
  await page.getByRole("button", { name: "Create the administrator" }).click();
  await page.getByRole("heading", { name: "Your second factor" }).waitFor();
  const secret = (await page.locator("code").innerText()).replace(/\s/g, "");
  await check("setup-second-factor");
  await page.getByLabel("Code").fill(generateSync({ secret }));
  await page.getByRole("button", { name: "Switch on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).waitFor();
  await check("setup-recovery-codes");
  await page.getByRole("button", { name: "I have kept them" }).click();
  // No name is proposed: one could be taken over unseen.
  await expect.poll(() => page.getByLabel("Company").inputValue()).toBe("");
  // What is refused is said at its field, which has the focus.
  await goOn();
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaInvalid)).toBe("true");
  await page.getByText("Please fill this in.", { exact: true }).waitFor();
  await page.getByLabel("Company").fill(COMPANY);
  // A country is found by its own name.
  const country = page.getByRole("combobox", { name: "Country" });
  await country.fill("Deutschl");
  expect(await page.getByRole("option").allInnerTexts()).toEqual(["Germany"]);
  await country.fill("Deutschland");
  await page.getByLabel("Support e-mail").fill("help@northwind.example");
  await expect.poll(() => country.inputValue()).toBe("Germany");
  await check("setup-company");
  await page.reload();
  await expect.poll(() => page.getByLabel("Company").inputValue()).toBe(COMPANY);
  await expect.poll(() => page.getByLabel("Support e-mail").inputValue()).toBe("help@northwind.example");
  await goOn();
  await expect.poll(() => page.getByLabel("Base currency").inputValue()).toContain("EUR");
  await check("setup-money");
  await goOn();
  await page.getByLabel("Accent colour", { exact: true }).waitFor();
  await check("setup-look");
  await page.reload();
  await page.getByLabel("Accent colour", { exact: true }).waitFor();
  await page.goBack();
  await page.getByLabel("Base currency").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => page.getByLabel("Company").inputValue()).toBe(COMPANY);
  await goOn();
  await goOn();
  await page.getByLabel("Accent colour", { exact: true }).waitFor();
  await goOn();
  await page.getByRole("button", { name: "Later: mails wait until then" }).waitFor();
  await check("setup-mail");
  await page.getByRole("button", { name: "Later: mails wait until then" }).click();
  await page.getByRole("button", { name: "Begin with nothing" }).waitFor();
  await check("setup-catalogue");
  await page.getByRole("button", { name: "Begin with nothing" }).click();
  await page.getByText("Before the store opens: 1 of 9 done").waitFor();
  await check("checklist");
  await page.getByRole("link", { name: "Mails work" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("form")?.id))
    .toBe("mail-server");
}, 300_000);

it("delivery times, working days and holidays are set on one card, and the shop follows", async () => {
  await page.goto(`${store.url}/admin#/settings`);
  const card = page.locator("form#delivery");
  await card.getByRole("button", { name: "Add a country" }).click();
  await card.getByRole("combobox", { name: "Country 1" }).fill("Norway");
  await card.getByLabel("Days, from", { exact: true }).fill("9");
  await card.getByLabel("Days, to", { exact: true }).fill("2");
  await card.getByLabel("Saturday").check();
  await card.getByLabel("Holidays").fill("2026-12-25\n");
  await card.getByRole("button", { name: "Save" }).click();
  await page.getByText("A time from so many days is not longer than its time to.").waitFor();
  await card.getByLabel("Days, from", { exact: true }).fill("1");
  await card.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. The shop shows it.").waitFor();
  // The tax is the one of where the store is.
  const invoices = page.locator("form#invoices");
  await invoices.getByLabel("VAT in prices, percent").waitFor();
  expect(await invoices.getByText(/GST|HSN/).count()).toBe(0);
  await invoices.getByLabel("VAT number").fill("123");
  await invoices.getByLabel("VAT in prices, percent").fill("119");
  const saveInvoices = () => invoices.getByRole("button", { name: "Save" }).click();
  const isMarked = (label: string) =>
    invoices.getByLabel(label).evaluate((input: HTMLInputElement) => !input.validity.valid);
  await saveInvoices();
  expect(await isMarked("VAT in prices, percent")).toBe(true);
  await invoices.getByLabel("VAT in prices, percent").fill("19");
  await saveInvoices();
  await invoices.getByText("A VAT number with its country's two letters, such as DE123456789.").waitFor();
  await expect
    .poll(() => invoices.getByLabel("VAT number").evaluate((input) => input === document.activeElement))
    .toBe(true);
  await invoices.getByLabel("VAT number").fill("DE123456789");
  // Countries are chosen, by any of their names.
  await invoices.getByLabel("Countries with VAT").fill("Deutschl");
  await page.getByRole("option", { name: "Germany" }).click();
  await saveInvoices();
  await page.getByText("Saved. The shop shows it.").first().waitFor();
  await page.reload();
  await card.getByRole("combobox", { name: "Country 1" }).waitFor();
  await check("settings");
  await openPage(page, "/orders/shipping-policy");
  await page.getByText("working days, Monday to Saturday").waitFor();
  await page.getByRole("row", { name: "Norway 1-2" }).waitFor();
}, 300_000);

it("the first product makes its category on the way", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${store.url}/admin#/products/create`);
  await page.getByLabel("Name").fill("Nordlicht mug");
  await page.getByLabel("Weight with package, grams").fill("380");
  await page.getByLabel("Category").click();
  await page.getByRole("option", { name: "New category…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Cups & mugs");
  await checkAdminScreen(page, "new-category");
  // Pressed twice, it is one category.
  await dialog.getByRole("button", { name: "Add the category" }).dblclick();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Category" }).getByText("Cups & mugs").waitFor();
  await page.getByRole("tab", { name: "Prices, sizes, images" }).click();
  await page.getByLabel("Price before").fill("14.50");
  await page.getByLabel("Selling price").fill("14.50");
  await page.getByRole("button", { name: "Save, not yet in the shop" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("It is in the shop.").waitFor();
}, 300_000);

it("a product without an image shows a parcel, and a long company name leaves the header its buttons", async () => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, "/nordlicht-mug");
    await page.getByRole("heading", { name: "Nordlicht mug", level: 1 }).waitFor();
    expect(await page.getByRole("button", { name: "Look closely" }).count()).toBe(0);
    const drawn = page.getByRole("list", { name: "Pictures" });
    expect(await drawn.evaluate((tile) => getComputedStyle(tile).backgroundImage)).toContain("svg");
    const header = await page.getByRole("banner").boundingBox();
    const logo = await page.getByRole("banner").getByRole("link", { name: COMPANY }).boundingBox();
    expect(logo && header && logo.y >= header.y && logo.height <= header.height).toBe(true);
    expect(await findOverflow(page)).toEqual([]);
  }
}, 300_000);
