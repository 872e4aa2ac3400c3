import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFormat } from "../../../../platform/address/address-format.ts";
import { countryCode } from "../../../../platform/country/country-code.ts";
import { addressHints, phoneWarning, postalCodeWarning } from "./address-hints.ts";

const known = [
  "India",
  "United States",
  "United Kingdom",
  "United Arab Emirates",
  "Singapore",
  "Germany",
  "Japan",
  "Australia",
];

const formatOf = (country: string) => addressFormat(countryCode(country));
const postalWarning = (country: string, code: string) => postalCodeWarning(formatOf(country), "Code", code);

describe("address hints", () => {
  it("have examples of the country, and no example of its own gets a warning", () => {
    for (const country of known) {
      const { postalHint, phoneHint } = addressHints(country, formatOf(country));
      expect(postalWarning(country, postalHint.replace("For example ", "")), country).toBe("");
      expect(phoneWarning(country, phoneHint.replace("For example ", "")), country).toBe("");
      expect(phoneWarning(country, phoneHint.replace(/Like \+\d+ /, "")), country).toBe("");
    }
  });

  it("open the number pad only where postal codes are digits only", () => {
    const modeOf = (country: string) => addressHints(country, formatOf(country)).postalInputMode;
    expect(["India", "Norway"].map(modeOf)).toEqual(["numeric", "numeric"]);
    for (const country of ["United Kingdom", "United Arab Emirates", "Qatar", ""])
      expect(modeOf(country), country).toBe("text");
  });

  it("are general for other countries and for names of object properties, and no code then gets a warning", () => {
    for (const country of ["Qatar", "constructor", "__proto__", ""]) {
      expect(addressHints(country, formatOf(country))).toMatchObject({ postalHint: "" });
      expect(postalWarning(country, "anything")).toBe("");
    }
  });
});

describe("a postal code", () => {
  it.each([
    ["India", "400 001"],
    ["United States", "94103-1234"],
    ["United Kingdom", "sw1a1aa"],
    ["United Kingdom", "M1 1AE"],
    ["United Arab Emirates", "00000"],
    ["Japan", "1000001"],
    ["India", ""],
  ])("of %s may be written %j", (country, code) => expect(postalWarning(country, code)).toBe(""));

  it.each([
    ["India", "40001"],
    ["India", "040001"],
    ["United States", "SW1A 1AA"],
    ["Germany", "1011"],
  ])("of %s gets a warning for %j", (country, code) =>
    expect(postalWarning(country, code)).toContain("look like"),
  );
});

describe("a contact number", () => {
  it.each([
    ["India", "098200-12345"],
    ["India", "919820012345"],
    ["India", "0091 98200 12345"],
    ["India", "+44 7700 900123"],
    ["Germany", "0151 23456789"],
    ["Bhutan", "+975 17 123 456"],
    ["India", ""],
  ])("for %s may be %j", (country, phone) => expect(phoneWarning(country, phone)).toBe(""));

  it.each([
    ["India", "98200"],
    ["India", "+91 98200 1234"],
    ["Singapore", "+65 8123 45678"],
    ["India", "+44 7"],
    ["Bhutan", "12"],
    ["Germany", "call me"],
  ])("for %s gets a warning for %j", (country, phone) => expect(phoneWarning(country, phone)).not.toBe(""));

  it("and a postal code accept any typed text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...known, "Bhutan"), fc.string(), (country, text) => {
        expect(typeof phoneWarning(country, text) + typeof postalWarning(country, text)).toBe("stringstring");
      }),
    );
  });
});
