import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { addMug, visitorPage } from "../support/visitor-page.ts";
import { stubOrderDetails } from "./quality/sample-orders.ts";

const FOOTER = [
  ["About Us", "/company/about-us"],
  ["Contact Us", "/company/contact-us"],
  ["Privacy Policy", "/company/privacy-policy"],
  ["Terms & Conditions", "/company/terms-and-conditions"],
  ["Track Your Order", "/accounts/order-history"],
  ["Order Status", "/accounts/order-history"],
  ["Return Policy", "/orders/return-policy"],
  ["How To Order", "/orders/placing-a-order"],
  ["Shipping Policy", "/orders/shipping-policy"],
  ["Bulk Enquiry", "/orders/bulk-enquiry"],
] as const;
const CATEGORIES = ["/electronic-gadgets", "/apparels", "/bags", "/stationary", "/drinkware"];

describeShop("the layout shell", (shop) => {
  const open = visitorPage(shop);
  const panelButton = (page: Page, panel: string) => page.locator(`header [data-panel=${panel}]`);

  it("opens one of search, account and currency at a time [spec 2.59, 2.74]", async () => {
    const page = await open("/");
    const panels = ["search", "user", "currency"];
    for (const opened of [...panels, "search"]) {
      await panelButton(page, opened).click();
      for (const panel of panels)
        await expect
          .poll(() => panelButton(page, panel).getAttribute("aria-expanded"))
          .toBe(String(panel === opened));
    }
    await page.getByLabel("Search the store").waitFor();
    await panelButton(page, "user").click();
    await page.getByLabel("Search the store").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    expect(await panelButton(page, "user").getAttribute("aria-expanded")).toBe("false");
  });

  it("fixes the header beyond 150 pixels, and nothing jumps [spec 2.73, 9.22]", async () => {
    const page = await open("/");
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    const position = () => page.locator("header").evaluate((it) => getComputedStyle(it).position);
    const contentTop = () =>
      page.getByRole("main").evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    const top = await contentTop();
    await scrollTo(150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
    expect(await position()).not.toBe("fixed");
    await scrollTo(151);
    await expect.poll(position).toBe("fixed");
    expect(await contentTop()).toBe(top);
    await scrollTo(0);
    await expect.poll(position).not.toBe("fixed");
  });

  it("has a top menu from the server whose items open their sub-items on hover and by a button [spec 2.56]", async () => {
    const page = await open("/");
    const menus = (await shop().store.call("GET /api/HeaderMenu")).body;
    const menu = page.locator("header").getByRole("navigation", { name: "Main" });
    for (const item of menus) {
      const link = menu.getByRole("link", { name: item.menuName, exact: true }).first();
      expect(await link.getAttribute("href")).toBe(item.menuLink);
    }
    const item = menus.find((each) => each.headerMenus.length > 0);
    const [sub] = item?.headerMenus ?? [];
    const subLink = menu.getByRole("link", { name: sub?.menuName ?? "-", exact: true });
    expect(await subLink.isVisible()).toBe(false);
    await menu.getByRole("link", { name: item?.menuName ?? "-", exact: true }).hover();
    await expect.poll(() => subLink.isVisible()).toBe(true);
    await page.mouse.move(5, 700);
    await expect.poll(() => subLink.isVisible()).toBe(false);
    await menu.getByRole("button", { name: `More of ${item?.menuName}` }).press("Enter");
    await expect.poll(() => subLink.isVisible()).toBe(true);
    expect(await subLink.getAttribute("href")).toBe(sub?.menuLink);
  });

  it("greets a guest as Guest and offers Login; the logo links home [spec 2.55, 2.71]", async () => {
    const page = await open("/company/about-us");
    await panelButton(page, "user").click();
    await page.getByText("Hello, Guest").waitFor();
    expect(await page.getByRole("link", { name: "Login", exact: true }).getAttribute("href")).toBe(
      "/accounts/login",
    );
    expect(await page.getByText("Sign Out").count()).toBe(0);
    await page.locator("header").getByRole("link", { name: "Ledgerline" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("greets a user by the full name, with My Orders, Change Password and Sign Out [spec 2.58, 2.70, 4.5]", async () => {
    const { page } = await shop().visitor();
    const buyer = await logInAsNewBuyer(page, shop().store);
    await addMug(page); // stored with a guest's session id
    await openPage(page, "/");
    const stored = () =>
      page.evaluate(() => ["user", "sessionId"].map((key) => localStorage.getItem(`kitstore.${key}`)));
    expect(await stored()).not.toContain(null);
    await panelButton(page, "user").click();
    await page.getByText("Hello, Asha Rao").waitFor();
    const href = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
    expect(await href("My Orders")).toBe("/accounts/order-history");
    expect(await href("Change Password")).toBe("/accounts/change-password");
    expect(await page.getByRole("link", { name: "Login", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Account of Guest" }).waitFor();
    expect(await stored()).toEqual([null, null]);
    await expect
      .poll(
        async () =>
          (
            await shop().store.call("GET /api/orders/{userId}", {
              params: { userId: buyer.userId },
              token: buyer.token,
            })
          ).status,
      )
      .toBe(401);
  });

  it("greets the buyer at checkout on a phone too, beside My Orders and Logout", async () => {
    const { page } = await shop().visitor({ width: 320, height: 640 });
    await logInAsNewBuyer(page, shop().store);
    await stubOrderDetails(page);
    await page.addInitScript(() => sessionStorage.setItem("kitstore.orderNo", "KS-7H2M-Q4TD-K"));
    await openPage(page, "/checkout/order-confirm");
    const header = page.getByRole("banner");
    for (const shown of [
      header.getByText("Hello, Asha Rao"),
      header.getByRole("link", { name: "My Orders" }),
      header.getByRole("button", { name: "Logout" }),
    ]) {
      await shown.waitFor();
      const box = await shown.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });

  it("has a footer with every link, each leading somewhere, a tagline and a copyright line [spec 2.23, 2.66-69]", async () => {
    const page = await open("/");
    const footer = page.getByRole("contentinfo");
    for (const [name, path] of FOOTER)
      expect(await footer.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(path);
    for (const path of CATEGORIES) expect(await footer.locator(`a[href="${path}"]`).count()).toBe(1);
    const links = await footer
      .getByRole("link")
      .evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    for (const link of new Set(links))
      expect((await shop().store.inject({ url: link ?? "" })).statusCode, link ?? "").toBe(200);
    const alertTexts = await footer.innerText();
    expect(alertTexts).toContain("© Ledgerline");
    expect(alertTexts).toContain(shop().store.services.settings.current().tagline);
  });

  it("opens every page at its top, and restores the scroll position on Back [spec 2.72]", async () => {
    const page = await open("/");
    const y = () => page.evaluate(() => Math.round(window.scrollY));
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Return Policy" });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(y).toBeGreaterThan(500);
    await page.waitForLoadState("networkidle"); // what became visible by scrolling is loaded
    await link.focus();
    const before = await y();
    await link.press("Enter"); // a click would scroll again if something moved meanwhile
    await page.getByRole("heading", { name: "Return Policy", level: 1 }).waitFor();
    await expect.poll(y).toBe(0);
    await page.goBack();
    await expect.poll(y).toBe(before);
    await page.goForward();
    await page.getByRole("heading", { name: "Return Policy", level: 1 }).waitFor(); // its arrival closes panels
    await panelButton(page, "search").focus();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    await panelButton(page, "search").click();
    await page.locator("header").getByLabel("Search the store").fill("mug");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Search results for mug", level: 1 }).waitFor();
    await expect.poll(y).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await page.getByRole("article").first().getByRole("link").press("Enter");
    await page.getByRole("heading", { name: "Everyday Mug", level: 1 }).waitFor();
    await expect.poll(y).toBe(0);
  });

  it("starts with dollars, remembers another currency, and closes the list once it is chosen [spec 1.1, 1.6, 2.57, 4.27, 9.5, 9.7]", async () => {
    const page = await open("/everyday-mug");
    const price = (text: string) => page.getByRole("main").getByText(text, { exact: true }).first().waitFor();
    await price(`$${(399 / 85).toFixed(2)}`);
    await panelButton(page, "currency").click();
    await page.getByRole("button", { name: "Dollar ($)" }).waitFor();
    await page.getByRole("button", { name: /^Euro/ }).click();
    await page.getByRole("button", { name: "Dollar ($)" }).waitFor({ state: "detached" });
    await price(`€${(399 / 92).toFixed(2)}`);
    await openPage(page, "/everyday-mug");
    await price(`€${(399 / 92).toFixed(2)}`);
    expect(await page.evaluate(() => localStorage.getItem("kitstore.currency"))).toBe("EUR");
  });

  it("alerts 'Text Cannot be blank' for an empty search, in the header and on the search page [spec 2.59, 5.26, 8.27]", async () => {
    const page = await open("/products/search?searchTerm=mug");
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const search = page.getByRole("main").getByRole("search");
    await search.getByLabel("Search the store").fill("   ");
    await search.getByRole("button", { name: "Search" }).click();
    await expect.poll(() => alerts).toEqual(["Text Cannot be blank"]);
    await panelButton(page, "search").click();
    await page.locator("header").getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect.poll(() => alerts).toEqual(["Text Cannot be blank", "Text Cannot be blank"]);
    expect(new URL(page.url()).search).toBe("?searchTerm=mug");
  });
});
