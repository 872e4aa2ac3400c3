import { expect, it, onTestFinished } from "vitest";
import { readLanguageFrom } from "../../language/t.ts";
import { itemsLabel } from "./items-label.ts";

const item = (productName: string, qty = 1) => ({ productName, imagePath: "", qty });

it.each([
  [[item("Mug", 2)], "2 × Mug", "2 × Mug"],
  [[item("Mug"), item("Pen")], "Mug and 1 more", "Mug und 1 weiterer Artikel"],
  [[item("Mug"), item("Pen", 3), item("Cap")], "Mug and 2 more", "Mug und 2 weitere Artikel"],
  [[], "Your order", "Deine Bestellung"],
])("%j is called %s, %s", (items, english, german) => {
  const order = { items, isSwag: false };
  readLanguageFrom(() => "en");
  expect(itemsLabel(order)).toBe(english);
  readLanguageFrom(() => "de");
  onTestFinished(() => readLanguageFrom(() => "en"));
  expect(itemsLabel(order)).toBe(german);
});
