import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { knownLanguages, readCatalogue } from "../../src/platform/language/catalogues.ts";
import type { Language } from "../../src/platform/language/language.ts";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { newStaff } from "../support/staff.ts";
import { englishAmong, englishLeftovers } from "./quality/english-leftovers.ts";
import { findOverflow } from "./quality/overflow.ts";
import { pageInLanguage } from "./quality/page-in-language.ts";

const CAN_TAKE_MS = 300_000;
const translated = knownLanguages().filter((language) => language !== "en");

describeShop("the shop in every language it has a file of", (shop) => {
  beforeAll(async () => {
    const { token } = await newStaff(shop().store, "admin");
    const { body } = await shop().store.call("GET /api/admin/settings", { token });
    await shop().store.call("PUT /api/admin/settings", {
      token,
      body: { version: body.version, settings: { languages: translated } },
    });
  });

  /** A phone, and a page on which steps in English do the same in a language. */
  async function visitIn(language: Language) {
    const { page } = await shop().visitor({ width: 390, height: 844 });
    const catalogue = readCatalogue(language).filter(({ context }) => !context);
    return { phone: page, page: pageInLanguage(page, language, catalogue) };
  }

  async function expectOneLanguage(phone: Page, language: Language): Promise<void> {
    const where = new URL(phone.url()).pathname;
    expect(await phone.locator("html").getAttribute("lang"), where).toBe(language);
    const written = [...shop().store.services.catalogue.current().products.values()].map(
      ({ productName }) => productName,
    );
    expect(await englishLeftovers(phone, { language, catalogue: "shop", written }), where).toEqual([]);
    expect(await findOverflow(phone), where).toEqual([]);
  }

  /** The path of the button in a mail with a personal code. */
  async function mailedLink(email: string): Promise<string> {
    const { store } = shop();
    await store.call("POST /api/admin/coupon-batches", {
      token: (await newStaff(store, "admin")).token,
      body: { name: `Joiner ${email}`, emailsCsv: email, kind: "swag", sendMails: true, dryRun: false },
    });
    const mail = await store.inbox.next(({ to, text }) => to.includes(email) && text.includes("#coupon="));
    const { pathname, hash } = new URL(/http\S+#coupon=\S+/.exec(mail.text)?.[0] ?? "");
    return `${pathname}${hash}`;
  }

  async function fillAddress(page: Page): Promise<void> {
    await page.getByLabel("Full Name", { exact: true }).fill("Asha Rao");
    await page.getByLabel("Contact", { exact: true }).fill("+91 98200 00000");
    await page.getByLabel("Address", { exact: true }).fill("12 Marine Drive");
    await page.getByLabel("PIN Code").fill("400001");
    await page.getByLabel("City", { exact: true }).fill("Mumbai");
    await page.getByLabel("Region", { exact: true }).fill("Maharashtra");
    await page.getByRole("button", { name: "Save Address" }).click();
    await page.getByText("Delivering Here").waitFor();
  }

  describe.each(translated)("%s", (language) => {
    it(
      "sells a mug on a phone, and says nothing in English, nor does the order's mail",
      async () => {
        const { phone, page } = await visitIn(language);
        const buyer = await logInAsNewBuyer(phone, shop().store);
        await openPage(page, "/");
        await expectOneLanguage(phone, language);
        await openPage(page, "/everyday-mug");
        await expectOneLanguage(phone, language);
        await page.getByRole("button", { name: "Add to Cart" }).first().click();
        await page.getByText("It’s in your cart.").waitFor();
        await openPage(page, "/checkout");
        await page.getByLabel("Full Name", { exact: true }).waitFor();
        await expectOneLanguage(phone, language);
        await fillAddress(page);
        await expectOneLanguage(phone, language);
        await page.getByRole("button", { name: "Place Order" }).click();
        await page.waitForURL(`**/${language}/checkout/order-confirm*`);
        const number = phone.getByText(/KS-/).first();
        await number.waitFor();
        await expectOneLanguage(phone, language);
        await openPage(page, "/accounts/order-history");
        await number.waitFor();
        await expectOneLanguage(phone, language);
        const { text } = await shop().store.inbox.next(({ to }) => to.includes(buyer.email));
        const lines = text.split("\n").map((line) => line.trim());
        expect(englishAmong(lines, { language, catalogue: "shop" })).toEqual([]);
      },
      CAN_TAKE_MS,
    );

    it(
      "gives a newcomer the kit by the code that was mailed, and says nothing in English",
      async () => {
        const link = await mailedLink(`meera.${randomUUID()}@ledgerline.example`);
        const { phone, page } = await visitIn(language);
        await openPage(page, link);
        await page.getByText("Free, and your code is ready").waitFor();
        await phone.getByText("M", { exact: true }).click();
        await expectOneLanguage(phone, language);
        await page.getByRole("button", { name: "Order my kit" }).click();
        await page.getByLabel("First Name").fill("Meera");
        await page.getByLabel("Last Name").fill("Iyer");
        await expectOneLanguage(phone, language);
        await page.getByRole("button", { name: "Register" }).click();
        await page.waitForURL(`**/${language}/checkout`);
        await page.getByText("Free Swag", { exact: true }).waitFor();
        await expectOneLanguage(phone, language);
        await fillAddress(page);
        await page.getByRole("button", { name: "Place Order" }).click();
        await page.getByRole("heading", { name: "Your welcome kit is ordered." }).waitFor();
        await expectOneLanguage(phone, language);
      },
      CAN_TAKE_MS,
    );

    it.each([
      ["/drinkware", "/products/search?searchTerm=mug", "/products/search?searchTerm=xylophone", "/wishlist"],
      [
        "/company/about-us",
        "/company/contact-us",
        "/company/privacy-policy",
        "/company/terms-and-conditions",
      ],
      ["/orders/return-policy", "/orders/placing-a-order", "/orders/shipping-policy", "/orders/bulk-enquiry"],
      ["/accounts/login", "/accounts/signup", "/accounts/recover-password", "/orders/track-order", "/claim"],
    ])(
      "says nothing in English on %s and %s",
      async (...paths) => {
        const { phone, page } = await visitIn(language);
        for (const path of paths) {
          await openPage(page, path);
          await expectOneLanguage(phone, language);
        }
      },
      CAN_TAKE_MS,
    );
  });
});
