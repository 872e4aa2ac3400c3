import { describe, expect, it } from "vitest";
import { parsePageAddress } from "./page-address.ts";

const routeIds = new Set(["root", "catalog/slug"]);
const filterValues = {
  colour: new Set(["sage", "ink"]),
  size: new Set(["m"]),
  price: new Set(["0-250"]),
  "in-stock": new Set(["1"]),
};
const read = (url: string) => parsePageAddress(url, routeIds, filterValues);

describe("a page's address", () => {
  it("keeps only the parameters that change what is rendered, in one order", () => {
    const expected = { kind: "page", address: "/mug?searchTerm=a+b&productId=3", isData: false };
    expect(read("/mug?productId=3&utm_source=mail&searchTerm=a%20b")).toEqual(expected);
    expect(read("/mug?searchTerm=a+b&productId=3&fbclid=1")).toEqual(expected);
  });

  it("keeps the filters that exist, once each and in one order, and drops made-up ones", () => {
    expect(
      read(
        "/mugs?sort=name&colour=sage&in-stock=yes&price=1-2&colour=ink&colour=sage&size=xyz&colour=%3Cb%3E",
      ),
    ).toMatchObject({ address: "/mugs?colour=ink&colour=sage&sort=name" });
    expect(read("/mugs?sort=featured&size=")).toMatchObject({ address: "/mugs" });
    expect(read("/mugs?sort=constructor&price=__proto__")).toMatchObject({ address: "/mugs" });
  });

  it("cuts what is too long to be meant", () => {
    expect(read(`/products/search?searchTerm=${"x".repeat(900)}`)).toMatchObject({
      address: `/products/search?searchTerm=${"x".repeat(200)}`,
    });
  });

  it("tells requests for data, and the loaders they want, if the router has them", () => {
    expect(read("/mug.data?_routes=root,catalog/slug")).toEqual({
      kind: "page",
      address: "/mug.data?_routes=catalog%2Fslug%2Croot",
      isData: true,
    });
    expect(read("/mug.data?_routes=made-up")).toMatchObject({ address: "/mug.data" });
    expect(read("/mug?_routes=root")).toMatchObject({ address: "/mug" });
  });

  it.each([
    ["/mug/", "/mug"],
    ["//evil.example/", "/evil.example"],
    ["/store//mug/3?productId=3&x=1", "/store/mug/3?productId=3"],
    ["////", "/"],
  ])("%s has moved to %s", (url, to) => {
    expect(read(url)).toEqual({ kind: "moved", to });
  });

  it.each(["/%E0%A4%A", "/a%00b", "*", "http://elsewhere/"])("%s is malformed", (url) => {
    expect(read(url)).toEqual({ kind: "malformed" });
  });
});
