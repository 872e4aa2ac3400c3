import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import type { PageRequest } from "../../../app/pages/services.ts";
import { createPageContext } from "../page/page-context.ts";
import { pageTextLoader } from "./page-text-loader.ts";

const tile = (linkUrl: string) => ({ linkUrl, imageUrl: `/images/1${linkUrl}`, alt: "A table" });
const catalogue = {
  pageTexts: new Map([["about-us", { html: "<p>Ours</p>" }]]),
  home: { tiles: [tile("/mugs"), tile("/company/about-us")] },
};
// Only what the loader reads.
const languages = ["en", "de"];
const services = { config: { languages } };
const context = createPageContext({ catalogue, services } as unknown as PageRequest);
const load = (page: Parameters<typeof pageTextLoader>[0]) =>
  pageTextLoader(page)({ context } as unknown as LoaderFunctionArgs);

test("a page has the text that staff wrote, and the tile of the home page that links to it", () => {
  expect(load("about-us")).toEqual({ html: "<p>Ours</p>", tile: tile("/company/about-us") });
});

test("a page that no tile links to has no picture, and without a text of staff its own", () => {
  for (const page of ["shipping-policy", "privacy-policy", "terms-and-conditions", "return-policy"] as const)
    expect(load(page)).toEqual({ html: null, languages, tile: undefined });
});
