import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openAdminAs } from "../support/open-admin-as.ts";
import { openPage } from "../support/open-page.ts";
import { plainProduct } from "../support/shopping.ts";
import { newStaff } from "../support/staff.ts";
import { axeViolations } from "./quality/axe.ts";
import { checkAdminScreens } from "./quality/check-admin-screens.ts";

const createImage = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: "#b4632a" } })
    .png()
    .toBuffer();

describeShop("rates, places and content in the admin", (shop) => {
  const at = (page: Page, path: string) => openAdminAs(page, shop().store, "admin", path);

  it("changes a rate, with a confirmation where it jumps, and the shop's prices follow", async () => {
    const { page } = await shop().visitor();
    await at(page, "/currency-rates/EUR/show");
    await page.getByLabel("Rupees for one EUR").fill("184");
    await page.getByRole("button", { name: "Change the rate" }).click();
    await page.getByText("+100 %: every price in EUR").waitFor();
    await page.getByRole("button", { name: "It is right: change it" }).click();
    await page.getByRole("heading", { name: "One EUR costs ₹184" }).waitFor();
    await page.getByRole("region", { name: "Changes of rates" }).getByText("+100 %").waitFor();

    const product = plainProduct(shop().store);
    const price = ((product.productDetails[0]?.sellingPrice ?? 0) / 184).toFixed(2);
    const { page: buyer, context } = await shop().visitor();
    await context.addCookies([{ name: "currency", value: "EUR", url: shop().url }]);
    await expect
      .poll(async () => {
        await openPage(buyer, `/${product.productUrl}`);
        return buyer.getByRole("main").textContent();
      })
      .toContain(`€${price}`);
  });

  it("removes a currency, and shows the next piece of content, not the former one's text", async () => {
    const { page } = await shop().visitor();
    await at(page, "/currency-rates/AED/show");
    await page.getByRole("button", { name: "Remove the currency" }).click();
    await page.getByRole("button", { name: "Remove it" }).click();
    await page.getByText("The shop shows no prices in AED any more").waitFor();
    await expect.poll(() => page.getByRole("cell", { name: "AED" }).count()).toBe(0);
    const { page: buyer } = await shop().visitor();
    await openPage(buyer, "/");
    await buyer.evaluate(() => localStorage.setItem("kitstore.currency", JSON.stringify("AED")));
    await openPage(buyer, "/drinkware");
    await buyer.getByRole("button", { name: /^Currency: .*Dollar/ }).waitFor();

    await page.goto("/admin#/content/home-texts/show");
    await page.getByLabel("Title of the page").fill("Typed, not kept");
    await page.goto("/admin#/content/terms-and-conditions/show");
    await page.getByText("The page shows its built-in text.").waitFor();
    expect(await page.getByLabel("Title of the page").count()).toBe(0);
  });

  it("shows overlapping shipping bands before they are saved, and saves them once corrected", async () => {
    const { page } = await shop().visitor();
    await at(page, "/shipping-countries/1");
    const to = page.getByLabel("Band 1: To, g");
    await to.fill("700");
    await page.getByText("Two bands both name 501 g to 700 g: that cannot be saved.").waitFor();
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    await to.fill("400");
    await page.getByText("No band for 401 g to 500 g: there it costs ₹80.00.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await expect
      .poll(() => shop().store.services.catalogue.current().locations[0]?.shippingCharges[0]?.weightTo)
      .toBe(400);
  });

  it("moves and withdraws an office from the keyboard", async () => {
    const { page } = await shop().visitor();
    await at(page, "/offices");
    const down = page.getByRole("button", { name: "Move Mumbai down" });
    await down.focus();
    await page.keyboard.press("Enter");
    const names = () =>
      shop()
        .store.services.catalogue.current()
        .offices.map(({ name }) => name);
    await expect.poll(() => names().slice(0, 2)).toEqual(["Bengaluru", "Mumbai"]);
    await page.getByRole("cell", { name: "Mumbai", exact: true }).click();
    await page.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("button", { name: "Withdraw it" }).click();
    await page.getByText("Mumbai is withdrawn").waitFor();
    await expect.poll(() => names().includes("Mumbai")).toBe(false);
  });

  it("shows a slide and a menu item to staff first, and to customers once published", async () => {
    const { page, context } = await shop().visitor();
    await openAdminAs(page, shop().store, "catalogue", "/content");
    await page.getByRole("cell", { name: "Home: banner and category tiles" }).click();
    const heading = page.getByLabel("Heading").first();
    await heading.fill("A warm autumn");
    await page
      .getByLabel("Image file")
      .first()
      .setInputFiles({ name: "autumn.png", mimeType: "image/png", buffer: await createImage() });
    await page.getByRole("button", { name: "Another image" }).first().waitFor();
    await page.getByRole("button", { name: "Keep as draft" }).click();
    await page.getByRole("heading", { name: "The draft" }).waitFor();

    await page.goto("/admin#/content/menu/show");
    await page.getByRole("button", { name: "Move Apparel down" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add an item", exact: true }).click();
    await page.getByLabel("Name", { exact: true }).last().fill("Autumn");
    const link = page.getByLabel("Link of Autumn");
    await link.fill("//elsewhere.example");
    await page.getByText("//elsewhere.example is neither a path of this shop").waitFor();
    await link.fill("/drinkware");
    await page.getByRole("button", { name: "Keep as draft" }).click();
    await page.getByRole("heading", { name: "The draft" }).waitFor();

    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Look at it on the shop" }).click();
    const preview = await opened;
    await preview.getByText("Preview: this shows drafts").waitFor();
    await preview.getByRole("heading", { name: "A warm autumn" }).waitFor();
    await preview.getByRole("navigation").getByText("Autumn").first().waitFor({ state: "attached" });
    const { page: buyer } = await shop().visitor();
    await openPage(buyer, "/");
    expect(await buyer.content()).not.toContain("A warm autumn");

    for (const kind of ["menu", "slides"]) {
      await page.goto(`/admin#/content/${kind}/show`);
      await page.getByRole("button", { name: "Publish" }).click();
      await page.getByRole("button", { name: "Publish it" }).click();
      await page.getByRole("heading", { name: "As it is on the shop" }).waitFor();
    }
    await expect
      .poll(async () => {
        await openPage(buyer, "/");
        return buyer.content();
      })
      .toContain("A warm autumn");
    await buyer.getByRole("navigation").getByText("Autumn").first().waitFor({ state: "attached" });
    await preview.getByRole("link", { name: "Back to the shop as it is" }).click();
    await preview.getByText("Preview: this shows drafts").waitFor({ state: "detached" });
  }, 300_000);

  it("shows drafts only with a fresh preview link, and caches nothing of them", async () => {
    const { store } = shop();
    const { token } = await newStaff(store, "catalogue");
    const params = { kind: "home-texts" };
    const { body: edited } = await store.call("GET /api/admin/content/{kind}", { params, token });
    await store.call("PUT /api/admin/content/{kind}", {
      params,
      token,
      body: { version: edited.version, content: { ...edited.live, pageHeading: "Only a draft" } },
    });
    const { body } = await store.call("POST /api/admin/content/{kind}/preview", { params, token });
    const entered = await store.inject({ url: body.path });
    expect([entered.statusCode, entered.headers.location]).toEqual([303, "/"]);
    const cookie = String(entered.headers["set-cookie"]).split(";")[0] ?? "";
    const home = async (headers: Record<string, string>) => store.inject({ url: "/", headers });
    const shown = await home({ cookie });
    expect(shown.body).toContain("Only a draft");
    expect(shown.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect(shown.headers.etag).toBeUndefined();
    const data = await store.inject({ url: "/_.data", headers: { cookie } });
    expect([data.body.includes("Only a draft"), data.headers["cache-control"]]).toEqual([true, "no-store"]);
    for (const others of [{}, { cookie: `${cookie}x` }, { cookie: "kitstore-preview=" }])
      expect((await home(others)).body).not.toContain("Only a draft");
    const unknown = await store.inject({ url: "/preview/made-up/home-texts" });
    expect([unknown.statusCode, unknown.headers["set-cookie"]]).toEqual([303, undefined]);
    store.advanceClock(31 * 60_000);
    expect((await home({ cookie })).body).not.toContain("Only a draft");
  });

  it("replaces the text of a page, and restores the built-in text", async () => {
    const { page } = await shop().visitor();
    await openAdminAs(page, shop().store, "catalogue", "/content/return-policy/show");
    await page.getByRole("button", { name: "Write your own text, starting from this one" }).click();
    const pageText = page.getByRole("textbox", { name: "Text of the page" });
    await expect.poll(() => pageText.textContent()).toMatch(/within 7\sdays of delivery/);
    await pageText.fill("Send it back whenever you like.");
    await page.getByRole("button", { name: "Keep as draft" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("button", { name: "Publish it" }).click();
    await page.getByRole("heading", { name: "As it is on the shop" }).waitFor();
    const { page: buyer } = await shop().visitor();
    const shown = () =>
      expect.poll(async () => {
        await openPage(buyer, "/orders/return-policy");
        return buyer.getByRole("main").textContent();
      });
    await shown().toContain("Send it back whenever you like.");
    await expect.poll(() => axeViolations(buyer)).toEqual([]);
    await page
      .getByRole("button", { name: /Make the version of .* the draft/ })
      .last()
      .click();
    await page.getByRole("heading", { name: "The draft" }).waitFor();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("button", { name: "Publish it" }).click();
    await shown().toMatch(/within 7\sdays of delivery/);
  });

  it("has no accessibility violation at 1440 and 390 px, in light and dark", async () => {
    const { db } = shop().store.services.database;
    await db
      .insertInto("offered_rates")
      .values({ currency_code: "GBP", rate_micros: 54_000_000, offered_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const screens: [string, string][] = [
      ["/currency-rates", "Source says 54"],
      ["/currency-rates/GBP/show", "Use 54"],
      ["/currency-rates/create", "Add the currency"],
      ["/shipping-countries", "everywhere else"],
      ["/shipping-countries/1", "Add a band"],
      ["/shipping-countries/create", "Add the country"],
      ["/offices", "Bengaluru"],
      ["/offices/2", "Address"],
      ["/content", "Home: groups of products"],
      ["/content/slides/show", "Add a slide"],
      ["/content/tiles/show", "Add a tile"],
      ["/content/groups/show", "Find a product"],
      ["/content/menu/show", "Add an item"],
      ["/content/home-texts/show", "Keywords"],
      ["/content/privacy-policy/show", "Write your own text"],
    ];
    const { page } = await shop().visitor();
    await at(page, "/currency-rates");
    await checkAdminScreens(page, screens, [1440, 390]);
  }, 300_000);
});
