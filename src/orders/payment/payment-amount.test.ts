import { expect, it } from "vitest";
import { paymentAmount } from "./payment-amount.ts";

const lines = [
  { totalPaise: 999_00, discountPaise: 99_90, isSwag: false },
  { totalPaise: 501_00, discountPaise: 0, isSwag: false },
  { totalPaise: 400_00, discountPaise: 0, isSwag: true },
];

it.each([
  ["INR", 1_000_000, 1_550_10],
  ["USD", 85_000_000, 11_75 - 1_18 + 5_89 + 1_76],
  ["JPY", 560_000, 1784 - 178 + 895 + 268],
  ["KWD", 277_000_000, (3_61 - 36 + 1_81 + 54) * 10],
])(
  "a link in %s asks for what the page showed, in the units of a provider",
  (currency_code, rate_micros, minor) => {
    expect(paymentAmount({ currency_code, rate_micros }, lines, 150_00)).toEqual({
      amountMinor: minor,
      currencyCode: currency_code,
    });
  },
);
