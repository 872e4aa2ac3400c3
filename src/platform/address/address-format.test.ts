import { expect, test } from "vitest";
import { countryCodes } from "../country/country-codes.ts";
import { addressFormat } from "./address-format.ts";

test.each([
  ["IN", ["postalCode", "recipientCity", "region"], ["recipientCity", "region"], "Region", "PIN Code"],
  [
    "US",
    ["recipientCity", "region", "postalCode"],
    ["recipientCity", "region", "postalCode"],
    "State",
    "ZIP Code",
  ],
  ["NO", ["postalCode", "recipientCity"], ["postalCode", "recipientCity"], "Province", "Postal Code"],
  [
    "JP",
    ["recipientCity", "region", "postalCode"],
    ["recipientCity", "region", "postalCode"],
    "Prefecture",
    "Postal Code",
  ],
  ["AE", ["region"], ["region"], "Emirate", "Postal Code"],
  ["IE", ["recipientCity", "region", "postalCode"], ["recipientCity"], "County", "Eircode"],
  ["DE", ["postalCode", "recipientCity"], ["postalCode", "recipientCity"], "Province", "Postal Code"],
  ["HK", ["recipientCity", "region"], ["recipientCity", "region"], "Area", "Postal Code"],
  ["GB", ["recipientCity", "postalCode"], ["recipientCity", "postalCode"], "Province", "Postcode"],
  [
    undefined,
    ["recipientCity", "region", "postalCode"],
    ["recipientCity", "region"],
    "Region",
    "Postal Code",
  ],
  ["QA", ["recipientCity", "region", "postalCode"], ["recipientCity", "region"], "Region", "Postal Code"],
] as const)("%s asks for %j and needs %j [spec 5.1]", (code, fields, required, regionName, postalName) => {
  const format = addressFormat(code);
  expect(format.fields).toEqual(fields);
  expect(new Set(format.required)).toEqual(new Set(required));
  expect([format.regionName, format.postalName]).toEqual([regionName, postalName]);
});

test.each([
  ["IN", "400001", "4000"],
  ["US", "94103-1234", "9410"],
  ["GB", "sw1a1aa", "10115"],
  ["JP", "1000001", "100"],
  ["SE", "SE-114 55", "1"],
  ["CZ", "10000", "1000000"],
  ["NL", "1234 ab", "12"],
])("the postcodes of %s are known: %s, not %s", (code, right, wrong) => {
  const { isPostalCode } = addressFormat(code);
  expect([isPostalCode(right), isPostalCode(wrong)]).toEqual([true, false]);
});

test("every country's own example is a postcode of it", () => {
  for (const code of countryCodes) {
    const { postalExample, isPostalCode } = addressFormat(code);
    expect([code, postalExample === "" || isPostalCode(postalExample)]).toEqual([code, true]);
  }
});
