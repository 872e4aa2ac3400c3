import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressHelp, phoneDoubt, postalDoubt } from "./address-help.ts";

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

describe("the help of an address", () => {
  it("speaks of a PIN, ZIP or postcode as the country does, and has no doubt about its own examples", () => {
    expect(known.map((country) => addressHelp(country).postalLabel)).toEqual([
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
      const { postalHint, phoneHint } = addressHelp(country);
      expect(postalDoubt(country, postalHint.replace("Like ", "")), country).toBe("");
      expect(phoneDoubt(country, phoneHint.replace("Like ", "")), country).toBe("");
      expect(phoneDoubt(country, phoneHint.replace(/Like \+\d+ /, "")), country).toBe("");
    }
  });

  it("opens the number pad only where a code is nothing but digits", () => {
    expect(addressHelp("India").postalInputMode).toBe("numeric");
    for (const country of ["United Kingdom", "United Arab Emirates", "Bhutan", ""])
      expect(addressHelp(country).postalInputMode, country).toBe("text");
  });

  it("knows nothing of other countries, nor of words every object has, and then doubts no code", () => {
    for (const country of ["Bhutan", "constructor", "__proto__", ""]) {
      expect(addressHelp(country)).toMatchObject({ postalLabel: "Postal Code", postalHint: "" });
      expect(postalDoubt(country, "anything")).toBe("");
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
  ])("of %s may be written %j", (country, code) => expect(postalDoubt(country, code)).toBe(""));

  it.each([
    ["India", "40001"],
    ["India", "040001"],
    ["United States", "SW1A 1AA"],
    ["Germany", "1011"],
  ])("of %s is doubted as %j", (country, code) => expect(postalDoubt(country, code)).toContain("look like"));
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
  ])("for %s may be %j", (country, phone) => expect(phoneDoubt(country, phone)).toBe(""));

  it.each([
    ["India", "98200"],
    ["India", "+91 98200 1234"],
    ["Singapore", "+65 8123 45678"],
    ["India", "+44 7"],
    ["Bhutan", "12"],
    ["Germany", "call me"],
  ])("for %s is doubted as %j", (country, phone) => expect(phoneDoubt(country, phone)).not.toBe(""));

  it("is read whatever is typed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...known, "Bhutan"), fc.string(), (country, text) => {
        expect(typeof phoneDoubt(country, text) + typeof postalDoubt(country, text)).toBe("stringstring");
      }),
    );
  });
});
