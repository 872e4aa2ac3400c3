import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

describeShop("delivery on a product's page", (shop) => {
  const deliveryText = (page: Page) => page.getByTestId("delivery");
  const country = (page: Page) => page.getByLabel("Delivery to");
  const product = (id: number) => {
    const found = shop().store.services.catalogue.current().products.get(id);
    if (!found) throw new Error(`no product ${id}`);
    return found;
  };
  /** The charge in the demo's shipping table, in dollars. */
  const dollars = (name: string, weightGrams: number) => {
    const { locations } = shop().store.services.catalogue.current();
    const place =
      locations.find((each) => each.name === name) ?? locations.find((each) => each.isRestOfWorld);
    const band = place?.shippingCharges.find(
      (each) => each.weightFrom <= weightGrams && weightGrams <= each.weightTo && each.deliveryCharge > 0,
    );
    return `$${((band?.deliveryCharge ?? place?.deliveryCharge ?? Number.NaN) / 85).toFixed(2)} shipping`;
  };

  it("is to India at first, by weight, and follows the quantity", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/store/everyday-mug/42");
    const weight = product(42).packageWeight;
    expect(await country(page).inputValue()).toBe("India");
    expect(await deliveryText(page).innerText()).toContain(dollars("India", weight));
    // Once, as dates.
    await expect
      .poll(() => deliveryText(page).innerText())
      .toMatch(/^Expected\s\d{1,2}(\s\w{3,4})?\s–\s\d{1,2}\s\w{3,4}\n+[^\n]+$/);
    await page.getByRole("textbox", { name: /^Quantity/ }).fill("8");
    await expect.poll(() => deliveryText(page).innerText()).toContain(dollars("India", weight * 8));
    expect(dollars("India", weight * 8)).not.toBe(dollars("India", weight));
  });

  it("stays where it is when a currency is chosen, also the one that is chosen already", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/everyday-mug");
    for (const [currency, place] of [
      ["Pound", "India"],
      ["Pound", "India"],
      ["Yen", "Japan"],
    ] as const) {
      await country(page).selectOption(place);
      await page.getByRole("button", { name: /^Currency:/ }).click();
      await page.getByRole("button", { name: new RegExp(`^${currency}`) }).click();
      await expect.poll(() => deliveryText(page).innerText()).toContain(currency === "Pound" ? "£" : "¥");
      expect(await country(page).inputValue()).toBe(place);
    }
  });

  it("is in the chosen country and currency, and both are remembered on the next product", async () => {
    const { page } = await shop().visitor({ width: 390 });
    await openPage(page, "/everyday-mug");
    await country(page).selectOption("Japan");
    const weight = product(42).packageWeight;
    await expect.poll(() => deliveryText(page).innerText()).toContain(dollars("Japan", weight));
    await page.evaluate(() => localStorage.setItem("kitstore.currency", "INR"));
    await openPage(page, "/store/everyday-mug/42");
    await expect.poll(() => country(page).inputValue()).toBe("Japan");
    await expect.poll(() => deliveryText(page).innerText()).toMatch(/₹[\d,]+\.00 shipping/);
    await country(page).selectOption("Others");
    await expect.poll(() => deliveryText(page).innerText()).toContain("₹3,500.00 shipping");
  });

  it("of the kit is free", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/welcome-kit");
    await country(page).selectOption("Others");
    await expect.poll(() => deliveryText(page).innerText()).toContain("Free shipping");
  });

  it("is shown without scripts too", async () => {
    const { page } = await shop().visitor({ javaScriptEnabled: false });
    await page.goto("/everyday-mug");
    expect(await deliveryText(page).innerText()).toContain(dollars("India", product(42).packageWeight));
    const text = (await deliveryText(page).innerText()).replaceAll("\u00a0", " "); // holds a range to its days
    expect(text).toContain("3-4 days to metro cities, 5-7 days elsewhere");
    expect(await country(page).isVisible()).toBe(false);
  });

  it("shifts nothing on the page when another country was remembered", async () => {
    const { page } = await shop().visitor();
    await openPage(page, "/everyday-mug");
    await country(page).selectOption("United Arab Emirates");
    await page.waitForFunction(() => localStorage.getItem("kitstore.country")?.includes("Emirates"));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, "/everyday-mug");
    await expect.poll(() => country(page).inputValue()).toBe("United Arab Emirates");
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
});

describeShop("a category's page", (shop) => {
  const productCode = /\/assets\/product-[^/]*\.js$/;
  const scripts = (page: Page) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    return () => fetched.filter((path) => productCode.test(path));
  };

  it("loads the product page's code only when the pointer is on a card, and then shows the product", async () => {
    const { page } = await shop().visitor();
    const fetched = scripts(page);
    await openPage(page, "/drinkware");
    await page.waitForLoadState("networkidle");
    expect(fetched()).toEqual([]);
    const card = page.getByRole("link", { name: /Everyday Mug/ });
    await card.hover();
    await expect.poll(() => fetched().length).toBe(1);
    await card.click();
    await page.getByRole("button", { name: "Add to Cart" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Drinkware" }).waitFor();
  });

  it("goes to a product by keyboard as well, and the product can be bought", async () => {
    const { page } = await shop().visitor();
    const fetched = scripts(page);
    await openPage(page, "/drinkware");
    await page.getByRole("link", { name: /Everyday Mug/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
    expect(fetched()).toHaveLength(1);
  });
});
