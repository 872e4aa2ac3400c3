import { expect, it } from "vitest";
import routes from "../../../src/web/storefront/routes.ts";
import { pageStates } from "./page-states.ts";

const paths = routes.map(({ path, index }) => (index ? "/" : path));

it("every route of the shop is checked", () => {
  expect(paths.filter((path) => !pageStates.some(({ route }) => route === path))).toEqual([]);
});

it("every page state has an existing route and a unique name", () => {
  expect(pageStates.filter(({ route }) => !paths.includes(route))).toEqual([]);
  const names = pageStates.map(({ name, only = "" }) => name + only);
  expect(names).toEqual([...new Set(names)]);
});
