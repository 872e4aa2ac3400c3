import { describe, expect, it } from "vitest";
import type { StockItem } from "../../../../contract/admin/stock.ts";
import { parseCounts } from "./parse-counts.ts";
import { changedCounts, piecesOf, stockGrid } from "./stock-grid.ts";

const item = (variantId: number, size: string, onHand: number | null = null) =>
  ({ id: `${variantId}~${size}`, variantId, size, onHand, productName: "Tee", colourName: "" }) as StockItem;

describe("counting the stock", () => {
  it("is a table with a row for each variant and a column for each size", () => {
    const { sizes, rows } = stockGrid([item(1, "S"), item(1, "M"), item(2, ""), item(3, "M")]);
    expect(sizes).toEqual(["S", "M", ""]);
    expect(rows.map(({ key, items }) => [key, [...items.keys()]])).toEqual([
      [1, ["S", "M"]],
      [2, [""]],
      [3, ["M"]],
    ]);
  });

  it("changes what differs from what is known, and takes whole numbers only", () => {
    const items = [item(1, "S", 4), item(1, "M", 5), item(2, ""), item(3, "M", 1), item(4, "M", 1)];
    const typed = { "1~S": "4", "1~M": " 7 ", "2~": "0", "3~M": "2.5", "4~M": " " };
    const { changed, wrong } = changedCounts(items, typed);
    expect(changed.map(({ id }) => id)).toEqual(["1~M", "2~"]);
    expect(wrong.map(({ id }) => id)).toEqual(["3~M"]);
    expect(["12", "-1", "1e3", "1000001", ""].map(piecesOf)).toEqual([12, null, null, null, null]);
  });

  it.each([
    ["SKU;Pieces\nMUG-1;12\n\nTS-S;0", [2, "MUG-1", "12", 4, "TS-S", "0"]],
    ['"MUG-1";"7"\n="4006381333931";3', [1, "MUG-1", "7", 2, "4006381333931", "3"]],
    ["MUG-1\t7\nMUG-2\t3", [1, "MUG-1", "7", 2, "MUG-2", "3"]],
    ["Artikelnr.;Bezeichnung;Bestand\nA-1;Becher;1.200", [2, "A-1", "1200"]],
    ["Store room B\n\nItem no,Description,System,Counted\nA-1,Mug,9,7", [4, "A-1", "7"]],
    ["Varenr;Antall\nA-1;5 stk\nA-2;5,0", [2, "A-1", "5", 3, "A-2", "5"]],
    ["A-1\tMug\t12\nA-2\tPen\t3", [1, "A-1", "12", 2, "A-2", "3"]],
    ["A-1\t7\t9", [1, "A-1", "7, 9"]],
    ["SKU,Qty\nA-1,12\nA-2,1,200", [2, "A-1", "12", 3, "A-2", "1, 200"]],
    ["A;1,5\nB;12,000\nC;12", [1, "A", "1,5", 2, "B", "12000", 3, "C", "12"]],
    ["A;12,000\nB;3,000", [1, "A", "12,000", 2, "B", "3,000"]],
    ["A;2 boxes", [1, "A", "2 boxes"]],
    ["", []],
  ])("reads %j", (text, expected) => {
    expect(parseCounts(text).flatMap(({ line, code, pieces }) => [line, code, pieces])).toEqual(expected);
  });
});
