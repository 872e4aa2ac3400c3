import { expect, it } from "vitest";
import { describeShop } from "../support/describe-shop.ts";
import { openPage } from "../support/open-page.ts";

interface Offer {
  readonly price: string;
  readonly priceCurrency: string;
}

/** All offers in the structured data of a page. */
function offersOf(html: string): Offer[] {
  const found: Offer[] = [];
  for (const [, text = "{}"] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    JSON.parse(text, (key, value) => {
      if (key === "offers") found.push(value);
      return value;
    });
  return found;
}

/** Google refuses an offer whose page says another price or currency than the feed. */
describeShop("the links of the Google feed", (shop) => {
  const items = async () => {
    const xml = await (await fetch(`${shop().url}/google-merchant.xml`)).text();
    return (xml.match(/<item>[\s\S]*?<\/item>/g) ?? []).map((item) => (name: string) => {
      const text = new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1] ?? "";
      return text.replaceAll("&amp;", "&");
    });
  };
  const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;

  it("lead to pages with the offer's price, whatever currency the store shows by itself", async () => {
    const some = (await items()).filter((_, index) => index % 7 === 0);
    expect(some.length).toBeGreaterThan(5);
    for (const field of some) {
      const [price = "", currency = ""] = (field("sale_price") || field("price")).split(" ");
      const page = await fetch(shop().url + pathOf(field("link")), { headers: { cookie: "currency=USD" } });
      const offers = offersOf(await page.text());
      expect(new Set(offers.map((offer) => offer.priceCurrency))).toEqual(new Set([currency]));
      expect(offers.map((offer) => Number(offer.price))).toContain(Number(price));
    }
  });

  it("have colour and size chosen, in the currency of the feed, which stays until another one is chosen", async () => {
    const sized = (await items()).filter((field) => field("size") && field("availability") === "in_stock");
    const field = sized.at(-1);
    const { page } = await shop().visitor();
    await page.addInitScript(
      () => localStorage.getItem("kitstore.currency") ?? localStorage.setItem("kitstore.currency", "USD"),
    );
    await openPage(page, pathOf(field?.("link") ?? ""));
    await expect.poll(() => page.locator("[name=size]:checked").getAttribute("value")).toBe(field?.("size"));
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("variant"), searchParams.get("currency")]).toEqual([
      new URL(field?.("link") ?? "").searchParams.get("variant"),
      null,
    ]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("kitstore.currency"))).toBe("INR");
    const price = Number((field?.("sale_price") || field?.("price") || "").split(" ")[0]);
    const shown = `₹${price.toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;
    await expect.poll(() => page.getByRole("main").textContent()).toContain(shown);
  });
});
