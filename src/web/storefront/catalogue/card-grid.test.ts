import { expect, it } from "vitest";
import { groupLayout } from "./card-grid.tsx";

const columns = { fours: [2, 4], threes: [2, 3], line: [1] };

it("fills every row of a group, on a phone and on a wide screen", () => {
  for (let count = 0; count <= 48; count++) {
    for (const each of columns[groupLayout(count)]) expect(count % each, `${count} cards`).toBe(0);
  }
});

it("prefers rows of four, then of three, and scrolls other numbers", () => {
  expect([4, 8, 12, 6, 18, 3, 5, 7, 10].map(groupLayout)).toEqual([
    ...["fours", "fours", "fours", "threes", "threes"],
    ...["line", "line", "line", "line"],
  ]);
});
