import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

describeShop("a product's page before its code is loaded", (shop) => {
  it("handles a click on Share and a chosen country once their code is loaded", async () => {
    const { page, context } = await shop().visitor();
    await context.grantPermissions(["clipboard-write"]);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.addInitScript(() => localStorage.setItem("kitstore.country", "Germany"));
    let isHeldBack = false;
    await page.route("**/assets/delivery-and-about-*.js", async (route) => {
      isHeldBack = true;
      await released;
      await route.continue();
    });
    await openPage(page, "/store/everyday-mug/42");
    const share = page.getByRole("button", { name: "Share" });
    await share.click();
    const country = page.getByLabel("Delivery to");
    await country.selectOption("Japan");
    expect(await page.getByText("Link copied").count()).toBe(0);
    expect(isHeldBack).toBe(true);
    release();
    await page.getByText("Link copied").waitFor();
    await page
      .getByTestId("delivery")
      .getByText(/^Expected/)
      .waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kitstore.country"))).toBe("Japan");
    expect(await country.inputValue()).toBe("Japan");
    expect(await share.getAttribute("popovertarget")).toBe(null);
  });

  it("does what was chosen and pressed before its code was loaded", async () => {
    const { page } = await shop().visitor({ width: 390, height: 844 });
    let release: () => void = () => undefined;
    await page.route("**/assets/product-*.js", async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    const openBeforeHydration = async (path: string) => {
      const held = page.waitForRequest("**/assets/product-*.js");
      await page.goto(path, { waitUntil: "commit" });
      await held;
    };
    await openBeforeHydration("/classic-crew-tee");
    await page.getByText("M", { exact: true }).click();
    await page.getByRole("radio", { name: "Ink" }).check({ force: true });
    await page.getByRole("button", { name: "Add to Cart" }).click();
    expect(await page.getByText("in your cart").count()).toBe(0);
    release();
    await page.getByText("in your cart").waitFor();
    await page.getByRole("button", { name: "View cart" }).click();
    await page.getByTestId("cart-line").getByText("Ink, Size M").waitFor();

    await openBeforeHydration("/soy-wax-candle");
    await page.getByRole("button", { name: "Tell me when it is back" }).click();
    release();
    await page.getByRole("form", { name: "Tell me when it is back" }).waitFor();

    await openBeforeHydration("/canvas-tote");
    await page.getByRole("button", { name: "Quote as PDF" }).click();
    release();
    await page.getByRole("dialog", { name: "Quote as PDF" }).waitFor();
  });
});
