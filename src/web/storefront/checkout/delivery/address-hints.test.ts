import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

describe("address hints", () => {
  it("name the postal code as the country does, and no example of their own gets a warning", () => {
    expect(known.map((country) => addressHints(country).postalLabel)).toEqual([
      "PIN Code",
      "ZIP Code",
      "Postcode",
      "Postal Code",
      "Postal Code",
      "Postal Code",
      "Postal Code",
      "Postcode",
    ]);
    for (const country of known) {
      const { postalHint, phoneHint } = addressHints(country);
      expect(postalCodeWarning(country, postalHint.replace("For example ", "")), country).toBe("");
      expect(phoneWarning(country, phoneHint.replace("For example ", "")), country).toBe("");
      expect(phoneWarning(country, phoneHint.replace(/Like \+\d+ /, "")), country).toBe("");
    }
  });

  it("open the number pad only where postal codes are digits only", () => {
    expect(addressHints("India").postalInputMode).toBe("numeric");
    for (const country of ["United Kingdom", "United Arab Emirates", "Bhutan", ""])
      expect(addressHints(country).postalInputMode, country).toBe("text");
  });

  it("are general for other countries and for names of object properties, and no code then gets a warning", () => {
    for (const country of ["Bhutan", "constructor", "__proto__", ""]) {
      expect(addressHints(country)).toMatchObject({ postalLabel: "Postal Code", postalHint: "" });
      expect(postalCodeWarning(country, "anything")).toBe("");
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
  ])("of %s may be written %j", (country, code) => expect(postalCodeWarning(country, code)).toBe(""));

  it.each([
    ["India", "40001"],
    ["India", "040001"],
    ["United States", "SW1A 1AA"],
    ["Germany", "1011"],
  ])("of %s gets a warning for %j", (country, code) =>
    expect(postalCodeWarning(country, code)).toContain("look like"),
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
        expect(typeof phoneWarning(country, text) + typeof postalCodeWarning(country, text)).toBe(
          "stringstring",
        );
      }),
    );
  });
});
