import { expect, it } from "vitest";
import type { StockedKitSku } from "../../../buying/occasion/occasion-board-stock.ts";
import { countParts, countShort } from "./chosen-parts.ts";

const SHIRT = 7;
const WINE = 8;
const sku = (of: Partial<StockedKitSku>): StockedKitSku => ({
  part: "Shirt",
  size: "",
  isPicked: false,
  kits: 4,
  coming: 0,
  categoryId: null,
  variantId: SHIRT,
  pieces: 1,
  code: "",
  ...of,
});
const shirts = ["S", "M"].map((size) => sku({ size, isPicked: true, code: `TS-${size}` }));
const wine = sku({ part: "Wine", variantId: WINE, kits: 2, coming: 3, pieces: 2, code: "W" });
const chose = (count: number, size: string, declined: number[] = []) =>
  Array.from({ length: count }, () => ({ size, declined, partSizes: [] }));
const brief = (parts: ReturnType<typeof countParts>) =>
  parts.map(({ part, size, count, toBuy }) => [part, size, count, toBuy]);

it("counts what is to be bought of each part and size, beside stock and delivery", () =>
  expect(countParts([...shirts, wine], [...chose(3, "S"), ...chose(6, "M")])).toEqual([
    {
      part: "Shirt",
      code: "TS-S",
      size: "S",
      isTogether: false,
      count: 3,
      pieces: 3,
      kits: 4,
      coming: 0,
      toBuy: 0,
    },
    {
      part: "Shirt",
      code: "TS-M",
      size: "M",
      isTogether: false,
      count: 6,
      pieces: 6,
      kits: 4,
      coming: 0,
      toBuy: 2,
    },
    {
      part: "Wine",
      code: "W",
      size: "",
      isTogether: false,
      count: 9,
      pieces: 18,
      kits: 2,
      coming: 3,
      toBuy: 8,
    },
  ]));

it("leaves out a part that enough declined, and rounds up where few did, or few took it", () => {
  const five = chose(5, "M");
  const without = (count: number) => countParts([wine], [...five, ...chose(count, "S", [WINE])]);
  expect(brief(without(3))).toEqual([["Wine", "", 5, 0]]);
  expect(brief(without(2))).toEqual([["Wine", "", 7, 4]]);
  expect(brief(countParts([wine], [...chose(1, "M"), ...chose(6, "S", [WINE])]))).toEqual([
    ["Wine", "", 3, 0],
  ]);
  expect(countParts([wine], chose(4, "S", [WINE]))).toEqual([]);
});

it("puts sizes of few together, and says neither their numbers nor what they lack", () => {
  expect(countParts(shirts, [...chose(1, "S"), ...chose(9, "M")])).toMatchObject([
    { size: "", code: "", isTogether: true, count: 10, kits: 8, toBuy: null },
  ]);
  expect(brief(countParts(shirts, [...chose(1, "S"), ...chose(4, "S", [SHIRT]), ...chose(5, "M")]))).toEqual([
    ["Shirt", "", 6, null],
  ]);
});

it("does not let wait who declined what is out", () => {
  const out = sku({ part: "Wine", variantId: WINE, kits: 0 });
  expect(countShort([...shirts, out], [...chose(3, "M"), ...chose(2, "S", [WINE])])).toBe(3);
  expect(countShort([...shirts, out], chose(6, "M", [WINE]))).toBe(2);
  expect(countShort([sku({ kits: null })], chose(6, "M"))).toBe(0);
});

it("counts a part in its own size where that is not the kit's", () => {
  const fleece = ["S", "M"].map((size) =>
    sku({ part: "Fleece", variantId: 9, size, isPicked: true, kits: 0 }),
  );
  const mixed = chose(4, "M").map((each) => ({ ...each, partSizes: [{ variantId: 9, size: "S" }] }));
  expect(brief(countParts([...shirts, ...fleece], mixed))).toEqual([
    ["Shirt", "M", 4, 0],
    ["Fleece", "S", 4, 4],
  ]);
});
