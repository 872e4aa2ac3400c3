import { expect, it } from "vitest";
import { wordOfName } from "./word-of-name.ts";

it.each([
  ["Asha", "Asha"],
  ["Mary Ann", "Mary"],
  ["Zoë", "Zoë"],
  ["O’Brien", "O’Brien"],
  ["Anne-Marie", "Anne-Marie"],
  ["நிலா", "நிலா"],
  ["明美", "明美"],
])("of %s is %s", (name, word) => expect(wordOfName(name)).toBe(word));

it.each([
  "evil.example",
  "0900-123456",
  "http://x",
  "Pay500",
  "",
  "你的账户已被盗请致电我们",
  "a".repeat(21),
  "<b>Asha</b>",
])("of %s is nothing: the mail may go to somebody else", (name) => expect(wordOfName(name)).toBe(""));
