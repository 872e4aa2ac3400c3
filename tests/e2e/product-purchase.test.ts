import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { newStaff } from "../support/staff.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("buying on a product's page", (shop) => {
  const open = visitorPage(shop);
  const cartCalls = (page: Page) => {
    const calls: string[] = [];
    page.on("request", (request: Request) => {
      const [, call] = /\/api\/ShoppingCart\/(Add|Update)\/$/.exec(request.url()) ?? [];
      if (call) calls.push(`${call} ${request.postDataJSON().qty}`);
    });
    return calls;
  };

  it("says price and size beside the buttons of a phone", async () => {
    const page = await open("/classic-crew-tee", { width: 390, height: 600 });
    const bar = page.locator(".buy-bar");
    await bar.getByText("No size yet").waitFor();
    expect(await bar.innerText()).toMatch(/^\$\d+\.\d\d\n/);
    await page.getByRole("radio", { name: "M", exact: true }).check({ force: true });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await bar.getByText("Size M").waitFor();
  });

  it("says on a phone that the kit is free, beside its buttons", async () => {
    const page = await open("/welcome-kit", { width: 390, height: 600 });
    const bar = page.locator(".buy-bar");
    await bar.getByText("Free", { exact: true }).waitFor();
    await bar.getByText("No size yet").waitFor();
  });

  it("opens the cart after Add to Cart where the store's setting says so", async () => {
    const { token } = await newStaff(shop().store, "admin");
    const { body } = await shop().store.call("GET /api/admin/settings", { token });
    const change = (version: number, opensCart: boolean) =>
      shop().store.call("PUT /api/admin/settings", { token, body: { version, settings: { opensCart } } });
    const changed = await change(body.version, true);
    const page = await open("/everyday-mug");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("dialog", { name: "My Shopping Cart" }).getByText("Everyday Mug").first().waitFor();
    await change(changed.body.version, false);
  });

  it.each([390, 1440])(
    "moves nothing on a screen of %i px when it says that it is in the cart",
    async (width) => {
      const page = await open("/everyday-mug", { width, height: 844 });
      const below = () => page.getByTestId("delivery").evaluate((it) => it.getBoundingClientRect().top);
      const before = await below();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await page.getByText("It’s in your cart.").waitFor();
      expect(await below()).toBe(before);
      const box = await page.getByRole("button", { name: "View cart" }).boundingBox();
      expect(box && box.y > 0 && box.y < 844).toBe(true);
      await page.mouse.wheel(0, 600);
      await page.getByText("It’s in your cart.").waitFor({ state: "detached" });
    },
  );

  it("by Buy Now puts it into the cart and goes to checkout [spec 2.32, 4.20]", async () => {
    const { page } = await shop().visitor();
    await logInAsNewBuyer(page, shop().store);
    await openPage(page, "/everyday-mug");
    const calls = cartCalls(page);
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.waitForURL("**/checkout");
    await page.getByRole("region", { name: "Gifts Summary" }).getByText("Everyday Mug").waitFor();
    expect(calls).toEqual(["Add 1"]);
    await openPage(page, "/everyday-mug");
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.getByText("Your cart already has 1 of these.").waitFor();
    await page.getByRole("button", { name: "Order 2" }).click();
    await page.waitForURL("**/checkout");
    expect(calls).toEqual(["Add 1", "Update 2"]);
  });
});
