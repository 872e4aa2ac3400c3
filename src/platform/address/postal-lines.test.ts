import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countryCodes } from "../country/country-codes.ts";
import { addressFormat } from "./address-format.ts";
import { postalLines } from "./postal-lines.ts";

const person = { recipientName: "Asha Rao", address: "14 Long Street\nFlat 3" };

describe("an address is written as its country's post wants it", () => {
  test.each([
    [
      "IN",
      { recipientCity: "Mumbai", region: "Maharashtra", postalCode: "400001" },
      ["Mumbai 400001", "Maharashtra"],
    ],
    [
      "US",
      { recipientCity: "New York", region: "New York", postalCode: "10001" },
      ["NEW YORK, NEW YORK 10001"],
    ],
    ["US", { recipientCity: "Austin", region: "TX", postalCode: "78701" }, ["AUSTIN, TX 78701"]],
    ["NO", { recipientCity: "Oslo", region: "", postalCode: "0150" }, ["0150 Oslo"]],
    ["DE", { recipientCity: "Berlin", region: "Berlin", postalCode: "10119" }, ["10119 Berlin"]],
    ["GB", { recipientCity: "London", region: "", postalCode: "sw1a 1aa" }, ["LONDON", "SW1A 1AA"]],
    ["IE", { recipientCity: "Cork", region: "Co. Cork", postalCode: "" }, ["Cork", "Co. Cork"]],
    ["AE", { recipientCity: "Dubai", region: "Dubai", postalCode: "" }, ["Dubai"]],
    [
      "JP",
      { recipientCity: "Chiyoda-ku", region: "Tokyo", postalCode: "100-0001" },
      ["Chiyoda-ku, TOKYO", "100-0001"],
    ],
    ["SG", { recipientCity: "Singapore", region: "Singapore", postalCode: "018956" }, ["SINGAPORE 018956"]],
    ["CH", { recipientCity: "Bern", region: "", postalCode: "3011" }, ["3011 Bern"]],
    ["CA", { recipientCity: "Ottawa", region: "", postalCode: "K1A 0B1" }, ["OTTAWA K1A 0B1"]],
  ])("%s", (code, place, expected) => {
    const lines = postalLines({ ...person, ...place }, { code, country: "THERE", isLabel: true });
    expect(lines.filter((line) => !/asha rao|14 long street|flat 3/i.test(line))).toEqual([
      ...expected,
      "THERE",
    ]);
  });
});

it("writes capitals on a parcel alone", () => {
  const austin = { ...person, recipientCity: "Austin", region: "TX", postalCode: "78701" };
  expect(postalLines(austin, { code: "US", country: "United States" }).at(-2)).toBe("Austin, TX 78701");
});

it("writes a Japanese address as people there do, the name last", () => {
  const tokyo = {
    recipientName: "山田太郎",
    address: "千代田1-1",
    recipientCity: "千代田区",
    region: "東京都",
    postalCode: "100-0001",
  };
  expect(postalLines(tokyo, { code: "JP", country: "日本" })).toEqual([
    "〒100-0001",
    "東京都千代田区",
    "千代田1-1",
    "山田太郎",
    "日本",
  ]);
});

it("keeps the specification's lines where nothing is known of a country", () => {
  const doha = { ...person, recipientCity: "Doha", region: "Ad Dawhah", postalCode: "1" };
  for (const code of [undefined, "QA", "XX"])
    expect(postalLines(doha, { code, country: "Qatar" })).toEqual([
      "Asha Rao",
      "14 Long Street",
      "Flat 3",
      "Doha, Ad Dawhah, 1",
      "Qatar",
    ]);
});

const word = fc
  .array(fc.constantFrom(..."abcdefghijklmnop"), { minLength: 3, maxLength: 9 })
  .map((letters) => letters.join(""));

test("in every country the form can be filled, and everything in it is printed, also what its form does not ask for", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countryCodes),
      fc.record({ recipientName: word, address: word, recipientCity: word, region: word, postalCode: word }),
      fc.boolean(),
      (code, address, isLabel) => {
        const { fields, required } = addressFormat(code);
        expect(new Set(fields).size).toBe(fields.length);
        expect([...required].every((field) => fields.includes(field))).toBe(true);
        const lines = postalLines(address, { code, country: "Country", isLabel });
        const printed = lines.join("\n").toLowerCase();
        for (const value of Object.values(address)) expect(printed).toContain(value);
        expect(lines.at(-1)).toBe("Country");
        expect(printed).not.toMatch(/%|undefined|null|, ,|^[,\s]|[,\s]$/m);
      },
    ),
    { numRuns: 1500 },
  );
});

test("without what the country does not need, no mark is left over", () => {
  for (const code of countryCodes) {
    const { required } = addressFormat(code);
    const value = (field: "postalCode" | "recipientCity" | "region") => (required.has(field) ? "Xyz" : "");
    const lines = postalLines(
      {
        ...person,
        recipientCity: value("recipientCity"),
        region: value("region"),
        postalCode: value("postalCode"),
      },
      { code, country: "Country" },
    );
    expect(lines.filter((line) => /^[\s,-]|[\s,-]$|, ,|%/.test(line))).toEqual([]);
  }
});
