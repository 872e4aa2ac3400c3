import fc from "fast-check";
import { expect, it } from "vitest";
import { type DecimalSign, decimalSignIn, decimalSignOf, isOneNumber, plainNumber } from "./decimal-sign.ts";

it.each([
  ["0,050", ","],
  ["0.050", "."],
  ["999,00", ","],
  ["1.299,00", ","],
  ["1,299.00", "."],
  ["1,29,900", "."],
  ["1.299.000", ","],
  ["1 299,5", ","],
  ["1'299.50", "."],
  ["1234,567", ","],
  ["1.250", "either"],
  ["1,250", "either"],
  ["1250", "none"],
  ["12 500", "none"],
] as const)("%s says %s", (digits, sign) => expect(decimalSignIn(digits)).toBe(sign));

it("the other rows of a file decide about a number that may be read in two ways", () => {
  const sign = decimalSignOf(["1.250", "999,00"]);
  expect(["1.250", "0,050", "1.299,00", "7"].map((digits) => plainNumber(digits, sign))).toEqual([
    ...["1250", "0.050", "1299.00", "7"],
  ]);
  expect(plainNumber("1.250", decimalSignOf(["1.250", "12.5"]))).toBe("1.250");
});

it("nothing is decided where no row says it, or two say different things", () => {
  expect(plainNumber("1.250", decimalSignOf(["1.250", "3"]))).toBeUndefined();
  expect(plainNumber("1.250", decimalSignOf(["9,50", "9.50", "1.250"]))).toBeUndefined();
  expect(plainNumber("9,50", decimalSignOf(["9,50", "9.50"]))).toBe("9.50");
});

it.each(["1.299,00", "1,29,900.50", "1.299.000", "12 500,5", "1'299.50", "7", "0,050", "1.250"])(
  "%s is a number",
  (digits) => expect(isOneNumber(digits)).toBe(true),
);

it.each(["9,999,99", "12.5.3", "1.2,3.4", "1,299.50.3", "1234.567,89", "31.12.2026"])(
  "%s is none, and decides nothing about the file",
  (digits) => {
    expect(isOneNumber(digits)).toBe(false);
    expect(decimalSignOf([digits, "9,50"])).toBe(",");
    expect(decimalSignOf([digits, "9.50"])).toBe(".");
  },
);

/** How people write a number: the sign before decimals, what stands between groups, and how large the groups are. */
const conventions = (["", ",", " ", "'", "\u00A0", "\u202F", "’"] as const).flatMap((group) =>
  (["western", "indian"] as const).flatMap((groups) =>
    ([".", ","] as const).flatMap((sign) => (group === sign ? [] : [{ group, groups, sign }])),
  ),
);
conventions.push({ group: ".", groups: "western", sign: "," } as never);

function write(cents: number, { group, groups, sign }: (typeof conventions)[number]): string {
  const whole = String(Math.floor(cents / 100));
  const pattern = groups === "indian" ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return `${whole.replace(pattern, group)}${sign}${String(cents % 100).padStart(2, "0")}`;
}

it("reads a column the same in whichever convention it was written", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...conventions), (cents, convention) => {
      const written = cents.map((each) => write(each, convention));
      expect(written.every(isOneNumber)).toBe(true);
      const sign: DecimalSign | undefined = decimalSignOf(written);
      expect(sign).toBe(convention.sign);
      expect(written.map((each) => Number(plainNumber(each, sign)))).toEqual(cents.map((each) => each / 100));
    }),
  );
});
