import { describe, expect, it } from "vitest";
import { parsePageUrl } from "./page-url.ts";

const routeIds = new Set(["root", "catalog/category-or-product"]);
const filterValues = {
  colour: new Set(["sage", "ink"]),
  size: new Set(["m"]),
  price: new Set(["0-250"]),
  "in-stock": new Set(["1"]),
};
const parse = (url: string) => parsePageUrl(url, routeIds, filterValues);

describe("a page's URL", () => {
  it("keeps only the parameters that change what is rendered, in one order", () => {
    const expected = { kind: "page", url: "/mug?searchTerm=a+b&productId=3", isData: false };
    expect(parse("/mug?productId=3&utm_source=mail&searchTerm=a%20b")).toEqual(expected);
    expect(parse("/mug?searchTerm=a+b&productId=3&fbclid=1")).toEqual(expected);
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

  it("cuts values that are too long", () => {
    expect(parse(`/products/search?searchTerm=${"x".repeat(900)}`)).toMatchObject({
      url: `/products/search?searchTerm=${"x".repeat(200)}`,
    });
  });

  it("recognises data requests and the loaders they name, if the router has them", () => {
    expect(parse("/mug.data?_routes=root,catalog/category-or-product")).toEqual({
      kind: "page",
      url: "/mug.data?_routes=catalog%2Fcategory-or-product%2Croot",
      isData: true,
    });
    expect(parse("/mug.data?_routes=made-up")).toMatchObject({ url: "/mug.data" });
    expect(parse("/mug?_routes=root")).toMatchObject({ url: "/mug" });
  });

  it.each([
    ["/mug/", "/mug"],
    ["//evil.example/", "/evil.example"],
    ["/store//mug/3?productId=3&x=1", "/store/mug/3?productId=3"],
    ["////", "/"],
  ])("%s redirects to %s", (url, to) => {
    expect(parse(url)).toEqual({ kind: "moved", to });
  });

  it.each(["/%E0%A4%A", "/a%00b", "*", "http://elsewhere/"])("%s is malformed", (url) => {
    expect(parse(url)).toEqual({ kind: "malformed" });
  });
});
