import { expect, it } from "vitest";
import { pathInLanguage, splitLanguage } from "./language.ts";

it.each([
  ["/", "/de"],
  ["/?page=2", "/de?page=2"],
  ["/checkout", "/de/checkout"],
  ["/products/search?searchTerm=mug", "/de/products/search?searchTerm=mug"],
])("%s is %s in German, and back", (path, german) => {
  expect(pathInLanguage(path, "en")).toBe(path);
  expect(pathInLanguage(path, "de")).toBe(german);
  expect(splitLanguage(german, ["en", "de"])).toEqual({ language: "de", path });
});

it.each(["/", "/desk-mats", "/de-luxe", "/delivery?de"])("%s is English", (path) => {
  expect(splitLanguage(path, ["en", "de"])).toEqual({ language: "en", path });
});
