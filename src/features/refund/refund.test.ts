import fc from "fast-check";
import { expect, test } from "vitest";
import { lineRefund } from "./refund.ts";

test("three pieces of 1.00 give back 34, 33 and 33 paise", () => {
  const line = { quantity: 3, netPaise: 100, refundedQuantity: 0, refundedPaise: 0 };
  expect(lineRefund(line, 1)).toBe(34);
  expect(lineRefund({ ...line, refundedQuantity: 1, refundedPaise: 34 }, 2)).toBe(66);
  expect(lineRefund(line, 4)).toBeUndefined();
  expect(lineRefund(line, 0)).toBeUndefined();
});

test("whatever pieces come back one after the other, together they give back what was paid", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
      (quantity, netPaise, steps) => {
        let line = { quantity, netPaise, refundedQuantity: 0, refundedPaise: 0 };
        for (const step of [...steps, quantity]) {
          const pieces = Math.min(step, quantity - line.refundedQuantity);
          const amount = pieces > 0 ? lineRefund(line, pieces) : 0;
          if (amount === undefined || amount < 0) return false;
          line = {
            ...line,
            refundedQuantity: line.refundedQuantity + pieces,
            refundedPaise: line.refundedPaise + amount,
          };
        }
        return line.refundedPaise === netPaise;
      },
    ),
  );
});
