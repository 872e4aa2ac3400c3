import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { newProductInput, productInputOf } from "../support/product-input.ts";
import { publishContent } from "../support/publish-content.ts";
import { newStaff } from "../support/staff.ts";
import { checkAdminScreen } from "./quality/check-admin-screens.ts";

const MUG = 42;

describeShop("the goods in German", (shop) => {
  const editor = async () => (await newStaff(shop().store, "catalogue")).token;
  const page = async (url: string) => (await shop().store.inject({ url })).body;
  const german = () => shop().store.services.catalogue.current().in("de");
  const call: ReturnType<typeof shop>["store"]["call"] = (...args) => shop().store.call(...args);

  it("keep an employee in the language: to the product, by a German word, into the cart and the order", async () => {
    const { page: browser } = await shop().visitor();
    const buyer = await logInAsNewBuyer(browser, shop().store);
    await openPage(browser, "/everyday-mug");
    await browser.getByRole("heading", { name: "Everyday Mug", level: 1 }).waitFor();
    await browser.getByRole("link", { name: "Deutsch" }).click();
    await browser.getByRole("heading", { name: "Alltagsbecher", level: 1 }).waitFor();
    await openPage(browser, "/de");
    await browser.getByRole("button", { name: "Suchen", exact: true }).first().click();
    const search = browser.getByLabel("Im Shop suchen");
    await search.pressSequentially("kaffeebech");
    await browser.getByRole("option", { name: /Alltagsbecher/ }).click();
    await browser.getByRole("heading", { name: "Alltagsbecher", level: 1 }).waitFor();
    await browser.getByRole("radio", { name: "Salbei" }).check({ force: true });
    await browser.getByRole("button", { name: "In den Warenkorb" }).click();
    await browser.getByText("Liegt in deinem Warenkorb.").waitFor();
    await browser.getByRole("button", { name: "Warenkorb, 1 Artikel" }).click();
    const cart = browser.getByRole("dialog", { name: "Mein Warenkorb" });
    await cart.getByText("Alltagsbecher").first().waitFor();
    await cart
      .getByText(/Salbei/)
      .first()
      .waitFor();
    await cart.getByRole("button", { name: "Kasse" }).click();
    await browser.waitForURL("**/de/checkout");
    await browser.getByText("Alltagsbecher").first().waitFor();
    const address = [
      ["Vor- und Nachname", "Asha Rao"],
      ["Telefon", "+91 98200 00000"],
      ["Straße und Hausnummer", "12 Marine Drive"],
      ["Ort", "Mumbai"],
      ["Bundesland oder Region", "Maharashtra"],
    ] as const;
    for (const [label, text] of address) await browser.getByLabel(label, { exact: true }).fill(text);
    const countries = await browser.getByLabel("Land").locator("option").allInnerTexts();
    expect([countries[0], countries[5], countries.at(-1)]).toEqual(["Indien", "Deutschland", "Anderes Land"]);
    await browser.getByRole("button", { name: "Adresse speichern" }).click();
    await browser.getByText("Maharashtra\nIndien\n").waitFor();
    await browser.getByRole("button", { name: "Bestellen" }).click();
    await browser.waitForURL("**/order-confirm*");
    await browser.getByText("Alltagsbecher").first().waitFor();
    const mail = await shop().store.inbox.next(({ to }) => to.includes(buyer.email));
    expect(mail.text).toContain("Alltagsbecher");
    expect(mail.text).toMatch(/^ *Indien\r?$/m);
  });
  it("fall back to the store's own words, marked as English, where a text has no translation", async () => {
    const token = await editor();
    const body = newProductInput({
      slug: "half-translated",
      description: "<p>Own words</p>",
      pageTitle: "Own title",
      translations: { de: { name: "Halbübersetzt" } },
    });
    const { body: made } = await call("POST /api/admin/products", { token, body });
    const params = { productId: made.id };
    const publish = { params, token, body: { version: made.version } };
    await call("POST /api/admin/products/{productId}/publish", publish);
    const html = await page(`/de/store/half-translated/${made.id}`);
    expect(html).toMatch(/<h1[^>]*>Halbübersetzt<\/h1>/);
    expect(html).not.toMatch(/<h1[^>]* lang=/);
    expect(html).toMatch(/<title>Halbübersetzt \|/);
    expect(html).toMatch(/lang="en"[^>]*><p>Own words/);
    expect(await page(`/store/half-translated/${made.id}`)).not.toMatch(/<div[^>]* lang="en"/);
    const withdraw = { params, token, body: { version: made.version + 1 } };
    await call("POST /api/admin/products/{productId}/withdraw", withdraw);
  });

  it("give the page its title, description, JSON-LD, breadcrumb and canonical in German", async () => {
    const html = await page("/de/store/everyday-mug/42");
    expect(html).toMatch(/<title>Alltagsbecher, Steinzeug, 330 ml/);
    expect(html).toMatch(/<meta name="description" content="Ein Becher aus Steinzeug/);
    expect(html).toMatch(/"name":"Alltagsbecher"/);
    expect(html).toMatch(
      /"name":"Becher &amp; Flaschen"|"name":"Becher & Flaschen"|"name":"Becher \\u0026 Flaschen"/,
    );
    expect(html).toMatch(/rel="canonical" href="[^"]*\/de\/store\/everyday-mug\/42"/);
  });

  it("change only the pages that show them", async () => {
    const token = await editor();
    const versions = async () =>
      Promise.all(
        ["/everyday-mug", "/de/everyday-mug", "/de/bags"].map(async (url) => {
          const { headers } = await shop().store.inject({ url });
          return headers.etag;
        }),
      );
    const before = await versions();
    const params = { productId: MUG };
    const { body: mug } = await call("GET /api/admin/products/{productId}", { params, token });
    const body = { ...productInputOf(mug), translations: { de: { name: "Kaffeepott" } } };
    const changed = await call("PUT /api/admin/products/{productId}", { params, token, body });
    await expect.poll(() => german().products.get(MUG)?.productName).toBe("Kaffeepott");
    const after = await versions();
    expect(after.map((etag, at) => etag === before[at])).toEqual([true, false, true]);
    const back = { ...productInputOf(changed.body), translations: mug.translations };
    await call("PUT /api/admin/products/{productId}", { params, token, body: back });
  });

  it("are a text page's too: its title, canonical and languages are German where staff translated it", async () => {
    const kind = "privacy-policy" as const;
    const html = "<p>We keep little.</p>";
    await publishContent(shop().store, { kind, html, translations: {} });
    await expect.poll(() => german().pageTexts.get(kind)?.html).toBe(html);
    const path = "/company/privacy-policy";
    expect(await page(`/de${path}`)).toMatch(/<article[^>]* lang="en"/);
    expect(await page(path)).not.toMatch(/<link[^>]*hrefLang="de"/i);
    const content = { kind, html, translations: { de: { html: "<p>Wir halten wenig fest.</p>" } } };
    await publishContent(shop().store, content);
    await expect.poll(() => german().pageTexts.get(kind)?.html).toBe("<p>Wir halten wenig fest.</p>");
    const [own, translated] = [await page(path), await page(`/de${path}`)];
    expect(translated).toMatch(/<h1[^>]*>Datenschutz<\/h1>/);
    expect(translated).toMatch(/<title>Datenschutz \|/);
    expect(translated).toMatch(/<meta name="description" content="Wir halten wenig fest\."/);
    expect(translated).not.toMatch(/<article[^>]* lang="en"/);
    expect(translated).toMatch(/rel="canonical" href="[^"]*\/de\/company\/privacy-policy"/);
    expect(own).toMatch(/<h1[^>]*>Privacy Policy<\/h1>/);
    expect(own).toMatch(/<link[^>]*hrefLang="de"/i);
  });

  it("are texts of the settings too: staff write them beside the English ones", async () => {
    const { store } = shop();
    const { page: admin } = await shop().visitor();
    await openAdminAs(admin, store, "admin", "/settings?card=look");
    const company = admin.locator("#company");
    await company.getByRole("button", { name: "In German" }).click();
    await company.getByLabel("Line in the footer in German").fill("Was bleibt.");
    const look = admin.locator("#look");
    await look.getByRole("button", { name: "In German" }).first().click();
    await look.getByLabel("Promise 1 in German").fill("In alle Welt");
    await admin.evaluate(() => window.scrollTo(0, 0)); // the bar with the title hides while the screen scrolls
    await checkAdminScreen(admin, "settings-in-german");
    await look.getByRole("button", { name: "Save: Look" }).click();
    await admin.getByText("Saved. The shop shows it.").first().waitFor();
    await company.getByRole("button", { name: "Save: Company" }).click();
    await expect.poll(() => page("/de")).toContain("Was bleibt.");
    const [english, inGerman] = [await page("/"), await page("/de")];
    expect(inGerman).toContain("In alle Welt");
    expect(inGerman).not.toContain("Good things for the people");
    expect(english).toContain("World Wide Shipping");
    expect(english).not.toMatch(/Was bleibt|In alle Welt/);
    expect(store.services.settings.current().translations.de?.officeHeading).toBe("Unser Büro in Mumbai");
  });

  it("are written by staff in the product's editor, and the shop shows them; without the setting there is no field", async () => {
    const { store } = shop();
    const token = await editor();
    const body = newProductInput({ slug: "to-be-translated" });
    const { body: made } = await call("POST /api/admin/products", { token, body });
    const params = { productId: made.id };
    await call("POST /api/admin/products/{productId}/publish", {
      params,
      token,
      body: { version: made.version },
    });
    const { page: admin } = await shop().visitor();
    await openAdminAs(admin, store, "catalogue", `/products/${made.id}`);
    await admin.getByRole("tab", { name: "In German" }).click();
    await admin.getByLabel("Name in German", { exact: true }).fill("Stahlbecher für unterwegs");
    await admin.getByLabel("Keywords in German").fill("Isobecher");
    await admin.evaluate(() => window.scrollTo(0, 0)); // the bar with the title hides while the screen scrolls
    await checkAdminScreen(admin, "product-in-german");
    await admin.getByRole("button", { name: "Save" }).click();
    await admin.getByText("Saved").first().waitFor();
    await expect.poll(() => german().products.get(made.id)?.productName).toBe("Stahlbecher für unterwegs");
    const { page: visitor } = await shop().visitor({ width: 390, height: 844 });
    await openPage(visitor, "/de/products/search?searchTerm=isobecher");
    await visitor
      .getByRole("link", { name: /Stahlbecher für unterwegs/ })
      .first()
      .click();
    await visitor.getByRole("heading", { name: "Stahlbecher für unterwegs", level: 1 }).waitFor();
    const change = async (languages: string[]) => {
      const administrator = await newStaff(store, "admin");
      const { body: settings } = await call("GET /api/admin/settings", { token: administrator.token });
      await call("PUT /api/admin/settings", {
        token: administrator.token,
        body: { version: settings.version, settings: { languages } },
      });
    };
    await change([]);
    await admin.reload();
    await admin.getByRole("tab", { name: "Size chart" }).waitFor();
    expect(await admin.getByRole("tab", { name: "In German" }).count()).toBe(0);
    await change(["de"]);
  });
});
