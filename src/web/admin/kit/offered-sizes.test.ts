import { expect, it } from "vitest";
import { missingSizes, sizesToOffer } from "./offered-sizes.ts";

const piece = (name: string, sizes: string[], size = "") => ({
  ...{ variantId: 1, quantity: 1, size, productId: 1, name, isPublished: true },
  variants: [
    { id: 1, colourName: "Ink", imagePath: "", sizes },
    { id: 2, colourName: "Sage", imagePath: "", sizes: ["9XL"] },
  ],
});

it("offers what the pieces come in, in their order, and what the kit has besides", () => {
  const pieces = [piece("Mug", []), piece("Tee", ["S", "M", "L"]), piece("Cap", ["L", "XL"])];
  expect(sizesToOffer(pieces, ["M", "3XL"])).toEqual(["S", "M", "L", "XL", "3XL"]);
  expect(sizesToOffer([piece("Socks", ["S", "M"], "M")], [])).toEqual([]);
});

it("names the pieces that do not come in a size, of those that follow it", () => {
  const pieces = [piece("Mug", []), piece("Tee", ["S", "M"]), piece("Socks", ["S"], "S")];
  expect(missingSizes(pieces, ["S", "M"])).toEqual([]);
  expect(missingSizes(pieces, ["M", "L"])).toEqual([{ name: "Tee", size: "L" }]);
});
