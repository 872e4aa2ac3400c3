import { expect, it } from "vitest";
import { describeKitContents, validateKitContents } from "./kit-contents.ts";

const KIT = 25;
const variants = [
  { variantId: 1, productId: 11, name: "Tee", sizes: ["S", "M"] },
  { variantId: 2, productId: 12, name: "Mug", sizes: [] },
  { variantId: 3, productId: KIT, name: "Kit", sizes: ["S", "M"] },
];
const content = (variantId: number, size = "") => ({ variantId, quantity: 1, size });

it.each([
  ["SKUs in the chosen size, and SKUs without sizes", [content(1), content(2)], ["M", "S"], undefined],
  ["nothing at all", [], [], undefined],
  ["sizes that no SKU has", [content(2)], ["M"], undefined],
  ["one variant in two fixed sizes", [content(1, "S"), content(1, "M")], [], undefined],
  ["a size twice", [content(2)], ["M", "M"], "duplicate_entry"],
  ["a SKU twice", [content(2), content(2)], [], "duplicate_entry"],
  ["a part for itself", [{ ...content(2), substituteVariantId: 2 }], [], "duplicate_entry"],
  ["an unknown variant", [content(9)], [], "variant_unknown"],
  ["itself", [content(3)], ["S"], "variant_unknown"],
  ["a size that a variant does not have", [content(1)], ["S", "L"], "size_unknown"],
  ["a fixed size that the variant does not have", [content(1, "L")], ["S"], "size_unknown"],
  ["a fixed size for a variant without sizes", [content(2, "S")], ["S"], "size_unknown"],
  ["a variant with sizes, but no sizes for the kit", [content(1)], [], "size_needed"],
])("of a kit that holds %s: %j, %j is %s", (_, contents, sizes, refused) => {
  expect(validateKitContents(KIT, { contents, sizes }, variants)?.refused).toBe(refused);
});

it("describes the kit contents", () => {
  const mug = { quantity: 1, name: "Mug", colourName: "Ink", size: "" };
  const socks = { quantity: 2, name: "Socks", colourName: "", size: "M" };
  expect(describeKitContents([mug, socks, { ...mug, name: "Pen", colourName: "" }])).toBe(
    "Mug (Ink), 2 × Socks (size M), Pen",
  );
  expect(describeKitContents([])).toBe("");
});
