import { expect, it } from "vitest";
import { staffText } from "../../contract/staff-text.ts";
import { parsePaise, parseWholeNumber, parseYesNo } from "./cell-values.ts";

it.each([
  ["1299.5", 1299_50],
  ["₹1,29,900.00", 1_29_900_00],
  ["1299,50", 1299_50],
  ["1.299,50", 1299_50],
  ["1.234.567,8", undefined], // above the highest price
  ["12.34,50", undefined],
  ["9,999,99", undefined],
  ["12.5.3", undefined],
  ["₹1,29,900/-", 1_29_900_00],
  ["149,-", 149_00],
  ["149.–", 149_00],
  ["149:-", 149_00],
  ["-149", undefined],
  ["1.299", undefined], // thousands or thousandths
  ["-1", undefined],
  ["", undefined],
])("%j is %j hundredths", (cell, paise) => {
  const parsed = parsePaise(cell, "INR");
  expect("value" in parsed ? parsed.value : undefined).toBe(paise);
});

it("names the currency of a price in another one", () => {
  expect(parsePaise("12,50 USD", "EUR")).toEqual({
    wrong: "This price is in USD, and the store counts in EUR.",
  });
  expect(parsePaise("1.089,00 €", "EUR")).toEqual({ value: 1089_00 });
});

it("takes yes and no in other languages, and says limits as every country reads them", () => {
  expect(["ja", "Nein", "yes", "vielleicht"].map(parseYesNo)).toEqual([
    { value: true },
    { value: false },
    { value: true },
    { wrong: "Write yes or no." },
  ]);
  expect(parseWholeNumber("viel", 1_000_000, staffText`Four pieces at most.`)).toEqual({
    wrong: "Four pieces at most.",
  });
});
