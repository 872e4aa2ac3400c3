import { expect, it } from "vitest";
import { problemOf } from "./problem-of.ts";

const tile = { imageId: "a".repeat(24), alt: "", displayText: "", caption: "", linkUrl: "/", linkText: "" };

it("a piece of content that cannot be kept says why", () => {
  expect(problemOf({ kind: "tiles", tiles: [tile] })).toBeUndefined();
  expect(problemOf({ kind: "tiles", tiles: [{ ...tile, imageId: "" }] })).toBe("A tile has no picture.");
  expect(problemOf({ kind: "tiles", tiles: [{ ...tile, linkUrl: "" }] })).toBe("A link is missing.");
  expect(problemOf({ kind: "groups", groups: [{ heading: "", productIds: [] }] })).toBe(
    "A group has no heading.",
  );
  const items = [{ name: "Mugs", link: "//elsewhere.example" }];
  expect(problemOf({ kind: "menu", menus: [{ name: "All", link: "/bags", items }] })).toMatch(
    /^\/\/elsewhere\.example is no address/,
  );
  expect(problemOf({ kind: "menu", menus: [{ name: "", link: "/bags", items: [] }] })).toBe(
    "An item of the menu has no name.",
  );
  expect(problemOf({ kind: "about-us", html: null })).toBeUndefined();
});
