import { expect, it } from "vitest";
import { describeShop } from "../../support/describe-shop.ts";

const CAN_TAKE_MS = 300_000;

describeShop("with JavaScript off", (shop) => {
  const open = async (path: string) => {
    const { page } = await shop().visitor({ javaScriptEnabled: false });
    await page.goto(path);
    return page.getByRole("main");
  };

  it(
    "a category shows every product with its price and a link",
    async () => {
      const main = await open("/apparels");
      const { body: cards } = await shop().store.call("GET /api/Category/Product/{categoryUrl}", {
        params: { categoryUrl: "apparels" },
      });
      for (const card of cards) {
        const shown = main.getByRole("article").filter({ hasText: card.productName }).first();
        expect(await shown.isVisible(), card.productName).toBe(true);
        expect(await shown.innerText()).toContain((card.sellingPrice / 85).toFixed(2));
        expect(await shown.locator(`a[href="/${card.productUrl}"]`).count()).toBeGreaterThan(0);
      }
    },
    CAN_TAKE_MS,
  );

  it(
    "search works by its form",
    async () => {
      const main = await open("/products/search");
      await main.getByLabel("Search the store").fill("mug");
      await main.getByLabel("Search the store").press("Enter");
      await main.getByRole("heading", { name: "Search results for mug" }).waitFor();
      expect(await main.getByRole("article").count()).toBeGreaterThan(0);
    },
    CAN_TAKE_MS,
  );

  it(
    "a category is filtered and sorted by its form, and a filter is removed by its link",
    async () => {
      const main = await open("/apparels");
      await main.locator("summary", { hasText: "Sort and filter" }).click(); // a short list keeps it closed
      const form = main.getByRole("form", { name: "Sort and filter" }).first();
      await form.getByRole("checkbox", { name: /^Ink/ }).check();
      await form.getByRole("combobox", { name: "Sort by" }).selectOption("price-high");
      await form.getByRole("button", { name: "Show" }).click();
      await main.getByRole("link", { name: "Remove Ink" }).waitFor();
      const currentUrl = new URL(main.page().url());
      expect([currentUrl.pathname, ...currentUrl.searchParams]).toEqual([
        "/apparels",
        ["sort", "price-high"],
        ["colour", "ink"],
      ]);
      const { products } = shop().store.services.catalogue.current();
      const ink = [...products.values()]
        .filter(({ categoryUrl }) => categoryUrl === "apparels")
        .flatMap(({ productName, productDetails }) => {
          const detail = productDetails.find(({ colourName }) => colourName === "Ink");
          return detail ? [{ productName, price: detail.sellingPrice }] : [];
        })
        .toSorted((a, b) => b.price - a.price);
      const shown = await main.getByRole("article").getByRole("heading").allInnerTexts();
      expect(shown).toEqual(ink.map(({ productName }) => productName));
      await main.getByRole("link", { name: "Remove Ink" }).click();
      await main.getByRole("link", { name: "Remove Ink" }).waitFor({ state: "detached" });
      expect(await main.getByRole("article").count()).toBeGreaterThan(ink.length);
    },
    CAN_TAKE_MS,
  );

  it(
    "a product shows its name, price, sizes and description",
    async () => {
      const main = await open("/classic-crew-tee");
      const { body: product } = await shop().store.call("GET /api/Product/{productId}", {
        params: { productId: 11 },
      });
      const [detail] = product.productDetails;
      const text = await main.innerText();
      expect(text).toContain(product.productName);
      expect(text).toContain(((detail?.sellingPrice ?? 0) / 85).toFixed(2));
      expect(detail?.sizes.length).toBeGreaterThan(1);
      for (const { name } of detail?.sizes ?? [])
        expect(await main.getByText(name, { exact: true }).first().isVisible(), name).toBe(true);
      const firstWords = product.productDescription
        .replace(/<[^>]*>/g, "")
        .trim()
        .slice(0, 30);
      expect(await main.getByText(firstWords).first().isVisible()).toBe(true);
    },
    CAN_TAKE_MS,
  );
});
