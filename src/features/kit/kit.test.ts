import { expect, it } from "vitest";
import { kitRefusal, kitWords } from "./kit.ts";

const KIT = 25;
const variants = [
  { variantId: 1, productId: 11, name: "Tee", sizes: ["S", "M"] },
  { variantId: 2, productId: 12, name: "Mug", sizes: [] },
  { variantId: 3, productId: KIT, name: "Kit", sizes: ["S", "M"] },
];
const piece = (variantId: number, size = "") => ({ variantId, quantity: 1, size });

it.each([
  ["pieces in the picked size, and in none", [piece(1), piece(2)], ["M", "S"], undefined],
  ["nothing at all", [], [], undefined],
  ["sizes that no piece has", [piece(2)], ["M"], undefined],
  ["one piece in two sizes of its own", [piece(1, "S"), piece(1, "M")], [], undefined],
  ["a size twice", [piece(2)], ["M", "M"], "said_twice"],
  ["a piece twice", [piece(2), piece(2)], [], "said_twice"],
  ["a variant there is not", [piece(9)], [], "variant_unknown"],
  ["itself", [piece(3)], ["S"], "variant_unknown"],
  ["a size that a piece does not come in", [piece(1)], ["S", "L"], "size_unknown"],
  ["a size of its own that it does not come in", [piece(1, "L")], ["S"], "size_unknown"],
  ["a size of its own for what comes in none", [piece(2, "S")], ["S"], "size_unknown"],
  ["sizes to pick from, but none to pick", [piece(1)], [], "size_needed"],
])("of a kit that holds %s: %j, %j is %s", (_, contents, sizes, refused) => {
  expect(kitRefusal(KIT, { contents, sizes }, variants)?.refused).toBe(refused);
});

it("says in words what the kit holds", () => {
  const mug = { quantity: 1, name: "Mug", colourName: "Ink", size: "" };
  const socks = { quantity: 2, name: "Socks", colourName: "", size: "M" };
  expect(kitWords([mug, socks, { ...mug, name: "Pen", colourName: "" }])).toBe(
    "Mug (Ink), 2 × Socks (size M), Pen",
  );
  expect(kitWords([])).toBe("");
});
