import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { categories } from "./catalogue/categories.ts";
import { collections } from "./catalogue/collections.ts";
import { homePage } from "./catalogue/home-page.ts";
import { homeSections } from "./catalogue/home-sections.ts";
import { menus } from "./catalogue/menus.ts";
import { offices } from "./catalogue/offices.ts";
import { products, productsByCategory } from "./catalogue/products.ts";
import { slides } from "./catalogue/slides.ts";
import { tiles } from "./catalogue/tiles.ts";
import { imageFile, imageKeysOf, productImageKeys, sceneImageKeys } from "./images/image-keys.ts";
import { replacePlaceholders, replacePlaceholdersInHtml } from "./load/replace-placeholders.ts";

const names = { company: "Ledgerline", partner: "Craftloom" };
const ids = products.map((product) => product.id);
const byId = (id: number) => products.find((product) => product.id === id);
const kit = byId(25);

const reserved = (
  "company orders products store checkout accounts api admin images assets " +
  "mailbox healthz readyz metrics sitemap robots home"
).split(" ");

describe("products", () => {
  test("are fifty, with ids from 1 without gaps [spec 10.39]", () => {
    expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  test("fill the five categories of the footer", () => {
    expect(categories.map((category) => category.slug)).toEqual([
      "electronic-gadgets",
      "apparels",
      "bags",
      "stationary",
      "drinkware",
    ]);
    for (const list of Object.values(productsByCategory)) expect(list.length).toBeGreaterThanOrEqual(8);
  });

  test("slugs are unique over categories and products, well formed and not reserved", () => {
    const slugs = [...categories, ...collections, ...products].map((entry) => entry.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(reserved).not.toContain(slug);
    }
  });

  test("never cost more than the full price, and several are reduced", () => {
    for (const { sellingPricePaise, webPricePaise, id } of products) {
      expect(Number.isInteger(sellingPricePaise) && Number.isInteger(webPricePaise)).toBe(true);
      expect(sellingPricePaise, `product ${id}`).toBeLessThanOrEqual(webPricePaise);
      if (id !== 25) expect(sellingPricePaise, `product ${id}`).toBeGreaterThan(0);
    }
    expect(
      products.filter((product) => product.sellingPricePaise < product.webPricePaise).length,
    ).toBeGreaterThanOrEqual(5);
  });

  test("recommend three or four other products that exist, never the kit", () => {
    for (const { id, recommends } of products) {
      expect(recommends.length, `product ${id}`).toBeGreaterThanOrEqual(3);
      expect(recommends.length, `product ${id}`).toBeLessThanOrEqual(4);
      expect(new Set(recommends).size, `product ${id}`).toBe(recommends.length);
      for (const other of recommends) {
        expect(ids).toContain(other);
        expect(other, `product ${id}`).not.toBe(id);
        expect(other, `product ${id}`).not.toBe(25);
      }
    }
  });

  test("25 is the welcome kit: the only free one, in T-shirt sizes, with a list of its contents [spec 9.9, 10.39]", () => {
    expect(products.filter((product) => product.isSwagItem)).toEqual([kit]);
    expect(kit?.sizes).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
    const held = kit?.kitContents?.map(({ id, colour }) => {
      const product = byId(id);
      return product?.variants.some((variant) => variant.colour === colour) && product.name;
    });
    for (const [at, name] of ["T-shirt", "Bottle", "Mug", "Notebook", "Pen"].entries())
      expect(held?.[at]).toContain(name);
    expect(`${kit?.shortHtml}${kit?.descriptionHtml}${kit?.disclaimerHtml}`).not.toMatch(/₹|\bRs\b|\bprice/i);
  });

  test("one is sold out, one variant has three left, one is food and says that it cannot be returned [spec 10.39]", () => {
    const soldOut = products.filter((product) => product.variants.every((variant) => variant.stock === 0));
    expect(soldOut.map((product) => product.id)).toEqual([33]);
    const three = products.flatMap((product) => product.variants).filter((variant) => variant.stock === 3);
    expect(three).toHaveLength(1);
    const food = products.filter((product) => product.isFood);
    expect(food.map((product) => product.id)).toEqual([32]);
    expect(food[0]?.disclaimerHtml).toContain("cannot be returned");
  });

  test("stock is counted only for existing sizes, and every size chart has a row for each size", () => {
    for (const { id, sizes, sizeChart, variants } of products) {
      for (const variant of variants)
        for (const size of Object.keys(variant.sizeStock ?? {}))
          expect(sizes, `product ${id}`).toContain(size);
      expect(sizeChart?.rows.map((row) => row[0])).toEqual(sizes && [...sizes]);
      for (const row of sizeChart?.rows ?? []) expect(row).toHaveLength(sizeChart?.columns.length ?? 0);
    }
  });

  test("variants of a product differ in colour", () => {
    for (const { id, variants } of products) {
      const colours = variants.map((variant) => variant.colour);
      expect(new Set(colours).size, `product ${id}`).toBe(colours.length);
      if (variants.length > 1) expect(colours, `product ${id}`).not.toContain(null);
    }
  });

  test("have a weight, their own description, a specification and texts for search engines", () => {
    const descriptions = products.map((product) => product.seo.description);
    expect(new Set(descriptions).size).toBe(products.length);
    for (const { id, packageWeightGrams, specification, seo, hsnCode } of products) {
      expect(packageWeightGrams, `product ${id}`).toBeGreaterThan(0);
      expect(specification.length, `product ${id}`).toBeGreaterThanOrEqual(4);
      expect(seo.keywords.length, `product ${id}`).toBeGreaterThanOrEqual(3);
      expect(replacePlaceholders(seo.description, names).length, `product ${id}`).toBeLessThanOrEqual(160);
      expect(
        replacePlaceholders(`${seo.title} | {company} Store`, names).length,
        `product ${id}`,
      ).toBeLessThanOrEqual(75);
      expect(hsnCode).toMatch(/^\d{8}$/);
    }
  });
});

test("the sanitiser changes no text", () => {
  const texts = [
    ...products.flatMap((product) => [product.shortHtml, product.descriptionHtml, product.disclaimerHtml]),
    ...[...categories, ...collections].map((category) => category.descriptionHtml),
    homePage.descriptionHtml,
  ];
  for (const html of texts) {
    expect(html).not.toBe("");
    expect(replacePlaceholdersInHtml(html, names)).toBe(replacePlaceholders(html, names));
  }
});

test("no text has the company's name, and every placeholder is known [spec 10.1]", () => {
  const all = JSON.stringify([
    categories,
    collections,
    products,
    menus,
    slides,
    tiles,
    homeSections,
    homePage,
    offices,
  ]);
  expect(all).not.toMatch(/Ledgerline|Craftloom/);
  expect(replacePlaceholders(all, names)).not.toMatch(/\{[a-z]+\}/i);
});

describe("images", () => {
  const imageKeys = [...new Set([...productImageKeys, ...sceneImageKeys])];

  test("every variant has at least two", () => {
    expect(new Set(productImageKeys).size).toBe(productImageKeys.length);
    for (const product of products)
      for (const variant of product.variants)
        expect(imageKeysOf(product, variant).length).toBeGreaterThanOrEqual(2);
  });

  test("those on a desk say what shows their size, and no other product does", () => {
    for (const { id, views, shownWith } of products)
      expect(shownWith !== undefined, `product ${id}`).toBe(views.includes("desk"));
  });

  test("there is a file for every image key, and no other file", async () => {
    expect(imageKeys.filter((key) => !existsSync(imageFile(key)))).toEqual([]);
    const files = await readdir(new URL("./images/files/", import.meta.url));
    expect(files.sort()).toEqual(imageKeys.map((key) => `${key}.webp`).sort());
  });

  test("product images are square; all are WebP and below the size limit", async () => {
    for (const key of imageKeys) {
      const { width, height, format, size } = await sharp(await readFile(imageFile(key))).metadata();
      expect(format).toBe("webp");
      expect(size, key).toBeLessThan(120_000);
      if (!productImageKeys.includes(key)) continue;
      expect(height, key).toBe(width);
      expect(width, key).toBeGreaterThanOrEqual(1440);
    }
  });
});
