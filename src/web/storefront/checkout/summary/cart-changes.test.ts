import { expect, it } from "vitest";
import type { CartLine } from "../../../../contract/cart.schemas.ts";
import { describeCartChanges } from "./cart-changes.tsx";

const line = (productDetailsId: number, qty: number, more: Partial<CartLine> = {}) =>
  ({ productDetailsId, qty, productName: "Mug", colourName: "", size: "", ...more }) as CartLine;
const shirt = (size: string, qty = 1) => line(2, qty, { productName: "T-shirt", colourName: "Navy", size });

it("describes added, removed and changed lines, each size separately", () => {
  expect(describeCartChanges([line(1, 1), shirt("M")], [line(1, 3), shirt("L")])).toEqual([
    "Mug: 3 instead of 1",
    "T-shirt, Navy, L: added",
    "T-shirt, Navy, M: removed",
  ]);
});

it("returns no change for another order of the lines, another price or another stock", () => {
  const before = [line(1, 1), shirt("M", 2)];
  const after = [shirt("M", 2), line(1, 1, { sellingPrice: 7, available: 0 })];
  expect(describeCartChanges(before, after)).toEqual([]);
  expect(describeCartChanges([], [])).toEqual([]);
});
