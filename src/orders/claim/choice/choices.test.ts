import { expect, it } from "vitest";
import { groupSizes } from "./choices.ts";

const of = (counts: Record<string, number>) =>
  groupSizes(
    Object.entries(counts).flatMap(([size, count]) =>
      Array.from({ length: count }, () => ({ size, kits: 5 })),
    ),
  ).map(({ size, count, kits }) => [size, count, kits]);

it("counts each size that three or more chose", () =>
  expect(of({ S: 3, M: 4 })).toEqual([
    ["S", 3, 5],
    ["M", 4, 5],
  ]));

it("counts the sizes of few together, so that no count is one person's", () =>
  expect(of({ S: 1, M: 8, L: 2, XL: 5 })).toEqual([
    ["M", 8, 5],
    ["XL", 5, 5],
    ["", 3, 10],
  ]));

it("takes the next rarest into them where they are fewer than three even so", () =>
  expect(of({ S: 1, M: 8, L: 4 })).toEqual([
    ["M", 8, 5],
    ["", 5, 10],
  ]));

it("says no size where fewer than three have chosen", () =>
  expect(of({ S: 1, M: 1 })).toEqual([["", 2, 10]]));
