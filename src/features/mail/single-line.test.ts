import { expect, it } from "vitest";
import { toSingleLine } from "./single-line.ts";

it.each([
  ["  Asha   Nair ", "Asha Nair"],
  ["Asha\r\nBcc: everyone@example.com", "Asha Bcc: everyone@example.com"],
  ["Asha\u0000\u0007\u2028Nair", "Asha Nair"],
  ["gnp.\u202Eexe", "gnp. exe"],
  ["\t\n", ""],
  ["Zoë 🎁 Łuczak", "Zoë 🎁 Łuczak"],
])("reads %j as %j", (typed, line) => {
  expect(toSingleLine(typed)).toBe(line);
});
