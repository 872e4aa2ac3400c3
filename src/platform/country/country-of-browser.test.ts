import { expect, it } from "vitest";
import { countryOfBrowser } from "./country-of-browser.ts";

it.each([
  ["de", "Iceland", "Island"],
  ["nb", "Côte d’Ivoire", "Elfenbenskysten"],
  ["ar", "Japan", "اليابان"],
  ["de", "Atlantis", "Atlantis"],
])("in %s, %s is %s", (language, name, shown) => {
  expect(countryOfBrowser(language, name)).toBe(shown);
});
