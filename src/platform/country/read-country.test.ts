import fc from "fast-check";
import { expect, it, test } from "vitest";
import { countryCodes } from "../country/country-codes.ts";
import { englishCountryName } from "./country-names.ts";
import { countryCodeOf, countryQuestion, readCountry } from "./read-country.ts";

test.each([
  ...["IN", "in", "IND", "India", " INDIA ", "भारत", "Indien", "Bharat"].map((text) => [text, "IN"] as const),
  ...[
    "US",
    "USA",
    "U.S.A.",
    "u. s. a.",
    "United States",
    "the United States of America",
    "Vereinigte Staaten",
  ].map((text) => [text, "US"] as const),
  ...["UK", "GB", "GBR", "Great Britain", "England", "United Kingdom"].map((text) => [text, "GB"] as const),
  ...["Deutschland", "DE", "germany", "Allemagne"].map((text) => [text, "DE"] as const),
  ...["UAE", "U.A.E", "Emirates", "الإمارات العربية المتحدة"].map((text) => [text, "AE"] as const),
  ...[
    ["Georgia", "GE"],
    ["Guinea", "GN"],
    ["Guinea-Bissau", "GW"],
    ["Papua New Guinea", "PG"],
    ["Equatorial Guinea", "GQ"],
    ["Ireland", "IE"],
    ["Northern Ireland", "GB"],
    ["Niger", "NE"],
    ["Nigeria", "NG"],
    ["Dominica", "DM"],
    ["Dominican Republic", "DO"],
    ["DR Congo", "CD"],
    ["South Korea", "KR"],
    ["Korea, Republic of", "KR"],
    ["Österreich", "AT"],
    ["Osterreich", "AT"],
    ["cote divoire", "CI"],
    ["Türkiye", "TR"],
    ["日本", "JP"],
  ].map(([text = "", code = ""]) => [text, code] as const),
])("%s is %s", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

test.each([
  ["Congo", "'Congo' can mean Congo - Kinshasa or Congo - Brazzaville."],
  ["KOREA", "'KOREA' can mean North Korea or South Korea."],
  ["Germny", "'Germny' is no country that we know. Did you mean Germany?"],
  ["Untied States", "'Untied States' is no country that we know. Did you mean United States?"],
  ["Middle-earth", "'Middle-earth' is no country that we know."],
  ["", "'' is no country that we know."],
])("asks about %s", (text, question) => {
  const read = readCountry(text);
  if (read.kind === "known") throw new Error(`${text} was read as ${read.code}`);
  expect(countryQuestion(text, read)).toBe(question);
});

it("reads every country by its code and by the name that it is given, in any writing", () => {
  const write = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => ` ${text.toLowerCase()}. `,
    (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, ""),
    (text: string) => text.replaceAll(" ", "  "),
  );
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), write, (code, written) => {
      expect(countryCodeOf(written(code))).toBe(code);
      expect(countryCodeOf(written(englishCountryName(code)))).toBe(code);
    }),
    { numRuns: 1000 },
  );
});

it("reads nothing else, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readCountry(text);
      if (read.kind === "known") expect(countryCodes.concat("XK")).toContain(read.code);
    }),
  );
});
