import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { insertCountedProducts } from "../support/counted-products.ts";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

const PRODUCTS = 2_000;
/** Before compression. 48 cards without pictures make 158 KB; all 2,000 would be far above it. */
const MAX_HTML_BYTES = 200_000;

describeShop("a list of 2,000 products", (shop) => {
  let path = "";
  let count = 0;
  beforeAll(async () => {
    const { store } = shop();
    const ids = await insertCountedProducts(store, PRODUCTS);
    const { categories, products } = store.services.catalogue.current();
    path = `/${products.get(ids[0] ?? 0)?.categoryUrl}`;
    count = categories.get(path.slice(1))?.cards.length ?? 0;
  }, 300_000);
  const cards = (page: Page) => page.getByRole("main").getByRole("article");
  const html = async (url: string) => {
    const response = await fetch(shop().url + url);
    return { status: response.status, text: await response.text() };
  };
  const canonicalOf = (text: string) => /rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/.exec(text)?.[1];

  it("has pages of 48 with URLs of their own, as HTML", async () => {
    const first = await html(path);
    expect(first.text.match(/<article/g)).toHaveLength(48);
    expect(Buffer.byteLength(first.text)).toBeLessThan(MAX_HTML_BYTES);
    expect(first.text).toContain(`href="${path}?page=2"`);
    expect(canonicalOf(first.text)).toBe(path);
    const second = await html(`${path}?page=2`);
    expect(second.text.match(/<article/g)).toHaveLength(48);
    expect(canonicalOf(second.text)).toBe(`${path}?page=2`);
    expect(second.text).toMatch(/<title>[^<]*, page 2[ <]/);
    expect(second.text).toContain(`href="${path}"`);
    expect(canonicalOf((await html(`${path}?sort=name&page=2`)).text)).toBe(path);
    const last = Math.ceil(count / 48);
    expect((await html(`${path}?page=${last}`)).text).not.toContain("Load more");
    expect((await html(`${path}?page=${last + 1}`)).status).toBe(404);
    expect((await html(`${path}?page=99999`)).status).toBe(404);
    expect((await html(`/products/search?searchTerm=counted&page=42`)).status).toBe(200);
    expect((await html(`/products/search?searchTerm=counted&page=43`)).status).toBe(404);
  });

  it("puts more below, keeps position and focus, and has all of them after Back", async () => {
    const { page } = await shop().visitor();
    await openPage(page, path);
    const more = page.getByRole("link", { name: "Load more" });
    const shownCount = (text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
    await shownCount(`48 of ${count} shown`);
    await more.focus();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(1_000);
    await page.keyboard.press("Enter");
    await shownCount(`96 of ${count} shown`);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const firstNew = cards(page).nth(48).getByRole("link");
    await expect.poll(() => firstNew.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe("?page=2");
    await more.click();
    await shownCount(`144 of ${count} shown`);

    const seen = await cards(page).nth(120).getByRole("heading").innerText();
    await cards(page).nth(120).getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: seen }).waitFor();
    await page.goBack();
    await shownCount(`144 of ${count} shown`);
    await expect
      .poll(() =>
        cards(page)
          .nth(120)
          .evaluate((it) => it.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);

    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    await page.waitForURL(`**${path}?sort=name`);
    await shownCount(`48 of ${count} shown`);
  });

  it("leads from a page in the middle to the earlier one", async () => {
    const { page } = await shop().visitor();
    await openPage(page, `${path}?page=3`);
    await page.getByText(`97 to 144 of ${count} shown`).waitFor();
    await page.getByRole("link", { name: "Earlier products" }).click();
    await page.getByText(`49 to 144 of ${count} shown`).waitFor();
    await expect
      .poll(() =>
        cards(page)
          .first()
          .getByRole("link")
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true);
    await page.reload();
    await page.getByText(`49 to 96 of ${count} shown`).waitFor();
  });
});
