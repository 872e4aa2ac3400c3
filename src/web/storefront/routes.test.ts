import { expect, it } from "vitest";
import { storePaths } from "../../catalogue/content/store-paths.ts";
import routes from "./routes.ts";

it("has every path of the shop without a parameter", () => {
  const paths = routes.flatMap(({ path }) =>
    path === undefined ? ["/"] : /[:*]/.test(path) ? [] : [`/${path}`],
  );
  expect([...storePaths].sort()).toEqual(paths.sort());
});
