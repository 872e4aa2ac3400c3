import fc from "fast-check";
import { expect, test } from "vitest";
import { lineRefund } from "./refund-amount.ts";

test("a line of 3 units and 1.00 refunds 34 paise for the first unit and 66 for the rest", () => {
  const line = { quantity: 3, netPaise: 100, refundedQuantity: 0, refundedPaise: 0 };
  expect(lineRefund(line, 1)).toBe(34);
  expect(lineRefund({ ...line, refundedQuantity: 1, refundedPaise: 34 }, 2)).toBe(66);
  expect(lineRefund(line, 4)).toBeUndefined();
  expect(lineRefund(line, 0)).toBeUndefined();
});

test("the refunds of a line, in any steps, add up to what was paid for it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 20 }),
      (quantity, netPaise, steps) => {
        let line = { quantity, netPaise, refundedQuantity: 0, refundedPaise: 0 };
        for (const units of [...steps, quantity]) {
          const pieces = Math.min(units, quantity - line.refundedQuantity);
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

test("pieces that were refunded before are not refunded again, and the later ones get their own shares", () => {
  const line = { quantity: 3, netPaise: 101, refundedQuantity: 2, refundedPaise: 68 };
  expect(lineRefund(line, 2), "two of three are refunded").toBeUndefined();
  expect(lineRefund({ ...line, refundedQuantity: 1, refundedPaise: 34 }, 3)).toBeUndefined();
  const four = { quantity: 4, netPaise: 101, refundedQuantity: 1, refundedPaise: 26 };
  expect(lineRefund(four, 1), "only the first piece has the odd paisa").toBe(25);
  expect(lineRefund({ ...four, refundedPaise: 91 }, 1), "never above what is left").toBe(10);
});

test("the last piece gives back all that is left, also where the earlier ones gave less than their shares", () => {
  const line = { quantity: 3, netPaise: 100, refundedQuantity: 2, refundedPaise: 60 };
  expect(lineRefund(line, 1)).toBe(40);
});
