import { expect, it } from "vitest";
import { rowsOf } from "./group-rows.ts";

const columns = { fours: [2, 4], threes: [2, 3], line: [1] };

it("leaves no row of a group with a hole, on a phone or beside it", () => {
  for (let count = 0; count <= 48; count++) {
    for (const each of columns[rowsOf(count)]) expect(count % each, `${count} cards`).toBe(0);
  }
});

it("prefers rows of four, then of three, and scrolls only what fills neither", () => {
  expect([4, 8, 12, 6, 18, 3, 5, 7, 10].map(rowsOf)).toEqual([
    ...["fours", "fours", "fours", "threes", "threes"],
    ...["line", "line", "line", "line"],
  ]);
});
