import { describe, expect, it } from "vitest";
import { checkoutPage, MUG_ID } from "../support/checkout-page.ts";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAs, logInAsNewBuyer } from "../support/log-in-as.ts";
import { newBuyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";
import { plainProduct } from "../support/shopping.ts";

const address = { name: "Asha Rao", city: "Mumbai" };
const REQUIRED = ["Full Name", "Contact", "Address", "City", "Region"];

describeShop("checkout", (shop) => {
  const { openWith, placeOrder, put, shown } = checkoutPage(shop);

  it("sends a guest to accounts/login?redirect=checkout [spec 2.36]", async () => {
    const { page } = await shop().visitor();
    await page.goto("/checkout");
    await page.waitForURL("**/accounts/login?redirect=checkout");
  });

  it("goes home when the cart is empty [spec 2.41]", async () => {
    const { page } = await shop().visitor();
    await logInAsNewBuyer(page, shop().store);
    await page.goto("/checkout");
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("has a header with only a greeting, My Orders and Logout [spec 2.61]", async () => {
    const { page } = await openWith(MUG_ID);
    const header = page.getByRole("banner");
    await header.getByText("Hello, Asha Rao").waitFor();
    expect(await header.getByRole("link").allInnerTexts()).toEqual(["My Orders"]);
    expect(await header.getByRole("button").allInnerTexts()).toEqual(["Logout"]);
    expect((await header.innerText()).split(/\s*\n\s*/)).toEqual(["Hello, Asha Rao", "My Orders", "Logout"]);
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    expect(await header.locator("input, select, [data-cart-button]").count()).toBe(0);
    expect(await header.getByRole("link", { name: "My Orders" }).getAttribute("href")).toBe(
      "/accounts/order-history",
    );
    await header.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/accounts/login?redirect=checkout");
    expect(await page.evaluate(() => localStorage.getItem("kitstore.user"))).toBe(null);
  });

  it.each(["/checkout", "/de/checkout"])("has a header on a phone that cuts no name: %s", async (path) => {
    const { page } = await shop().visitor({ width: 390, height: 844 });
    const buyer = await newBuyer(shop().store);
    await logInAs(page, buyer, { fullName: "Lena Weber-Schönfelder" });
    await put(buyer, MUG_ID);
    await openPage(page, path);
    const greeting = page.getByRole("banner").getByText(/^Hallo|^Hello/);
    await greeting.waitFor();
    expect(await greeting.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    const top = (name: RegExp, role: "link" | "button") =>
      page
        .getByRole("banner")
        .getByRole(role, { name })
        .evaluate((it) => Math.round(it.getBoundingClientRect().top));
    const logout = await top(/^Logout|^Abmelden/, "button");
    expect(await top(/^My Orders|^Meine Bestellungen/, "link")).toBe(logout); // side by side, above the greeting
    expect(await greeting.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(logout);
    const outside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(outside).toBeLessThanOrEqual(0);
  });

  describe("the delivery details", () => {
    it("need all but the postal code; India is chosen, among the countries delivered to and Others [spec 2.37, 5.1, 5.2, 5.4, 9.8]", async () => {
      const { page } = await openWith(MUG_ID);
      const country = page.getByLabel("Country", { exact: true });
      expect(await country.inputValue()).toBe("India");
      const names = (await shop().store.call("GET /api/servicelocations")).body
        .filter((location) => !location.isRestOfWorld)
        .map((location) => location.name);
      expect(await country.getByRole("option").allInnerTexts()).toEqual([...names, "Others"]);
      await page.getByLabel("Full Name").fill(""); // known from the sign-up
      await page.getByRole("button", { name: "Save Address" }).click();
      const alert = page.getByRole("alert");
      for (const label of REQUIRED) expect(await alert.innerText()).toContain(label);
      expect(await alert.innerText()).not.toContain("Postal Code");
      expect(await page.getByText("Delivering Here").count()).toBe(0);
    });

    it("with Others need the country's name [spec 5.3]", async () => {
      const { page } = await openWith(MUG_ID);
      await fillAddress(page, { ...address, country: "Others" });
      await page.getByText("Please enter the country.").waitFor();
      await page.getByLabel("Name of the country").fill("Iceland");
      await page.getByRole("button", { name: "Save Address" }).click();
      await page.getByText("Delivering Here").waitFor();
      expect(await page.locator("address").innerText()).toContain("Iceland");
      expect(await shown(page, "Shipping")).toBe(`$${(3500 / 85).toFixed(2)}`);
    });

    it("once saved are 'Delivering Here' and let the order be placed; the edit icon opens them again [spec 2.40, 4.10-12]", async () => {
      const { page } = await openWith(MUG_ID);
      expect(await placeOrder(page).isDisabled()).toBe(true);
      await fillAddress(page, address);
      const saved = page.getByRole("heading", { name: "Delivering Here" });
      await saved.waitFor();
      expect(await placeOrder(page).isEnabled()).toBe(true);
      expect(await page.getByLabel("Full Name").count()).toBe(0);
      await page.getByRole("button", { name: "Edit address" }).click();
      await saved.waitFor({ state: "detached" });
      expect(await placeOrder(page).isDisabled()).toBe(true);
      expect(await page.getByLabel("Full Name").inputValue()).toBe("Asha Rao");
    });

    it("offer Add Billing Address to organisation users only, who must choose an office then [spec 1.12, 4.11, 5.5, 5.6]", async () => {
      const { page: private_ } = await openWith(MUG_ID);
      expect(await private_.getByLabel("Add Billing Address").count()).toBe(0);

      const { page } = await shop().visitor();
      const buyer = await newBuyer(shop().store);
      const { db } = shop().store.services.database;
      await db.updateTable("users").set({ is_org: true }).where("user_id", "=", buyer.userId).execute();
      await logInAs(page, buyer, { isOrg: true });
      await put(buyer, MUG_ID);
      await openPage(page, "/checkout");
      await page.getByLabel("Add Billing Address").check();
      const office = page.getByLabel("Office", { exact: true });
      expect(await office.inputValue()).toBe("0");
      await fillAddress(page, address);
      await page.getByText("Please choose an office.").waitFor();
      expect(await page.getByText("Delivering Here").count()).toBe(0);
      await office.selectOption("Pune");
      await page.getByRole("button", { name: "Save Address" }).click();
      await page.getByText("Billed to the Pune office").waitFor();
      await placeOrder(page).click();
      await page.waitForURL("**/checkout/order-confirm");
      const order = await db
        .selectFrom("orders")
        .select("billing_office")
        .where("user_id", "=", buyer.userId)
        .executeTakeFirstOrThrow();
      expect(order.billing_office).toBe("Pune");
    });
  });

  describe("the order", () => {
    it("is confirmed with its number and the notice of a mail, which clears the session storage [spec 2.42, 2.44, 4.13]", async () => {
      const { page, buyer } = await openWith(plainProduct(shop().store).productId);
      await fillAddress(page, address);
      await placeOrder(page).click();
      await page.waitForURL("**/checkout/order-confirm");
      const { order_no: orderNo } = await shop()
        .store.services.database.db.selectFrom("orders")
        .select("order_no")
        .where("user_id", "=", buyer.userId)
        .executeTakeFirstOrThrow();
      await page.getByRole("main").getByText(orderNo).waitFor();
      await page.getByText("An email with all the details will follow.").waitFor();
      const stored = await page.evaluate(() => Object.keys(sessionStorage));
      expect(stored.filter((key) => key.startsWith("kitstore."))).toEqual([]);
      await page.goto("/checkout/order-confirm");
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByRole("button", { name: "Cart, empty" }).waitFor();
    });

    it("waits under a spinner that covers the screen [spec 2.65, 10.35]", async () => {
      const { page } = await openWith(MUG_ID);
      await fillAddress(page, address);
      let response = () => {};
      await page.route("**/api/ShoppingCart/Checkout", async (route) => {
        await new Promise<void>((done) => {
          response = done;
        });
        await route.continue();
      });
      await placeOrder(page).dblclick();
      const spinner = page.getByRole("status").filter({ hasText: "Placing your order …" });
      await spinner.waitFor();
      expect(await spinner.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
      response();
      await page.waitForURL("**/checkout/order-confirm");
      await spinner.waitFor({ state: "detached" });
      expect(await page.evaluate(() => String(getSelection()))).toBe(""); // by the second press, on the spinner
    });

    it("confirmation goes home when no number is stored [spec 2.43]", async () => {
      const { page } = await shop().visitor();
      await page.goto("/checkout/order-confirm");
      await page.waitForURL((url) => url.pathname === "/");
    });
  });
});
