import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("a product's page", (shop) => {
  const open = visitorPage(shop);
  const quantity = (page: Page) => page.getByRole("textbox", { name: /^Quantity/ });

  it("has breadcrumb, gallery, price, specification, tabs and recommendations [spec 1.3, 2.26, 2.28, 2.33-35]", async () => {
    const page = await open("/store/everyday-mug/42");
    const product = shop().store.services.catalogue.current().products.get(42);
    if (!product) throw new Error("no mug");
    const main = page.getByRole("main");
    const crumbs = main.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    expect((await crumbs.allInnerTexts()).map((text) => text.replace(/\s*\/$/, ""))).toEqual([
      "Home",
      product.categoryName,
      product.productName,
    ]);
    expect(await crumbs.nth(1).getByRole("link").getAttribute("href")).toBe(`/${product.categoryUrl}`);
    await main
      .getByText(`$${(399 / 85).toFixed(2)}`, { exact: true })
      .first()
      .waitFor();
    const rows = main.getByRole("region", { name: "Specification" });
    for (const row of product.specification) expect(await rows.innerText()).toContain(row.value);
    await main.getByRole("tabpanel", { name: "Description" }).waitFor();
    await main.getByRole("tab", { name: "Disclaimer" }).click();
    await main.getByRole("tabpanel", { name: "Disclaimer" }).waitFor();
    expect(await main.getByRole("tabpanel", { name: "Description" }).count()).toBe(0);
    const recommended = shop().store.services.catalogue.current().recommended.get(42) ?? [];
    const cards = main.getByRole("region", { name: "Recommended Products" }).getByRole("article");
    expect(await cards.getByRole("heading").allInnerTexts()).toEqual(
      recommended.map((card) => card.productName),
    );
  });

  it("copies its URL where the browser cannot share", async () => {
    const { page, context } = await shop().visitor();
    await context.grantPermissions(["clipboard-write"]);
    const copied: string[] = [];
    await page.exposeFunction("copied", (text: string) => void copied.push(text));
    await page.addInitScript(() => {
      // The clipboard is written as usual, but not read back: browsers of other tests share it.
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = async (text) => {
        await (window as unknown as { copied(text: string): Promise<void> }).copied(text);
        return write(text);
      };
    });
    await openPage(page, "/store/everyday-mug/42");
    const share = page.getByRole("button", { name: "Share" });
    await share.click();
    await page.getByText("Link copied").waitFor();
    await page.getByText("Link copied").waitFor({ state: "detached" });
    expect(copied).toEqual([`${shop().url}/everyday-mug`]);
    await share.click(); // hydrated by now
    await page.getByText("Link copied").waitFor();
    expect(copied).toHaveLength(2);
  });

  it("fixes no bar of buttons over what is sold out, and has breadcrumbs that a thumb hits", async () => {
    const { page } = await shop().visitor({ width: 390, height: 640 });
    const barOf = async (path: string) => {
      await openPage(page, path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      return page.locator(".buy-bar").count();
    };
    expect(await barOf("/everyday-mug")).toBe(1);
    expect(await barOf("/soy-wax-candle")).toBe(0);
    await page.getByRole("button", { name: "Tell me when it is back" }).waitFor();
    const home = page.getByRole("main").getByRole("link", { name: "Home" });
    expect((await home.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  it("shows recently viewed products, not itself and not sold-out ones, and sends the list nowhere", async () => {
    const { page } = await shop().visitor();
    const products = [...shop().store.services.catalogue.current().products.values()];
    for (const url of ["soy-wax-candle", "classic-crew-tee"]) {
      await openPage(page, `/${url}`);
      await page.waitForFunction(
        (id) => localStorage.getItem("kitstore.viewed")?.startsWith(`[{"productId":${id},`),
        products.find(({ productUrl }) => productUrl === url)?.productId,
      );
    }
    await openPage(page, "/everyday-mug");
    const requests: string[] = [];
    page.on("request", (request) => void requests.push(new URL(request.url()).pathname));
    const viewed = page.getByRole("region", { name: "Recently viewed" });
    await viewed.scrollIntoViewIfNeeded();
    await viewed.getByRole("article").first().waitFor();
    expect(await viewed.getByRole("article").getByRole("heading").allInnerTexts()).toEqual([
      "Classic Crew T-shirt",
    ]);
    const calls = requests.filter((path) => path.startsWith("/api/"));
    expect(calls.filter((path) => !path.startsWith("/api/Category/Product/"))).toEqual([]);
  });

  it("keeps its buttons at the lower edge of a phone only while their place is out of view", async () => {
    const page = await open("/everyday-mug", { width: 390, height: 700 });
    const add = page.getByRole("button", { name: "Add to Cart" });
    const bar = page.locator(".buy-bar");
    await bar.waitFor();
    const box = await add.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(600);
    await page.getByTestId("delivery").scrollIntoViewIfNeeded();
    await page
      .locator(".buy-buttons")
      .evaluate((it) => it.parentElement?.scrollIntoView({ block: "center" }));
    await bar.waitFor({ state: "detached" });
    expect(await add.isVisible()).toBe(true);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await bar.waitFor();
  });

  it("shows a loader for two seconds, and the recommendations at the same time [spec 9.21]", async () => {
    const page = await open("/everyday-mug");
    await page.locator(".progress").waitFor({ timeout: 1_500 });
    expect(await page.getByRole("heading", { name: "Recommended Products" }).isVisible()).toBe(true);
    await page.locator(".progress").waitFor({ state: "detached", timeout: 4_000 });
  });

  it("shows the kit's box first, then name, size and one button, which asks for the size", async () => {
    const page = await open("/welcome-kit", { width: 390, height: 844 });
    const main = page.getByRole("main");
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
    const button = main.getByRole("button", { name: /^(Choose your size|Order my kit)$/ });
    const order = [
      main.getByRole("list", { name: "Pictures" }),
      main.getByLabel(/^Name on the label/),
      main.getByRole("group", { name: "Size" }),
      main.locator(":has(> .buy-buttons)"),
      main.getByRole("region", { name: "In the box" }),
    ];
    const tops = await Promise.all(order.map(top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await main.getByRole("button", { name: /^(Add to Cart|Buy Now)$/ }).count()).toBe(0);
    await main.getByLabel(/^Name on the label/).fill("Meera Iyer");
    await main.getByRole("list", { name: "Pictures" }).getByText("Welcome, Meera").waitFor();
    expect(await button.innerText()).toBe("Choose your size");
    await button.click();
    await page.getByText("Select a Size").waitFor();
    await main.getByText("M", { exact: true }).click();
    expect(await button.innerText()).toBe("Order my kit");
    await page.getByText("Chest (cm): 102").waitFor();
  });

  it("opens the chart of a garment's sizes [spec 2.30]", async () => {
    const page = await open("/classic-crew-tee");
    await page.getByRole("button", { name: "Size chart" }).click();
    const chart = page.getByRole("dialog", { name: "Size chart" });
    await chart.waitFor();
    expect(await chart.getByRole("rowheader").allInnerTexts()).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
    await page.keyboard.press("Escape");
    await chart.waitFor({ state: "hidden" });
  });

  it("carries product and quantity to the bulk enquiry", async () => {
    const page = await open("/everyday-mug");
    await quantity(page).fill("40");
    await page.getByRole("link", { name: "Ask for a price" }).click();
    await page.waitForURL("**/orders/bulk-enquiry");
    await expect.poll(() => page.getByLabel("Product Idea").inputValue()).toBe("Everyday Mug");
    expect(await page.getByLabel("Quantity required").inputValue()).toBe("40");
  });
});
