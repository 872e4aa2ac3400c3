import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";
import { visitorPage } from "../support/visitor-page.ts";

describeShop("the home page and its cards", (shop) => {
  const open = visitorPage(shop);
  const main = (page: Page) => page.getByRole("main");

  describe("home", () => {
    it("begins with the first slide of type Slider, then the others as category tiles [spec 2.1, 2.2]", async () => {
      const page = await open("/");
      const slides = (await shop().store.call("GET /api/Home/SlideImages")).body;
      const [banner, ...others] = slides;
      expect(banner?.type).toBe("Slider");
      await main(page)
        .getByRole("img", { name: banner?.alt ?? "-" })
        .waitFor();
      const tiles = main(page).getByRole("region", { name: "Categories" }).getByRole("link");
      expect(await tiles.count()).toBe(others.length);
      for (const [index, slide] of others.entries()) {
        const tile = tiles.nth(index);
        expect(await tile.getAttribute("href")).toBe(slide.linkUrl);
        expect(await tile.locator("img").getAttribute("src")).toContain(slide.imageUrl);
        expect(await tile.innerText()).toContain(slide.title);
        expect(await tile.innerText()).toContain(slide.linkText);
      }
    });

    it("shows headed groups of product cards, and banner tiles with image, text, caption and link [spec 2.3, 2.8]", async () => {
      const page = await open("/");
      for (const section of (await shop().store.call("GET /api/Home/Listing")).body) {
        const group = main(page).getByRole("region", { name: section.displayHeading, exact: true });
        expect(await group.getByRole("article").count()).toBe(section.products.length);
      }
      for (const tile of (await shop().store.call("GET /api/Home/HomeView")).body.tiles) {
        const shown = main(page).getByRole("article").filter({ hasText: tile.caption });
        expect(await shown.getByRole("heading").innerText()).toBe(tile.displayText);
        expect(await shown.getByRole("link", { name: tile.linkText }).getAttribute("href")).toBe(
          tile.linkUrl,
        );
        expect(await shown.locator("img").getAttribute("src")).toContain(tile.imageUrl);
      }
    });

    it("shows the last of an odd number of tiles over the whole width, with a wide image that moves nothing", async () => {
      const { page } = await shop().visitor({ width: 1440, height: 900 });
      await openPage(page, "/");
      const home = (await shop().store.call("GET /api/Home/HomeView")).body;
      expect(home.tiles.length % 2).toBe(1);
      const image = main(page).getByRole("img", { name: home.tiles.at(-1)?.alt ?? "-" });
      const groups = main(page)
        .getByRole("region")
        .filter({ has: page.getByRole("article") });
      const [first, second] = await Promise.all([0, 1].map((at) => groups.nth(at).boundingBox()));
      expect((await image.boundingBox())?.y).toBeGreaterThan(first?.y ?? Number.NaN);
      expect((await image.boundingBox())?.y).toBeLessThan(second?.y ?? Number.NaN);
      const box = await image.boundingBox();
      expect(box?.width).toBeGreaterThan(1200);
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2.4, 1);
      expect(await image.getAttribute("loading")).toBe("lazy");
    });

    it("shows a tile's image above its text on a phone, wide enough for the goods in it", async () => {
      const { page } = await shop().visitor({ width: 390, height: 844 });
      await openPage(page, "/");
      const tiles = main(page).getByRole("region", { name: "Ideas" }).getByRole("article");
      for (const tile of await tiles.all()) {
        const image = await tile.locator("img").boundingBox();
        const heading = await tile.getByRole("heading").boundingBox();
        expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(1.6, 1);
        expect(heading?.y).toBeGreaterThan((image?.y ?? 0) + (image?.height ?? 0));
      }
    });

    it("shows the whole of a card or tile of a sideways row when Tab reaches it", async () => {
      const { page } = await shop().visitor({ width: 390, height: 844 });
      await openPage(page, "/");
      for (const region of ["Categories", "Bestsellers"]) {
        const row = main(page).getByRole("region", { name: region }).getByRole("list");
        const { left, right } = await row.evaluate((element) => element.getBoundingClientRect().toJSON());
        const width = await page.evaluate(() => document.body.getBoundingClientRect().right);
        expect([left, right], region).toEqual([0, width]); // from edge to edge
        const links = main(page).getByRole("region", { name: region }).getByRole("link");
        await links.nth(1).focus();
        await page.keyboard.press("Tab");
        const item = links.nth(2).locator("xpath=ancestor::li");
        await expect
          .poll(async () => {
            const box = await item.boundingBox();
            return box !== null && box.x >= 0 && box.x + box.width <= 390;
          })
          .toBe(true);
      }
    });

    it("has a dark block that invites enquiries, on a light page and on a dark one", async () => {
      const { page } = await shop().visitor({ colorScheme: "light" });
      await openPage(page, "/");
      const block = main(page).getByRole("region", { name: "Gifts for a whole team?" }).locator("> div");
      const brightest = () =>
        block.evaluate((element) =>
          Math.max(
            ...(getComputedStyle(element).backgroundColor.match(/\d+/g) ?? ["255"]).slice(0, 3).map(Number),
          ),
        );
      expect(await brightest()).toBeLessThan(64);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await brightest()).toBeLessThan(64);
    });

    it("has its title, description and keywords from the server, and a hidden heading and description [spec 2.6, 2.7]", async () => {
      const home = (await shop().store.call("GET /api/Home/HomeView")).body;
      const page = await open("/");
      expect(await page.title()).toContain(home.pageTitle);
      const meta = (name: string) => page.locator(`meta[name=${name}]`).getAttribute("content");
      expect(await meta("description")).toBe(home.metaDescription);
      expect(await meta("keywords")).toBe(home.metaKeywords);
      const { body: drinkware } = await shop().store.call("GET /api/Category/{categoryUrl}", {
        params: { categoryUrl: "drinkware" },
      });
      await page.locator('footer a[href="/drinkware"]').click();
      await page.waitForURL("**/drinkware");
      await expect.poll(() => meta("description")).toBe(drinkware.metaDescription);
      expect(await meta("keywords")).toBe(drinkware.metaKeywords);
      await page.goBack();
      await expect.poll(() => meta("keywords")).toBe(home.metaKeywords);
      const heading = main(page).getByRole("heading", { level: 1 });
      expect(await heading.innerText()).toBe(home.pageHeading);
      expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
      const html = await main(page).innerHTML();
      expect(html).toContain(home.categoryDescription.slice(0, 60));
      expect(
        await main(page)
          .getByText(home.categoryDescription.replace(/<[^>]*>/g, "").slice(0, 40))
          .isVisible(),
      ).toBe(false);
    });

    it("ends after at most six screens of a phone", async () => {
      const { page } = await shop().visitor({ width: 390, height: 844 });
      await openPage(page, "/");
      const screens = () =>
        page.evaluate(() => {
          document.documentElement.dataset.moved = ""; // everything is laid out
          return document.documentElement.scrollHeight / innerHeight;
        });
      expect(await screens()).toBeLessThanOrEqual(6);
    });

    it("shows three promises and links to the bulk enquiry [spec 1.23, 2.4]", async () => {
      const page = await open("/");
      const promises = main(page).getByRole("region", { name: "Our promises" }).getByRole("heading");
      expect(await promises.allInnerTexts()).toEqual([
        "World Wide Shipping",
        "High Quality Products",
        "Customer Support",
      ]);
      await main(page).getByRole("link", { name: "Get in touch" }).click();
      await page.waitForURL("**/orders/bulk-enquiry");
    });
  });

  describe("a product card", () => {
    it("shows image, name, price and a link; the original price struck through only when it is reduced [spec 2.53, 2.54]", async () => {
      const page = await open("/apparels");
      const cards = (
        await shop().store.call("GET /api/Category/Product/{categoryUrl}", {
          params: { categoryUrl: "apparels" },
        })
      ).body;
      expect(cards.some((card) => card.sellingPrice < card.webPrice)).toBe(true);
      for (const [index, card] of cards.entries()) {
        const shown = main(page).getByRole("article").nth(index);
        expect(await shown.getByRole("heading").innerText()).toBe(card.productName);
        expect(await shown.locator("img").first().getAttribute("src")).toContain(card.imagePath);
        const link = shown.getByText("View Product");
        expect((await link.boundingBox())?.width).toBeLessThanOrEqual(1); // for readers of screens
        expect(await shown.getByRole("link", { name: "View Product" }).getAttribute("href")).toBe(
          `/${card.productUrl}`,
        );
        expect(await shown.innerText()).toContain(`$${(card.sellingPrice / 85).toFixed(2)}`);
        const original = shown.locator("del");
        if (card.sellingPrice < card.webPrice) {
          expect(await original.innerText()).toContain(`$${(card.webPrice / 85).toFixed(2)}`);
          expect(await original.evaluate((it) => getComputedStyle(it).textDecorationLine)).toBe(
            "line-through",
          );
        } else expect(await original.count()).toBe(0);
      }
    });
  });
});
