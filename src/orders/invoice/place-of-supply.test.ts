import { expect, it } from "vitest";
import { inLanguage } from "../../platform/language/in-language.ts";
import { placeOfSupplyIn, placeOutsideIndia } from "./place-of-supply.ts";

it.each([
  ["en", "Outside India: Germany"],
  ["de", "Außerhalb Indiens: Deutschland"],
  ["nb", "Utenfor India: Tyskland"],
])("a document in %s says that goods leave India: %s", (language, printed) => {
  expect(inLanguage(language, () => placeOfSupplyIn(language, placeOutsideIndia("Germany")))).toBe(printed);
});

it("a state stays as the law writes it", () => {
  expect(inLanguage("de", () => placeOfSupplyIn("de", "Maharashtra (27)"))).toBe("Maharashtra (27)");
});
