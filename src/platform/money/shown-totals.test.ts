import { expect, it } from "vitest";
import { toRateMicros } from "./money.ts";
import { isConvertedAsAWhole } from "./shown-totals.ts";

const mugs = (quantity: number, shownMinor: number) => ({ unitPaise: 399_00, quantity, shownMinor });

it.each([
  ["two of $4.69 are $9.39", mugs(2, 939), 85, true],
  ["one is its own price", mugs(1, 469), 85, false],
  ["in the base currency a price multiplies", mugs(2, 798_00), 1, false],
  [
    "yen are whole, and so is what they multiply to",
    { unitPaise: 56_00, quantity: 3, shownMinor: 300_00 },
    0.56,
    false,
  ],
])("%s", (_, line, rate, isOther) => {
  expect(isConvertedAsAWhole(line, toRateMicros(rate), rate === 0.56 ? 100 : 1)).toBe(isOther);
});
