import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { logInAsNewBuyer } from "../support/log-in-as.ts";
import { openPage } from "../support/open-page.ts";
import { addMug, visitorPage } from "../support/visitor-page.ts";

describeShop("the cart in the layout shell", (shop) => {
  const open = visitorPage(shop);

  it("shows the cart in a panel of at most 370 pixels: title, Total, Continue Shopping, and Checkout unless it is empty [spec 2.62-64, 7.7, 9.31]", async () => {
    const page = await open("/");
    await page.getByRole("button", { name: "Cart, empty" }).click();
    const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
    await cart.waitFor();
    const box = await cart.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(370);
    // At the right edge, apart from a scroll bar.
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(1440 - 20);
    expect(await cart.getByRole("button", { name: "Checkout" }).count()).toBe(0);
    expect(await cart.getByTestId("cart-total").innerText()).toBe("$0.00");
    await cart.getByRole("button", { name: "Continue Shopping" }).click();
    await cart.waitFor({ state: "hidden" });

    await addMug(page);
    await page.getByRole("button", { name: "Cart, 1 item" }).click();
    const price = `$${(399 / 85).toFixed(2)}`;
    expect(await cart.getByTestId("cart-total").innerText()).toBe(price);
    await cart.getByRole("button", { name: "Checkout" }).waitFor();
    const calls: string[] = [];
    page.on("request", (request) => {
      const [, call] = /\/api\/ShoppingCart\/(\w+)/.exec(request.url()) ?? [];
      if (call) calls.push(call);
    });
    await cart.getByRole("button", { name: "Remove Everyday Mug" }).click();
    await cart.getByRole("button", { name: "Checkout" }).waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: "Cart, empty", includeHidden: true })
      .waitFor({ state: "attached" });
    await expect.poll(() => calls).toEqual(["Delete", "Cart"]); // specification 7: it is read again afterwards
  });

  it.each(["a guest", "a customer"])(
    "puts a removed line back where it stood, once, also after a reload and at checkout, for %s",
    async (owner) => {
      const { page } = await shop().visitor();
      if (owner === "a customer") await logInAsNewBuyer(page, shop().store);
      const names = ["Everyday Mug", "Monthly Desk Planner", "Aluminium Click Pen"];
      for (const name of names) {
        await openPage(page, `/${name.toLowerCase().replaceAll(" ", "-")}`);
        await page.getByRole("button", { name: "Add to Cart" }).click();
        await page.getByText("It’s in your cart.").waitFor();
      }
      const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
      const shown = () => cart.getByTestId("cart-line").getByRole("link").allInnerTexts();
      const openCart = () => page.getByRole("button", { name: "Cart, 3 items" }).click();
      await openCart();
      await cart.getByRole("button", { name: "Remove Monthly Desk Planner" }).click();
      await cart.getByRole("button", { name: "Undo" }).dblclick();
      await expect.poll(shown).toEqual(names);
      await page.reload();
      await openCart();
      await expect.poll(shown).toEqual(names);
      if (owner === "a guest") return;
      await cart.getByRole("button", { name: "Checkout" }).click();
      await page.getByRole("heading", { name: "Gifts Summary" }).waitFor();
      const summary = await page.locator("li", { hasText: "Qty 1" }).allInnerTexts();
      expect(summary.map((text) => names.findIndex((name) => text.startsWith(name)))).toEqual([0, 1, 2]);
    },
  );

  it("keeps the focus inside, in both directions, and gives it back on Escape", async () => {
    const page = await open("/");
    await addMug(page);
    const opener = page.getByRole("button", { name: "Cart, 1 item" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
    await cart.getByTestId("cart-line").waitFor();
    const focused = () =>
      page.evaluate(() => {
        const it = document.activeElement;
        return it?.closest("dialog") ? (it.getAttribute("aria-label") ?? it.textContent) : it?.nodeName;
      });
    const walk = async (key: string) => {
      const first = await focused();
      const seen = [first];
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press(key);
        const now = await focused();
        if (now === first) break;
        seen.push(now);
      }
      return seen;
    };
    const forwards = await walk("Tab");
    expect(forwards[0]).toBe("Close");
    expect(forwards.at(-1)).toBe("Quote as PDF");
    expect(forwards).not.toContain("BODY");
    const [close, ...others] = forwards;
    expect(await walk("Shift+Tab")).toEqual([close, ...others.reverse()]);
    await page.keyboard.press("Escape");
    await cart.waitFor({ state: "hidden" });
    expect(await opener.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it("lets the product fly at every change of the count, also from the cart and by Buy Now [spec 4.28, 9.23]", async () => {
    const page = await open("/everyday-mug");
    const flights = () => page.evaluate(() => (window as unknown as { flights: [number, string][] }).flights);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const flights: [number, string][] = [];
      Object.assign(window, { flights });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        if (typeof options === "object") flights.push([Number(options.duration), `${options.direction}`]);
        return animate.call(this, frames, options);
      };
    });
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect.poll(flights).toEqual([[500, "normal"]]);
    await page.locator("[data-cart-button]").click();
    const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
    await cart.getByRole("button", { name: "One Everyday Mug more" }).click();
    await expect.poll(flights).toHaveLength(2);
    await cart.getByRole("button", { name: "One Everyday Mug fewer" }).click();
    await expect.poll(async () => (await flights()).at(-1)).toEqual([500, "reverse"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "One Everyday Mug more" }).click();
    await page.getByRole("button", { name: "Buy Now" }).click();
    await page.getByRole("button", { name: "Order 2" }).click();
    await expect.poll(flights).toHaveLength(4);
    const bump = page.locator(".cart-count");
    // The next page comes: an element that has just left the old one has no style.
    await expect.poll(() => bump.evaluate((it) => getComputedStyle(it).animationDuration)).toBe("0.5s");
  });

  it("animates the cart for 500 ms at every change of its count [spec 4.28, 9.23]", async () => {
    const page = await open("/everyday-mug");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const ended: { name: string; ms: number }[] = [];
      Object.assign(window, { ended });
      document.addEventListener("animationend", ({ target, animationName, elapsedTime }) => {
        if (target instanceof Element && target.matches(".cart-count"))
          ended.push({ name: animationName, ms: Math.round(elapsedTime * 1000) });
      });
    });
    const flights = () =>
      page.evaluate(() => (window as unknown as { ended: { ms: number }[] }).ended.map(({ ms }) => ms));
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect.poll(flights).toEqual([500]);
    await page.locator("[data-cart-button]").click();
    const cart = page.getByRole("dialog", { name: "My Shopping Cart" });
    await cart.getByRole("button", { name: "One Everyday Mug more" }).click();
    await expect.poll(flights).toEqual([500, 500]);
    await cart.getByRole("button", { name: "One Everyday Mug fewer" }).click();
    await expect.poll(flights).toEqual([500, 500, 500]);
  });
});
