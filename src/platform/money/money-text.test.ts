import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { baseMoneyText, namedCurrency } from "./base-money.ts";
import { decimalsOf, shownUnit } from "./minor-units.ts";
import { codedMoneyText, figureText, moneyText, rateText, roundMoneyText } from "./money-text.ts";
import { unambiguousMoney } from "./unambiguous-money.ts";

const dollar = { currencyCode: "USD", currencySymbol: "$" };
const krone = { currencyCode: "NOK", currencySymbol: "kr" };
const hardSpaces = (text: string) => text.replaceAll(" ", "\u00a0");

test.each([
  [129_950, dollar, "en", "$1,299.50"],
  [-500, dollar, "en", "-$5.00"],
  [0, dollar, "en", "$0.00"],
  [-0, dollar, "en", "$0.00"],
  [5, namedCurrency("INR"), "en", "₹0.05"],
  [12_990_000, namedCurrency("INR"), "en", "₹1,29,900.00"],
  [12_990_000, namedCurrency("INR"), "de", "129.900,00 ₹"],
  [14_900, krone, "en", "kr 149.00"],
  [123_456_789_01, { currencyCode: "AED", currencySymbol: "AED " }, "en", "AED 123,456,789.01"],
  [129_950, dollar, "de", "1.299,50 $"],
  [129_900, namedCurrency("JPY"), "en", "¥1,299"],
  [125, namedCurrency("KWD"), "en", "KWD 1.250"],
  [129_950, { currencyCode: "CAD", currencySymbol: "CA$" }, "en", "CA$1,299.50"],
])("%i hundredths of %j read %s as %j", (hundredths, currency, language, expected) => {
  expect(moneyText(hundredths, currency, language)).toBe(hardSpaces(expected));
});

it("shows what a currency does not usually have, so nothing is rounded away unseen", () => {
  expect(moneyText(12_345, namedCurrency("JPY"), "en")).toBe("¥123.45");
});

it("writes round amounts without decimals where that is asked for", () => {
  expect(roundMoneyText(5_000, dollar, "en")).toBe("$50");
  expect(roundMoneyText(5_050, dollar, "en")).toBe("$50.50");
});

it("writes a rate with the decimals that it has", () => {
  expect(["en", "de"].map((language) => rateText(0.5612, namedCurrency("INR"), language))).toEqual([
    "₹0.5612",
    hardSpaces("0,5612 ₹"),
  ]);
  expect(rateText(1, dollar, "en")).toBe("$1");
});

describe("an amount in a mail or a document", () => {
  test.each([
    [dollar, "en", "USD 1,299.50"],
    [dollar, "de", "1.299,50 USD"],
    [krone, "en", "NOK 1,299.50"],
    [krone, "nb", "1 299,50 NOK"],
    [namedCurrency("INR"), "en", "₹1,299.50"],
    [namedCurrency("EUR"), "de", "1.299,50 €"],
    [{ currencyCode: "USD", currencySymbol: "US$" }, "en", "US$1,299.50"],
  ])("names %j where its symbol is shared, in %s: %s", (currency, language, expected) => {
    expect(unambiguousMoney(129_950, currency, language)).toBe(hardSpaces(expected));
  });
});

const languages = fc.constantFrom(
  "en",
  "de",
  "hi",
  "nb",
  "fr",
  "ja",
  "ar",
  "he",
  "de-CH",
  "pt-BR",
  "th",
  "fa",
);
const currencies = fc
  .constantFrom(...Intl.supportedValuesOf("currency"), "KWD", "JPY", "INR")
  .map(namedCurrency);

/** A number as the language writes it, read again by the digits and the decimal sign that it uses. */
function readAgain(text: string, language: string): number {
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(-1.5);
  const decimal = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  const digits = new Map(
    Array.from({ length: 10 }, (_, digit) => [
      new Intl.NumberFormat(language, { useGrouping: false }).format(digit),
      String(digit),
    ]),
  );
  const plain = [...text]
    .map((sign) => (sign === decimal ? "." : (digits.get(sign) ?? (/[-−]/.test(sign) ? "-" : ""))))
    .join("");
  return Number(plain);
}

test("every amount in every language and currency says the whole amount once, with the currency once", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), currencies, languages, (any, currency, language) => {
      const { currencyCode, currencySymbol } = currency;
      const hundredths = any - (any % shownUnit(currencyCode)) + 0; // no -0
      const figure = figureText(hundredths, currencyCode, language);
      expect(readAgain(figure, language)).toBe(hundredths / 100);
      for (const [text, name] of [
        [moneyText(hundredths, currency, language), currencySymbol],
        [codedMoneyText(hundredths, currencyCode, language), currencyCode],
      ] as const) {
        expect(text.split(name)).toHaveLength(2);
        expect(text).not.toMatch(/NaN|Infinity/);
        expect(readAgain(text.replace(name, ""), language)).toBe(hundredths / 100);
      }
    }),
    { numRuns: 600 },
  );
});

test("every currency has its decimals in English", () => {
  for (const code of Intl.supportedValuesOf("currency")) {
    const decimals = decimalsOf(code);
    const fraction = decimals === 0 ? "" : `.${"0".repeat(decimals)}`;
    expect(codedMoneyText(1_234_500, code, "en")).toBe(`${code}\u00a012,345${fraction}`);
  }
});

test("staff read the base currency as buyers do", () => {
  expect(baseMoneyText(12_990_000, "INR")).toBe("₹1,29,900.00");
});
