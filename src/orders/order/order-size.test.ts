import { expect, test } from "vitest";
import { refuseLargeOrder } from "./order-size.ts";

const limits = { maxPiecesPerLine: 50, maxPiecesPerOrder: 120 };
const line = (quantity: number, name = "Desk mat") => ({ name, quantity });

test("an order may have as much as both limits say", () => {
  expect(refuseLargeOrder([line(50), line(50), line(20)], limits)).toBeUndefined();
  expect(refuseLargeOrder([], limits)).toBeUndefined();
});

test("an order with more says how much is possible and where to ask for more", () => {
  expect(refuseLargeOrder([line(1), line(51, "Mug")], limits)?.detail).toBe(
    "One order can have up to 50 of Mug. For more, please write to us through Bulk Enquiry.",
  );
  expect(refuseLargeOrder([line(50), line(50), line(21)], limits)?.detail).toBe(
    "One order can have up to 120 pieces, and yours has 121. For more, please write to us through Bulk Enquiry.",
  );
});
