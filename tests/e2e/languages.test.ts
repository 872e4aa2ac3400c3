import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPage, waitForHydration } from "../support/open-page.ts";
import { publishContent } from "../support/publish-content.ts";
import { newStaff } from "../support/staff.ts";
import { axeViolations } from "./quality/axe.ts";
import { layoutShift, MAX_LAYOUT_SHIFT, watchLayoutShift } from "./quality/layout-shift.ts";
import { findOverflow } from "./quality/overflow.ts";

const path = (page: Page) => new URL(page.url()).pathname;
/** What a page links to in the other languages, by `hreflang`. */
const alternatesOf = (page: Page) =>
  page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [
          link.getAttribute("hreflang"),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      ),
    );

describeShop("the shop in German", (shop) => {
  it("leads from the home page to the cart, the login and the checkout without leaving the language", async () => {
    const { page } = await shop().visitor();
    const buyer = await newBuyer(shop().store);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) scripts.push(new URL(request.url()).pathname);
    });
    await openPage(page, "/de");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.getByRole("navigation", { name: "Hauptmenü" }).waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Becher & Flaschen" }).click();
    await page
      .getByText(/^\d+ Produkte$/)
      .first()
      .waitFor();
    expect(path(page)).toBe("/de/drinkware");
    await page
      .getByRole("link", { name: /Alltagsbecher/ })
      .first()
      .click();
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.getByText("Liegt in deinem Warenkorb.").waitFor();
    expect(path(page)).toMatch(/^\/de\/./);
    await page.getByRole("button", { name: "Warenkorb, 1 Artikel" }).click();
    await page.getByRole("dialog", { name: "Mein Warenkorb" }).getByRole("button", { name: "Kasse" }).click();
    const email = page.getByLabel("E-Mail");
    await email.pressSequentially(buyer.email);
    await page.getByLabel("Passwort", { exact: true }).pressSequentially("not the password");
    expect(await email.inputValue()).toBe(buyer.email);
    expect(await page.getByLabel("Passwort", { exact: true }).inputValue()).toBe("not the password");
    expect(path(page)).toBe("/de/accounts/login");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await page.getByText("E-Mail-Adresse oder Passwort ist falsch.").waitFor();
    const texts = [...new Set(scripts.filter((script) => script.startsWith("/assets/locales/")))];
    expect(texts).toEqual([expect.stringMatching(/^\/assets\/locales\/de-/)]); // one language, loaded once
  });

  it("has room for long words on a narrow phone, and for the buttons beside them", async () => {
    const { page } = await shop().visitor();
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, "/de/store/welcome-kit/25");
    expect(await findOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 700 });
    const [summary, button] = await Promise.all([
      page.locator(".buy-bar > p").boundingBox(),
      page.locator(".buy-bar").getByRole("button", { name: "Wähle deine Größe" }).boundingBox(),
    ]);
    expect(summary && button && summary.x + summary.width <= button.x).toBe(true);
    const isCutOff = await page.locator(".buy-bar > p").evaluate((p) => p.scrollWidth > p.clientWidth);
    expect(isCutOff).toBe(false);
  });

  it("writes amounts as German does, with and without a reload", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/de/everyday-mug");
    const price = () => page.getByRole("main").innerText();
    expect(await price()).toMatch(/\d,\d\d\u00a0€/); // of Germany, as nothing was chosen
    await openPage(page, "/everyday-mug");
    expect(await price()).toMatch(/\$\d+\.\d\d/);
  });

  it("names the languages of a page, and links to the same page in the other one", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/drinkware?page=1");
    const alternates = { en: "/drinkware", de: "/de/drinkware", "x-default": "/drinkware" };
    expect(await alternatesOf(page)).toEqual(alternates);
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL("**/de/drinkware");
    await waitForHydration(page);
    expect(await alternatesOf(page)).toEqual(alternates);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/de\/drinkware$/);
    await page.getByRole("link", { name: "English", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/drinkware");
  });

  it("shows a company's own policy without a translation in English and says so", async () => {
    const { store } = shop();
    const { page } = await shop().visitor();
    const kind = "privacy-policy" as const;
    const html = "<p>We keep little.</p>";
    await publishContent(store, { kind, html, translations: {} });
    await expect.poll(() => store.services.catalogue.current().in("de").pageTexts.get(kind)?.html).toBe(html);
    await openPage(page, "/de/company/privacy-policy");
    expect(await page.getByRole("article").getAttribute("lang")).toBe("en");
    expect(await alternatesOf(page)).toEqual({});
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(
      /[^e]\/company\/privacy-policy$/,
    );
    await page.getByRole("link", { name: "Zum Inhalt springen" }).waitFor({ state: "attached" });
    await publishContent(store, { kind, html: null, translations: {} });
  });

  it.each([
    ["/orders/shipping-policy", "Versand", "Großstädte (Indien)", "Montag bis Freitag"],
    ["/company/privacy-policy", "Datenschutz", "Zufallszahl eines Gastes", "innerhalb von 24 Stunden"],
    ["/company/terms-and-conditions", "AGB", "Großstädte (Indien)", "Indische Rupien"],
  ])("%s has its built-in text, with the company's figures", async (asked, heading, ...words) => {
    const { page } = await shop().visitor({ width: 390, height: 844 });
    await openPage(page, `/de${asked}`);
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: heading, level: 1 }).waitFor();
    const text = await main.innerText();
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toMatch(/\b(the|your|and|until)\b/i);
    expect(await main.locator("[lang=en]").count()).toBe(0);
    expect(await alternatesOf(page)).toMatchObject({ en: asked, de: `/de${asked}` });
    expect(await findOverflow(page)).toEqual([]);
  });

  it("has the company's own texts of the settings in German", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/de");
    const promises = page.getByRole("region", { name: "Unsere Versprechen" });
    await promises.getByText("Wir beantworten jede Anfrage innerhalb von 24 Stunden.").waitFor();
    await page
      .getByRole("contentinfo")
      .getByText("Gute Dinge für alle, die mit uns etwas aufbauen.")
      .waitFor();
    await openPage(page, "/de/company/contact-us");
    await page.getByRole("heading", { name: "Unser Büro in Mumbai" }).waitFor();
    await page.getByText("Montag bis Freitag, 10:00 bis 18:30 Uhr (indische Zeit)").waitFor();
    await openPage(page, "/company/contact-us");
    await page.getByRole("heading", { name: "Our office in Mumbai" }).waitFor();
  });

  it("has a German page for an unknown path", async () => {
    const { page, expectComplaint } = await shop().visitor();
    expectComplaint(/404/);
    const response = await page.goto("/de/no-such-thing");
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { name: "Diese Seite gibt es nicht." }).waitFor();
    await waitForHydration(page);
    await page.getByRole("link", { name: "Zur Startseite" }).click();
    await page.waitForURL("**/de");
  });

  it("works without JavaScript", async () => {
    const { page } = await shop().visitor({ javaScriptEnabled: false });
    await page.goto("/de/drinkware");
    await page
      .getByRole("link", { name: /Alltagsbecher/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "Alltagsbecher", level: 1 }).waitFor();
    expect(path(page)).toMatch(/^\/de\//);
    await page.goto("/de/products/search?searchTerm=mug");
    await page.getByRole("heading", { name: "Treffer für mug" }).waitFor();
  });

  it.each([
    ["/de/", "/de"],
    ["/DE/Drinkware", "/de/drinkware"],
    ["/de/drinkware/", "/de/drinkware"],
  ])("moves %s to %s", async (asked, canonical) => {
    const { statusCode, headers } = await shop().store.inject({ url: asked });
    expect([statusCode, headers.location]).toEqual([301, canonical]);
  });

  it("is there only where the store's setting says so", async () => {
    const { store } = shop();
    const { token } = await newStaff(store, "admin");
    const { body } = await store.call("GET /api/admin/settings", { token });
    const change = (version: number, languages: string[]) =>
      store.call("PUT /api/admin/settings", { token, body: { version, settings: { languages } } });
    const sitemap = async () => (await store.inject({ url: "/sitemap.xml" })).body;
    expect(await sitemap()).toContain("/de/drinkware</loc>");
    const off = await change(body.version, []);
    const { page } = await shop().visitor();
    await openPage(page, "/drinkware");
    await page.getByRole("contentinfo").getByText("All rights reserved").waitFor();
    expect(await page.getByRole("link", { name: "Deutsch" }).count()).toBe(0);
    expect(await alternatesOf(page)).toEqual({});
    expect(await sitemap()).not.toMatch(/hreflang|\/de\//);
    expect((await store.inject({ url: "/de/drinkware" })).statusCode).toBe(404);
    await change(off.body.version, ["de"]);
    expect((await store.inject({ url: "/de/drinkware" })).statusCode).toBe(200);
  });

  it("tells a visitor once, in the language of the browser, that the page is there in it too", async () => {
    const { store } = shop();
    const { page, context } = await shop().visitor({ width: 390, height: 844 });
    await watchLayoutShift(context);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "languages", { get: () => ["fr", "de-AT", "en"] }),
    );
    await openPage(page, "/drinkware?page=1");
    const offer = page.getByRole("complementary", { name: "Deutsch" });
    const link = offer.getByRole("link", { name: "Diese Seite gibt es auch auf Deutsch." });
    await link.waitFor();
    expect([await link.getAttribute("href"), await offer.getAttribute("lang")]).toEqual([
      "/de/drinkware?page=1",
      "de",
    ]);
    expect((await layoutShift(page)).total).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect(await axeViolations(page)).toEqual([]);
    await offer.getByRole("button", { name: "Schließen" }).click();
    await offer.waitFor({ state: "detached" });
    await openPage(page, "/");
    await page.locator(".offline-note").waitFor({ state: "attached" }); // what shows it has run
    expect(await offer.count()).toBe(0);
    const sentTo = async (language: string) =>
      (await store.inject({ url: "/drinkware", headers: { "accept-language": language } })).body.length;
    expect(await sentTo("de")).toBe(await sentTo("en"));
  });
});
