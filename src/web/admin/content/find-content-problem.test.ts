import { expect, it } from "vitest";
import { findContentProblem } from "./find-content-problem.ts";

const tile = { imageId: "a".repeat(24), alt: "", displayText: "", caption: "", linkUrl: "/", linkText: "" };

it("content that cannot be saved says why", () => {
  expect(findContentProblem({ kind: "tiles", tiles: [tile] })).toBeUndefined();
  expect(findContentProblem({ kind: "tiles", tiles: [{ ...tile, imageId: "" }] })).toBe(
    "A tile has no image.",
  );
  expect(findContentProblem({ kind: "tiles", tiles: [{ ...tile, linkUrl: "" }] })).toBe("A link is missing.");
  expect(findContentProblem({ kind: "groups", groups: [{ heading: "", productIds: [] }] })).toBe(
    "A group has no heading.",
  );
  const items = [{ name: "Mugs", link: "//elsewhere.example" }];
  expect(findContentProblem({ kind: "menu", menus: [{ name: "All", link: "/bags", items }] })).toMatch(
    /^\/\/elsewhere\.example is neither a path/,
  );
  expect(findContentProblem({ kind: "menu", menus: [{ name: "", link: "/bags", items: [] }] })).toBe(
    "An item of the menu has no name.",
  );
  expect(findContentProblem({ kind: "about-us", html: null })).toBeUndefined();
});
