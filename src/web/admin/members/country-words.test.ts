import { expect, it } from "vitest";
import { inLanguage } from "../../../platform/language/in-language.ts";
import { countriesInWords, placeOf } from "./country-words.ts";

const countries = [
  { id: "AT", name: "Austria" },
  { id: "DE", name: "Germany" },
];

it.each([
  ["en", "Germany", ["Austria", "Germany"]],
  ["de", "Deutschland", ["Deutschland", "Österreich"]],
])("in %s a member without an office works in %s", (language, place, names) => {
  inLanguage(language, () => {
    expect(placeOf({ office: "", country: "Germany" })).toBe(place);
    expect(placeOf({ office: "Pune", country: "India" })).toBe("Pune");
    expect(countriesInWords(countries).map(({ name }) => name)).toEqual(names);
  });
});
