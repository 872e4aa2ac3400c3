import fc from "fast-check";
import { expect, it } from "vitest";
import { unitPrice } from "./unit-price.ts";

it("has two digits where they are enough, and as many as it takes else", () => {
  expect(unitPrice(10_000, 4)).toBe("25.00");
  expect(unitPrice(10_000, 3)).toBe("33.333");
  expect(unitPrice(0, 7)).toBe("0.00");
  expect(unitPrice(1, 1_000)).toBe("0.00001");
});

it("times the quantity is the net amount again", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.integer({ min: 1, max: 100_000 }),
      (net, quantity) => {
        expect(Math.round(Number(unitPrice(net, quantity)) * quantity * 100)).toBe(net);
      },
    ),
  );
});
