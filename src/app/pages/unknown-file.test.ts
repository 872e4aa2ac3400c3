import { expect, it } from "vitest";
import { asksForFile } from "./unknown-file.ts";

const asProgram = "*/*";

it.each(["/nothing.png", "/.env.local", "/ads.txt?x=1", "/a/b.min.js", "/DE/x.PHP"])(
  "%s asks for a file",
  (url) => expect(asksForFile(url, asProgram)).toBe(true),
);

it.each([
  "/",
  "/mugs",
  "/_.data",
  "/nothing.data",
  "/products/search.data?searchTerm=node.js&_routes=root",
  "/products/search?searchTerm=v1.5",
  "/products/search.data?searchTerm=size%202.5",
  "/checkout?from=a.html",
])("%s asks for a page or its data", (url) => expect(asksForFile(url, asProgram)).toBe(false));

it("a browser that shows a page gets one", () =>
  expect(asksForFile("/old-page.html", "text/html,application/xhtml+xml,*/*;q=0.8")).toBe(false));
