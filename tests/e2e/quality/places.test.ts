import { expect, it } from "vitest";
import routes from "../../../src/web/storefront/routes.ts";
import { places } from "./places.ts";

const paths = routes.map(({ path, index }) => (index ? "/" : path));

it("every address of the shop is looked at", () => {
  expect(paths.filter((path) => !places.some(({ route }) => route === path))).toEqual([]);
});

it("places are of addresses that exist, each by a name of its own", () => {
  expect(places.filter(({ route }) => !paths.includes(route))).toEqual([]);
  const names = places.map(({ name, only = "" }) => name + only);
  expect(names).toEqual([...new Set(names)]);
});
