import { expect, it } from "vitest";
import { canDecline, canHaveSizes, type KitPart, type KitToTake, takeKit } from "./kit-parts.ts";

const sku = (variantId: number, name: string, available: number | null) => ({
  variantId,
  name,
  size: "",
  colourName: name === "Bottle" ? "Pine" : "",
  available,
  weightGrams: 100,
});
const part = (available: number | null, substitute: number | null | undefined = undefined): KitPart => ({
  position: 0,
  quantity: 2,
  hasPickedSize: false,
  hasOwnSize: false,
  canBeDeclined: true,
  part: sku(1, "Bottle", available),
  substitute: substitute === undefined ? null : sku(2, "Flask", substitute),
});
const kit = (of: Partial<KitToTake>): KitToTake => ({
  takesStock: "parts",
  packed: 0,
  boxWeightGrams: 50,
  parts: [part(2)],
  ...of,
});

it.each([
  ["parts that are just enough", kit({}), "parts"],
  ["parts that are not counted", kit({ parts: [part(null)] }), "parts"],
  ["a part that is one short", kit({ parts: [part(1)] }), undefined],
  ["a substitute that is one short", kit({ parts: [part(1, 1)] }), undefined],
  ["no parts at all", kit({ parts: [] }), undefined],
  ["packed kits", kit({ takesStock: "packed", parts: [part(0)] }), "packed"],
  ["a packed kit before its parts", kit({ takesStock: "packed_then_parts", packed: 1 }), "packed"],
  ["packed kits that are not counted", kit({ takesStock: "packed_then_parts", packed: null }), "packed"],
  ["parts after the last packed kit", kit({ takesStock: "packed_then_parts" }), "parts"],
])("of %s a kit is taken: %#", (_, from, takenFrom) => {
  expect(takeKit(from)?.takenFrom).toBe(takenFrom);
});

it("names what a substitute stands in for, and only where the part is out", () => {
  expect(takeKit(kit({ parts: [part(1, 2)] }))?.parts).toMatchObject([
    { variantId: 2, quantity: 2, substitutedFor: "Bottle (Pine)" },
  ]);
  expect(takeKit(kit({ parts: [part(2, 2)] }))?.parts).toMatchObject([{ variantId: 1, substitutedFor: "" }]);
  const packed = takeKit(kit({ takesStock: "packed", parts: [part(0, 2)] }));
  expect(packed?.parts).toMatchObject([{ variantId: 1, substitutedFor: "" }]);
});

it("weighs the box and all pieces of its parts; a packed kit weighs what its product says", () => {
  expect(takeKit(kit({ parts: [part(2), part(9)] }))?.weightGrams).toBe(50 + 2 * 2 * 100);
  expect(takeKit(kit({ takesStock: "packed" }))?.weightGrams).toBeUndefined();
});

it("leaves out what was declined, also where it is out, and gives a closed box to nobody who declines", () => {
  const pen = { ...part(0), position: 1 };
  const parts = [part(2), pen];
  expect(takeKit(kit({ parts }))).toBeUndefined();
  const taken = takeKit(kit({ parts }), [1]);
  expect(taken).toMatchObject({ takenFrom: "parts", weightGrams: 250 });
  expect(taken?.parts.map(({ position }) => position)).toEqual([0]);
  expect(taken?.declined).toEqual([pen.part]);
  const mixed = kit({ takesStock: "packed_then_parts", packed: 5, parts });
  expect(takeKit(mixed, [1])?.takenFrom).toBe("parts");
  expect(takeKit(mixed)?.takenFrom).toBe("packed");
  expect(takeKit(kit({ parts }), [0, 1])).toBeUndefined();
});

it("offers to decline only what staff said, and nothing of a packed kit", () => {
  const fixed = { ...part(2), position: 1, canBeDeclined: false };
  const parts = [part(2), fixed];
  expect(canDecline(kit({ parts }), [])).toBe(true);
  expect(canDecline(kit({ parts }), [0])).toBe(true);
  expect(canDecline(kit({ parts }), [0, 1])).toBe(false);
  expect(canDecline(kit({ parts }), [7])).toBe(false);
  expect(canDecline(kit({ parts, takesStock: "packed" }), [0])).toBe(false);
});

it("takes a kit with a part in its own size from its parts, and only in the sizes that it was read in", () => {
  const own = { ...part(2), hasOwnSize: true, part: { ...sku(1, "Shirt", 2), size: "L" } };
  const mixed = kit({ takesStock: "packed_then_parts", packed: 5, parts: [own] });
  expect(takeKit(mixed)?.takenFrom).toBe("parts");
  expect(canHaveSizes(mixed, [{ variantId: 1, size: "L" }])).toBe(true);
  expect(canHaveSizes(mixed, [{ variantId: 1, size: "M" }])).toBe(false);
  expect(canHaveSizes(mixed, [{ variantId: 2, size: "L" }])).toBe(false);
  expect(canHaveSizes({ ...mixed, takesStock: "packed" }, [{ variantId: 1, size: "L" }])).toBe(false);
  expect(canHaveSizes(kit({}), [{ variantId: 1, size: "" }])).toBe(false);
});
