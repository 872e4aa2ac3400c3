import { describe, expect, test } from "vitest";
import { foldCode } from "../src/buying/coupon/coupon.ts";
import { accounts, demoPassword } from "./catalogue/accounts.ts";
import { categories } from "./catalogue/categories.ts";
import { collections } from "./catalogue/collections.ts";
import { countries } from "./catalogue/countries.ts";
import { coupons } from "./catalogue/coupons.ts";
import { currencies } from "./catalogue/currencies.ts";
import { homePage } from "./catalogue/home-page.ts";
import { homeSections } from "./catalogue/home-sections.ts";
import { menus } from "./catalogue/menus.ts";
import { offices } from "./catalogue/offices.ts";
import { products } from "./catalogue/products.ts";
import { slides } from "./catalogue/slides.ts";
import { tiles } from "./catalogue/tiles.ts";

const ids = products.map((product) => product.id);
const byId = (id: number) => products.find((product) => product.id === id);

describe("home and menus", () => {
  test.each(categories)("$name has the same name in menu, tile and page", ({ slug, name, seo }) => {
    expect(menus.filter(({ link }) => link === `/${slug}`).map((menu) => menu.name)).toEqual([name]);
    expect(slides.filter(({ linkUrl }) => linkUrl === `/${slug}`)).toMatchObject([
      { title: name, linkText: `Shop ${name}` },
    ]);
    expect(seo.title).toBe(name);
  });

  const pages = [
    "/orders/placing-a-order",
    "/orders/bulk-enquiry",
    "/orders/shipping-policy",
    "/orders/return-policy",
    "/company/about-us",
    "/company/contact-us",
    "/products/search",
  ];
  const addresses = new Set([
    ...pages,
    ...[...categories, ...collections, ...products].map((entry) => `/${entry.slug}`),
  ]);

  test("every link leads to a page, also links in texts", () => {
    const links = [
      ...menus.flatMap((menu) => [menu.link, ...menu.items.map((item) => item.link)]),
      ...[...slides, ...tiles].map((entry) => entry.linkUrl),
      ...JSON.stringify([categories, collections, products, homePage])
        .matchAll(/href=\\"([^"\\]+)\\"/g)
        .map((found) => found[1] ?? ""),
    ];
    expect(links.length).toBeGreaterThan(40);
    for (const link of links) expect(addresses, link).toContain(link.split("?")[0]);
  });

  test("the banner comes first and each category has its tile", () => {
    expect(slides.map((slide) => slide.type)).toEqual(["Slider", ...categories.map(() => "Category")]);
    expect(new Set(slides.slice(1).map((slide) => slide.linkUrl))).toEqual(
      new Set(categories.map((category) => `/${category.slug}`)),
    );
  });

  test("sections show products that exist, none twice", () => {
    for (const { heading, productIds } of homeSections) {
      expect(new Set(productIds).size, heading).toBe(productIds.length);
      for (const id of productIds) expect(ids, heading).toContain(id);
    }
  });

  test("products in the section On sale are reduced", () => {
    const reduced = homeSections.find((section) => section.heading === "On sale");
    expect(reduced?.productIds.length).toBeGreaterThan(2);
    for (const id of reduced?.productIds ?? [])
      expect(byId(id)?.sellingPricePaise).toBeLessThan(byId(id)?.webPricePaise ?? 0);
  });
});

describe("currencies, countries and offices", () => {
  test("there are seven currencies with their rates [spec 10.40]", () => {
    expect(Object.fromEntries(currencies.map(({ code, rate }) => [code, rate]))).toEqual({
      INR: 1,
      USD: 85,
      EUR: 92,
      GBP: 108,
      AED: 23.15,
      SGD: 63,
      JPY: 0.56,
    });
  });

  test("there are India with its charges, seven more countries and the rest of the world [spec 10.40]", () => {
    expect(countries[0]).toEqual({
      name: "India",
      deliveryChargePaise: 80_00,
      bands: [
        [0, 500, 60_00],
        [501, 2000, 120_00],
        [2001, 10000, 300_00],
        [10001, 100_000_000, 600_00],
      ],
    });
    expect(countries.filter((country) => !country.isRestOfWorld).map((country) => country.name)).toEqual([
      "India",
      "United States",
      "United Kingdom",
      "United Arab Emirates",
      "Singapore",
      "Germany",
      "Japan",
      "Australia",
    ]);
    expect(countries.filter((country) => country.isRestOfWorld)).toEqual([
      { name: "Rest of the world", deliveryChargePaise: 3500_00, bands: [], isRestOfWorld: true },
    ]);
  });

  test("shipping bands begin at 0 g, have no overlaps and no gaps, and a heavier band costs more", () => {
    for (const { name, bands } of countries) {
      let next = 0;
      let charge = 0;
      for (const [from, to, chargePaise] of bands) {
        expect(from, name).toBe(next);
        expect(to, name).toBeGreaterThan(from);
        expect(chargePaise, name).toBeGreaterThan(charge);
        next = to + 1;
        charge = chargePaise;
      }
    }
  });

  test("shipping abroad costs more than in India at every weight", () => {
    const [india, ...abroad] = countries;
    for (const country of abroad.filter((other) => !other.isRestOfWorld)) {
      expect(country.deliveryChargePaise).toBeGreaterThan(india?.deliveryChargePaise ?? Infinity);
      for (const [at, band] of country.bands.entries())
        expect(band[2]).toBeGreaterThan(india?.bands[at]?.[2] ?? Infinity);
    }
  });

  test("there are five offices [spec 10.40]", () => {
    expect(offices.map((office) => office.name)).toEqual([
      "Mumbai",
      "Bengaluru",
      "Pune",
      "Singapore",
      "London",
    ]);
  });
});

describe("accounts and coupons", () => {
  test("there are four accounts with one password [spec 10.40]", () => {
    expect(accounts.map(({ email, role, isOrg }) => [email, role, isOrg])).toEqual([
      ["employee@ledgerline.example", "buyer", false],
      ["office@ledgerline.example", "buyer", true],
      ["support@ledgerline.example", "support", false],
      ["catalogue@ledgerline.example", "catalogue", false],
    ]);
    expect(demoPassword).toBe("ledgerline-demo");
  });

  test("there are four shared coupons [spec 10.40]", () => {
    const shared = Object.fromEntries(
      coupons.filter((coupon) => !coupon.boundEmail).map((coupon) => [coupon.code, coupon]),
    );
    expect(Object.keys(shared)).toEqual(["WELCOMEKIT", "SAVE10", "FLAT250", "EXPIRED5"]);
    expect(shared.WELCOMEKIT).toMatchObject({ discount: { kind: "swag" }, oncePer: "user" });
    expect(shared.SAVE10?.discount).toEqual({ kind: "percent", basisPoints: 1000 });
    expect(shared.FLAT250?.discount).toEqual({ kind: "fixed", amountPaise: 250_00 });
    expect(shared.EXPIRED5?.endsInDays).toBeLessThan(0);
  });

  test("personal codes are for the kit, for one use and one e-mail address, without letters that look like digits", () => {
    const personal = coupons.filter((coupon) => coupon.boundEmail);
    expect(personal.length).toBeGreaterThanOrEqual(3);
    for (const { code, discount, oncePer, boundEmail } of personal) {
      expect(discount.kind).toBe("swag");
      expect(oncePer).toBe("coupon");
      expect(boundEmail).toMatch(/^[a-z.]+@ledgerline\.example$/);
      expect(code).not.toMatch(/[O0I1L]/);
    }
  });

  test("all codes differ after folding", () => {
    expect(new Set(coupons.map((coupon) => foldCode(coupon.code))).size).toBe(coupons.length);
  });
});
