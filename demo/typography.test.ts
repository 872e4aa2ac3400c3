import { expect, test } from "vitest";
import { categories } from "./catalogue/categories.ts";
import { collections } from "./catalogue/collections.ts";
import { categories as germanCategories } from "./catalogue/german/categories.ts";
import { homePage as germanHomePage, homeTexts } from "./catalogue/german/home.ts";
import { products as germanProducts } from "./catalogue/german/products.ts";
import { homePage } from "./catalogue/home-page.ts";
import { categories as norwegianCategories } from "./catalogue/norwegian/categories.ts";
import { homeTexts as norwegianHome } from "./catalogue/norwegian/home.ts";
import { products as norwegianProducts } from "./catalogue/norwegian/products.ts";
import { products } from "./catalogue/products.ts";

const english = JSON.stringify([products, categories, collections, homePage]);
const german = JSON.stringify([germanProducts, germanCategories, germanHomePage, Object.values(homeTexts)]);
const norwegian = JSON.stringify([norwegianProducts, norwegianCategories, Object.values(norwegianHome)]);

test("a percent sign follows its number at once in English, after a space in German and Norwegian", () => {
  expect(english.match(/\d %/g)).toBeNull();
  expect(english).toContain("100% organic cotton");
  expect(german.match(/\d%/g)).toBeNull();
  expect(german).toContain("100 % Bio-Baumwolle");
  expect(norwegian.match(/\d%/g)).toBeNull();
});

test("a range of measures has a dash", () => {
  const hyphens = /\d-\d+(?:[.,]\d+)? (?:cm|mm|°C)/g;
  expect([english.match(hyphens), german.match(hyphens)]).toEqual([null, null]);
  for (const texts of [english, german]) expect(texts).toContain("16–24 °C");
});

test("decimals have a point in English and a comma in German and Norwegian", () => {
  expect(english.match(/\d,\d (?:W|kg|m|mm|Wh)\b/g)).toBeNull();
  for (const texts of [german, norwegian]) expect(texts.match(/\d\.\d (?:W|kg|m|mm|Wh)\b/g)).toBeNull();
});

test("links in a text lead to pages of its language", () => {
  for (const [texts, prefix] of [
    [german, "/de/"],
    [norwegian, "/nb/"],
  ] as const)
    for (const [, path] of texts.matchAll(/href=\\"([^"\\]+)/g))
      expect(path?.startsWith(prefix), path).toBe(true);
});
