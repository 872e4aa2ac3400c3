import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { fillAddress } from "../support/fill-address.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import type { Buyer } from "../support/new-buyer.ts";
import { openPage } from "../support/open-page.ts";
import { cartItem, findProduct } from "../support/shopping.ts";

const mug = 42;

describeShop("addresses at checkout", (shop) => {
  async function fillCart({ userId, token }: Buyer) {
    const product = findProduct(shop().store, (each) => each.productId === mug);
    await shop().store.call("POST /api/ShoppingCart/Add/", {
      body: { ...cartItem(product, 1), userId },
      token,
    });
  }
  async function openCheckout(page: Page) {
    await openPage(page, "/checkout");
    await page.getByRole("heading", { name: "Delivery Details" }).waitFor();
  }
  async function enter() {
    const visitor = await shop().visitor({ width: 390, height: 844 });
    const buyer = await logInAsNewBuyer(visitor.page, shop().store);
    await fillCart(buyer);
    await openCheckout(visitor.page);
    return { ...visitor, buyer };
  }
  const earlier = (page: Page) => page.getByRole("region", { name: "Use an earlier address" });
  const addresses = async ({ token }: Buyer) =>
    (await shop().store.call("GET /api/accounts/addresses", { token })).body;

  it("are saved when the box is ticked, chosen at the next order by one click, and deleted by another", async () => {
    const { page, buyer } = await enter();
    expect(await earlier(page).count()).toBe(0);
    const keep = page.getByLabel("Save this address for next time");
    expect(await keep.isChecked()).toBe(false);
    await keep.check();
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByText("Delivering Here").waitFor();
    expect(await addresses(buyer)).toEqual([]);
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.waitForURL("**/checkout/order-confirm");
    await page.getByText(/\bKS-/).first().waitFor(); // now the draft is cleared
    expect(await addresses(buyer)).toHaveLength(1);

    await fillCart(buyer);
    await openCheckout(page);
    await earlier(page)
      .getByRole("button", { name: /^Asha Rao/ })
      .click();
    await page.getByText("Delivering Here").waitFor();
    expect(await page.locator("address").innerText()).toBe(
      "12 Marine Drive\nMumbai\nMaharashtra\nIndia\n+91 98200 00000",
    );
    expect(await page.getByRole("button", { name: "Place Order" }).isEnabled()).toBe(true);
    await page.getByRole("button", { name: "Edit address" }).click();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Asha Rao");
    await page.getByRole("button", { name: "Remove the address of Asha Rao, Mumbai" }).click();
    await page.getByText("The address of Asha Rao was removed.").waitFor();
    await expect.poll(() => addresses(buyer)).toEqual([]);
    expect(await keep.isChecked()).toBe(false);
    await page.reload();
    await page.getByLabel("Full Name").waitFor();
    expect(await earlier(page).count()).toBe(0);
  });

  it("that cannot be loaded block nothing, and can be loaded again", async () => {
    const { page, buyer, expectComplaint } = await enter();
    await page.route("**/api/accounts/addresses", (route) => route.abort(), { times: 1 });
    await page.reload();
    await earlier(page).getByText("Your saved addresses could not be loaded.").waitFor();
    expect(await page.getByLabel("Full Name").isVisible()).toBe(true);
    await earlier(page).getByRole("button", { name: "Try again" }).click();
    await earlier(page).waitFor({ state: "detached" });
    expect(await addresses(buyer)).toEqual([]);
    expectComplaint(/ERR_FAILED/);
  });

  it("have the field names of their country; an unusual value gets a warning, not a refusal", async () => {
    const { page } = await enter();
    const pin = page.getByLabel("PIN Code");
    expect(await pin.getAttribute("inputmode")).toBe("numeric");
    await page.getByText("For example +91 98200 12345").waitFor();
    await pin.fill("4001");
    await page.getByLabel("Contact").fill("12345");
    await page.getByText("PIN Codes there look like 400001. Is this one right?").waitFor();
    expect(await page.getByText("too short or too long").count()).toBe(0);
    await page.getByLabel("Contact").press("Tab");
    await page.getByLabel("Country", { exact: true }).selectOption("United Kingdom");
    await page.getByText("This number looks too short or too long.").waitFor();
    expect(await page.getByLabel("Postcode").inputValue()).toBe("4001");
    await page.getByLabel("Country", { exact: true }).selectOption("India");
    await fillAddress(page, { name: "Asha Rao", city: "Mumbai" });
    await page.getByText("Delivering Here").waitFor();
    expect(await page.locator("address").innerText()).toContain("Mumbai 4001\nMaharashtra");
  });

  it("show how shipping is calculated, and how much more ships at no extra charge", async () => {
    const { page } = await enter();
    const shipping = page.locator('dt:text-is("Shipping") ~ dd').last();
    const { packageWeight } = findProduct(shop().store, (each) => each.productId === mug);
    expect(packageWeight).toBeLessThan(500);
    expect(await shipping.innerText()).toBe(
      `${packageWeight} g to India. Another ${500 - packageWeight} g ships at no extra charge.`,
    );
    await page.getByLabel("Country", { exact: true }).selectOption("Others");
    expect(await shipping.innerText()).toContain("to another country.");
    await page.getByLabel("Name of the country").fill("Iceland");
    expect(await shipping.innerText()).toContain(`${packageWeight} g to Iceland.`);
  });
});
