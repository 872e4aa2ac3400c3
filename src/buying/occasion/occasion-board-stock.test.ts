import { expect, it } from "vitest";
import { firstToRunOut, type KitSku, runsOutOn, stockNeeds } from "./occasion-board-stock.ts";

const shirt = (size: string, kits: number | null): KitSku => ({
  part: "T-shirt (Ink)",
  size,
  isPicked: true,
  kits,
  coming: 0,
  categoryId: 4,
  variantId: 7,
});
const mug: KitSku = {
  part: "Mug",
  size: "",
  isPicked: false,
  kits: 3,
  coming: 0,
  categoryId: 9,
  variantId: 8,
};
const wears = (size: string) => [{ categoryId: 4, size }];

it("counts sizes by what members usually wear, and a part without sizes for all of them", () => {
  const { rows, unknownSizes } = stockNeeds(
    [shirt("M", 1), shirt("L", 9), mug],
    [wears("M"), wears("M"), wears("L")],
  );
  expect(rows.map(({ part, size, kits, needed }) => [part, size, kits, needed])).toEqual([
    ["T-shirt (Ink)", "M", 1, 2],
    ["T-shirt (Ink)", "L", 9, 1],
    ["Mug", "", 3, 3],
  ]);
  expect(unknownSizes).toBe(0);
  expect(firstToRunOut(rows)).toMatchObject({ size: "M", kits: 1 });
});

it("counts who wears nothing that is known, or a size that is not offered, for all sizes together", () => {
  const members = [wears("M"), [], wears("XXL"), [{ categoryId: 9, size: "M" }]];
  const { rows, unknownSizes } = stockNeeds([shirt("M", 1), shirt("L", 1)], members);
  expect(rows).toContainEqual({ part: "T-shirt (Ink)", size: "", kits: 2, coming: 0, needed: 4 });
  expect(unknownSizes).toBe(3);
  expect(stockNeeds([shirt("M", 1), shirt("L", null)], members).rows.at(-1)?.kits).toBe(null);
});

it("counts who waits for the size that they have asked for", () => {
  const { rows, unknownSizes } = stockNeeds(
    [shirt("M", 0), shirt("L", 9)],
    [wears("L"), { size: "M", partSizes: [] }, { size: "S", partSizes: [{ variantId: 7, size: "M" }] }],
  );
  expect(rows.map(({ size, needed }) => [size, needed])).toEqual([
    ["M", 2],
    ["L", 1],
  ]);
  expect(unknownSizes).toBe(0);
});

it("runs out first where it is enough for the smallest share, and never where it is not counted", () => {
  const row = (part: string, kits: number | null, needed: number, coming = 0) => ({
    part,
    size: "",
    kits,
    coming,
    needed,
  });
  expect(firstToRunOut([row("a", 8, 10), row("b", 1, 2), row("c", null, 90)])?.part).toBe("b");
  expect(firstToRunOut([row("a", 10, 10), row("c", null, 90)])).toBe(undefined);
  expect(firstToRunOut([row("a", 0, 10, 10), row("b", 1, 3, 1)])?.part).toBe("b");
});

it("runs out on the day of the first who gets none, if everybody claims as soon as they can", () => {
  const row = (kits: number | null, needed: number, coming = 0) => ({
    part: "a",
    size: "",
    kits,
    coming,
    needed,
  });
  const days = ["2026-12-03", "2026-12-01", "2026-12-14", "2026-12-07"];
  expect(runsOutOn(row(0, 4), days)).toBe("2026-12-01");
  expect(runsOutOn(row(2, 4), days)).toBe("2026-12-07");
  expect(runsOutOn(row(2, 4, 1), days)).toBe("2026-12-14");
  expect(runsOutOn(row(4, 4), days)).toBe(null);
  expect(runsOutOn(row(null, 4), days)).toBe(null);
  // Two of four need this size, and one kit of it is there: the third of the four may be the second of them.
  expect(runsOutOn(row(1, 2), days)).toBe("2026-12-07");
});
