import { expect, it } from "vitest";
import { missingSizes, sizesToOffer } from "./offered-sizes.ts";

const kitItem = (name: string, sizes: string[], size = "") => ({
  variantId: 1,
  quantity: 1,
  size,
  productId: 1,
  name,
  isPublished: true,
  variants: [
    { id: 1, colourName: "Ink", imagePath: "", sizes },
    { id: 2, colourName: "Sage", imagePath: "", sizes: ["9XL"] },
  ],
});

it("offers the sizes of the kit items in their order, then the kit's other sizes", () => {
  const kitItems = [kitItem("Mug", []), kitItem("Tee", ["S", "M", "L"]), kitItem("Cap", ["L", "XL"])];
  expect(sizesToOffer(kitItems, ["M", "3XL"])).toEqual(["S", "M", "L", "XL", "3XL"]);
  expect(sizesToOffer([kitItem("Socks", ["S", "M"], "M")], [])).toEqual([]);
});

it("names the kit items without a fixed size that do not come in a size of the kit", () => {
  const kitItems = [kitItem("Mug", []), kitItem("Tee", ["S", "M"]), kitItem("Socks", ["S"], "S")];
  expect(missingSizes(kitItems, ["S", "M"])).toEqual([]);
  expect(missingSizes(kitItems, ["M", "L"])).toEqual([{ name: "Tee", size: "L" }]);
});
