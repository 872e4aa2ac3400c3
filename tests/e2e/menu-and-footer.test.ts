import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("the menu and the footer", (shop) => {
  const open = visitorPage(shop);

  it.each(["/", "/de/"])("has its menu on one line beside its name from 1024 px on, at %s", async (path) => {
    const page = await open(path, { width: 1024, height: 768 });
    const header = page.getByRole("banner");
    for (const width of [1024, 1280, 1408]) {
      await page.setViewportSize({ width, height: 768 });
      const tops = await header
        .locator("nav a:not(.panel-item)")
        .evaluateAll((all) =>
          all.map((link) =>
            [
              link.getClientRects().length,
              link.getBoundingClientRect().height,
              link.getBoundingClientRect().top,
            ].join(),
          ),
        );
      expect(new Set(tops).size).toBe(1);
      const name = await header.locator(".logo span").evaluate((it) => it.getBoundingClientRect().toJSON());
      expect(name.width, `${width} px`).toBeGreaterThan(80);
      expect(name.height, `${width} px`).toBeLessThan(30);
    }
  });

  it("locks the page behind the menu of a phone, which has the language too, and folds the footer", async () => {
    const page = await open("/", { width: 390, height: 844 });
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("link", { name: "How To Order" }).isVisible()).toBe(false);
    await footer.getByRole("button", { name: "Orders" }).click();
    await footer.getByRole("link", { name: "How To Order" }).waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("banner").locator(".menu-sheet");
    await menu.getByRole("link", { name: "Deutsch" }).waitFor();
    const isLocked = () => page.evaluate(() => document.querySelector<HTMLElement>("main")?.inert);
    expect(await isLocked()).toBe(true);
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await menu.locator("summary", { hasText: "Apparel" }).click();
    await menu.getByRole("link", { name: "T-shirts" }).click();
    await page.getByRole("heading", { level: 1, name: "T-shirts" }).waitFor();
    expect(await isLocked()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    const chips = page.getByRole("main").getByRole("navigation", { name: "Apparel" }).getByRole("link");
    expect(await chips.allInnerTexts()).toContain("Caps & Beanies");
    expect(await chips.and(page.locator("[aria-current=page]")).innerText()).toBe("T-shirts");
  });

  it("has a short footer where somebody logs in", async () => {
    const page = await open("/accounts/login", { width: 390, height: 844 });
    const footer = page.getByRole("contentinfo");
    expect(await footer.getByRole("link").allInnerTexts()).toEqual([
      "Contact Us",
      "Shipping Policy",
      "Return Policy",
      "Privacy Policy",
      "Terms & Conditions",
      "Deutsch",
    ]);
    expect((await footer.boundingBox())?.height).toBeLessThan(300);
  });
});
