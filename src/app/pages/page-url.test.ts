import { describe, expect, it } from "vitest";
import type { SlugTarget } from "../../catalogue/snapshot/catalogue.ts";
import { dataUrl, type KnownPages, parsePageUrl } from "./page-url.ts";

const routes = {
  ids: new Set(["root", "catalogue/category-or-product"]),
  paths: new Set(["/products/search", "/accounts/login", "/company/about-us", "/checkout"]),
};
const filterValues = {
  colour: new Set(["sage", "ink"]),
  size: new Set(["m"]),
  price: new Set(["usd-2-5"]),
  "in-stock": new Set(["1"]),
};
const slugs = new Map<string, SlugTarget>([
  ["mug", { kind: "product", productId: 3 }],
  ["mugs", { kind: "category", categoryUrl: "mugs" }],
]);
const productUrls: KnownPages["productUrls"] = new Map([[3, "steel-mug"]]);
const parse = (url: string) => parsePageUrl(url, routes, { filterValues, slugs, productUrls }, ["en", "de"]);

describe("a page's URL", () => {
  it.each([
    ["/", "/_.data"],
    ["/mug?productId=3", "/mug.data?productId=3"],
  ])("%s has its data at %s", (url, expected) => {
    expect(dataUrl(url)).toBe(expected);
  });

  it.each([
    ["/de", "/de", "/de.data"],
    ["/de/mugs?utm_source=mail&colour=sage", "/de/mugs?colour=sage", "/de/mugs.data?colour=sage"],
    ["/de/no-such", "/de/-", "/de/-.data"],
  ])("%s is the German page %s with its data at %s", (asked, url, dataAt) => {
    expect(parse(asked)).toMatchObject({ kind: "page", url, isData: false });
    expect(dataUrl(url)).toBe(dataAt);
    expect(parse(dataAt)).toMatchObject({ kind: "page", url: dataAt, isData: true });
  });

  it.each([
    ["/de/", "/de"],
    ["/DE", "/de"],
    ["/de/Mugs/", "/de/mugs"],
    ["//de/mugs", "/de/mugs"],
  ])("%s moves to the German %s", (asked, to) => {
    expect(parse(asked)).toEqual({ kind: "moved", to });
  });

  it.each([
    ["/de", "/-"],
    ["/de/mugs", "/-/-"],
    ["/de.data", "/-.data"],
  ])("%s is the unknown page %s where the shop is not in German", (asked, url) => {
    const known = { filterValues, slugs, productUrls };
    expect(parsePageUrl(asked, routes, known, ["en"])).toMatchObject({ kind: "page", url });
  });

  it.each([
    ["/mug?productId=3&utm_source=mail&searchTerm=a%20b", "/mug?productId=3"],
    ["/mug?productId=4", "/mug?productId=0"],
    ["/mug?colour=sage&redirect=order", "/mug"],
    ["/?redirect=checkout&searchTerm=a", "/"],
    ["/products/search?searchTerm=a+b&productId=3&fbclid=1", "/products/search?searchTerm=a+b"],
    ["/products/search?spelling=as-typed&searchTerm=a", "/products/search?searchTerm=a&spelling=as-typed"],
    ["/products/search?searchTerm=a&spelling=b", "/products/search?searchTerm=a"],
    ["/accounts/login?redirect=order&colour=sage", "/accounts/login?redirect=order"],
    ["/accounts/login?redirect=7", "/accounts/login"],
    ["/company/about-us?redirect=order", "/company/about-us"],
  ])("keeps only the parameters that its page reads: %s is %s", (url, canonical) => {
    expect(parse(url)).toMatchObject({ kind: "page", url: canonical });
  });

  it.each([
    ["/nothing", "/-"],
    ["/nothing.data", "/-.data"],
    ["/nothing?productId=4", "/-"],
    ["/nothing?productId=3", "/-?productId=3"],
    ["/a/b", "/-/-"],
    ["/company/none", "/-/-"],
    ["/_.data", "/_.data"],
    ["/store/mug/3", "/store/mug/3"],
    ["/accounts/orders/KS-7F", "/accounts/orders/KS-7F"],
  ])("is one for all paths that lead nowhere: %s is %s", (url, canonical) => {
    expect(parse(url)).toMatchObject({ kind: "page", url: canonical });
  });

  it("is marked where anybody can invent any number of such URLs", () => {
    const marked = (url: string) => {
      const parsed = parse(url);
      return parsed.kind === "page" && parsed.isOpenEnded;
    };
    for (const url of [
      "/products/search?searchTerm=a",
      "/mugs?sort=name",
      "/store/x/3",
      "/accounts/orders/1",
    ])
      expect(marked(url), url).toBe(true);
    for (const url of [
      "/",
      "/mug",
      "/mugs",
      "/accounts/login?redirect=order",
      "/mug.data?_routes=root",
      "/store/steel-mug/3",
    ])
      expect(marked(url), url).toBe(false);
  });

  it("keeps the filters that exist, once each and in one order, and drops made-up ones", () => {
    expect(
      parse(
        "/mugs?sort=name&colour=sage&in-stock=yes&price=1-2&colour=ink&colour=sage&size=xyz&colour=%3Cb%3E",
      ),
    ).toMatchObject({ url: "/mugs?colour=ink&colour=sage&sort=name" });
    expect(parse("/mugs?sort=featured&size=")).toMatchObject({ url: "/mugs" });
    expect(parse("/mugs?sort=constructor&price=__proto__")).toMatchObject({ url: "/mugs" });
  });

  it("keeps the number of a page, which some list of the catalogue could have", () => {
    const many = new Map([...Array(100).keys()].map((id) => [id + 1, `thing-${id}`]));
    const url = (asked: string) => {
      const parsed = parsePageUrl(asked, routes, { filterValues, slugs, productUrls: many }, ["en", "de"]);
      return parsed.kind === "page" && [parsed.url, parsed.isOpenEnded];
    };
    expect(url("/mugs?page=3")).toEqual(["/mugs?page=3", false]);
    expect(url("/mugs?page=3&sort=name")).toEqual(["/mugs?sort=name&page=3", true]);
    expect(url("/products/search?page=2&searchTerm=a")).toEqual([
      "/products/search?searchTerm=a&page=2",
      true,
    ]);
    for (const first of ["1", "0", "-2", "02", "2.0", "1e1", "x", ""])
      expect(url(`/mugs?page=${first}`)).toEqual(["/mugs", false]);
    expect(url("/mugs?page=4&sort=name")).toEqual(["/-", true]);
    expect(url("/mugs.data?page=999999")).toEqual(["/-.data", false]);
    expect(url("/products/search?searchTerm=a&page=4")).toEqual(["/-/-", true]);
    expect(url("/mug?page=2")).toEqual(["/mug", false]);
  });

  it("cuts values that are too long", () => {
    expect(parse(`/products/search?searchTerm=${"x".repeat(900)}`)).toMatchObject({
      url: `/products/search?searchTerm=${"x".repeat(200)}`,
    });
  });

  it("recognises data requests and the loaders they name, if the router has them", () => {
    expect(parse("/mug.data?_routes=root,catalogue/category-or-product")).toEqual({
      kind: "page",
      url: "/mug.data?_routes=catalogue%2Fcategory-or-product%2Croot",
      isData: true,
      isOpenEnded: true,
    });
    expect(parse("/mug.data?_routes=made-up")).toMatchObject({ url: "/mug.data" });
    expect(parse("/mug?_routes=root")).toMatchObject({ url: "/mug" });
  });

  it.each([
    ["/mug/", "/mug"],
    ["//evil.example/", "/evil.example"],
    ["/store//mug/3?productId=3&x=1", "/store/mug/3"],
    ["/MUG?productId=3", "/mug?productId=3"],
    ["/%6dug", "/mug"],
    ["/accounts/Orders/KS-7F/", "/accounts/orders/KS-7F"],
    ["////", "/"],
  ])("%s redirects to %s", (url, to) => {
    expect(parse(url)).toEqual({ kind: "moved", to });
  });

  it.each(["/%E0%A4%A", "/a%00b", "*", "http://elsewhere/"])("%s is malformed", (url) => {
    expect(parse(url)).toEqual({ kind: "malformed" });
  });
});
