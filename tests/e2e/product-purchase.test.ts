import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { newStaff } from "../support/staff.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("buying on a product's page", (shop) => {
  const open = visitorPage(shop);
  const quantity = (page: Page) => page.getByRole("textbox", { name: /^Quantity/ });
  const cartCalls = (page: Page) => {
    const calls: string[] = [];
    page.on("request", (request: Request) => {
      const [, call] = /\/api\/ShoppingCart\/(Add|Update)\/$/.exec(request.url()) ?? [];
      if (call) calls.push(`${call} ${request.postDataJSON().qty}`);
    });
    return calls;
  };

  it("keeps the quantity between 1 and 999 by its buttons, and between 0 and 999 while it is typed [spec 2.31, 5.9, 5.10]", async () => {
    const page = await open("/everyday-mug");
    const fewer = page.getByRole("button", { name: /^One .*fewer$/ });
    const more = page.getByRole("button", { name: /^One .*more$/ });
    expect(await quantity(page).inputValue()).toBe("1");
    expect(await fewer.isDisabled()).toBe(true);
    await more.click();
    expect(await quantity(page).inputValue()).toBe("2");
    await quantity(page).fill("1000");
    expect(await quantity(page).inputValue()).toBe("999");
    expect(await more.isDisabled()).toBe(true);
    for (const [typed, shown] of [
      ["0", "0"],
      ["-5", "-5"],
      ["123456789", "999"],
    ] as const) {
      await quantity(page).fill(typed);
      expect(await quantity(page).inputValue(), typed).toBe(shown);
    }
    for (const typed of ["abc", "", "0", "-5", "2.7"]) {
      await quantity(page).fill(typed);
      await quantity(page).blur();
      expect(await quantity(page).inputValue(), typed).toBe("0");
    }
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("Please choose a quantity of 1 or more.").waitFor();
    await page.getByRole("button", { name: "Cart, empty" }).waitFor();
  });

  it("asks for the size of a T-shirt and adds nothing until one is picked [spec 2.29, 5.8]", async () => {
    const page = await open("/classic-crew-tee");
    const calls = cartCalls(page);
    for (const button of ["Add to Cart", "Buy Now"]) {
      await page.getByRole("button", { name: button }).click();
      await page.getByText("Select a Size", { exact: true }).waitFor();
    }
    expect(calls).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/classic-crew-tee");
    await page.getByText("M", { exact: true }).click();
    expect(await page.getByText("Select a Size", { exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
  });

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

  it("adds the first time and updates afterwards [spec 1.5, 2.32, 2.60, 4.19]", async () => {
    const page = await open("/everyday-mug");
    const calls = cartCalls(page);
    const add = page.getByRole("button", { name: "Add to Cart" });
    await add.click();
    await page.getByRole("button", { name: "Cart, 1 item" }).waitFor();
    await quantity(page).fill("3");
    await add.click();
    await page.getByRole("button", { name: "Cart, 4 items" }).waitFor();
    await quantity(page).fill("2");
    await add.click();
    await page.getByRole("button", { name: "Cart, 6 items" }).waitFor();
    expect(calls).toEqual(["Add 1", "Update 4", "Update 6"]);
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
    await page.waitForURL("**/checkout");
    expect(calls).toEqual(["Add 1", "Update 2"]);
  });

  it("of the kit asks a guest to log in, with a link, and calls nothing [spec 4.21, 8.22]", async () => {
    const page = await open("/welcome-kit");
    const calls = cartCalls(page);
    await page.getByText("M", { exact: true }).click();
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.getByText("Please login first to redeem you swag Kit.").waitFor();
    const link = page.getByRole("main").getByRole("link", { name: "Login", exact: true });
    expect(await link.getAttribute("href")).toBe("/accounts/login");
    expect(calls).toEqual([]);
    expect(new URL(page.url()).pathname).toBe("/welcome-kit");
  });

  it("of the kit checks whether it is available, and says so when it was availed [spec 4.21, 8.23]", async () => {
    const { page } = await shop().visitor();
    await logInAsNewBuyer(page, shop().store);
    await page.route("**/api/swagApplicable/*", (route) => route.fulfill({ json: 0 }));
    await openPage(page, "/welcome-kit");
    await page.getByText("M", { exact: true }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page
      .getByText(
        "It seems you have already availed your free SWAG kit.Please try out other items from available goodies.",
      )
      .waitFor();
    await page.getByRole("button", { name: "Cart, empty" }).waitFor();
  });

  it("whose call fails says so and stops the spinner [spec 8.24]", async () => {
    const { page, expectComplaint } = await shop().visitor();
    await openPage(page, "/everyday-mug");
    await page.route("**/api/ShoppingCart/**", (route) => route.abort());
    const add = page.getByRole("button", { name: "Add to Cart" });
    await add.click();
    await page.getByRole("alert").waitFor();
    expect(await add.isEnabled()).toBe(true);
    expect(await add.getAttribute("aria-busy")).toBe(null);
    expect(await add.locator(".spinner").count()).toBe(0);
    await page.getByRole("button", { name: "Cart, empty" }).waitFor();
    expectComplaint(/ERR_FAILED/);
  });
});
