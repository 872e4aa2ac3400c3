import { expect, it } from "vitest";
import { inLanguage } from "../../../platform/language/in-language.ts";
import { itemsLabel } from "./items-label.ts";

const item = (productName: string, qty = 1) => ({ productName, imagePath: "", qty });

it.each([
  [[item("Mug", 2)], "2 × Mug", "2 × Mug"],
  [[item("Mug"), item("Pen")], "Mug and 1 more", "Mug und 1 weiterer Artikel"],
  [[item("Mug"), item("Pen", 3), item("Cap")], "Mug and 2 more", "Mug und 2 weitere Artikel"],
  [[], "Your order", "Deine Bestellung"],
])("%j is called %s, %s", (items, english, german) => {
  const order = { items, isSwag: false };
  expect(itemsLabel(order)).toBe(english);
  expect(inLanguage("de", () => itemsLabel(order))).toBe(german);
});
