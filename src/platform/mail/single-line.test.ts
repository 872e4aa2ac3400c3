import { expect, it } from "vitest";
import { toSingleLine } from "./single-line.ts";

it.each([
  ["  Asha   Nair ", "Asha Nair"],
  ["Asha\r\nBcc: everyone@example.com", "Asha Bcc: everyone@example.com"],
  ["Asha\u0000\u0007\u2028Nair", "Asha Nair"],
  ["gnp.\u202Eexe", "gnp.exe"],
  ["\u200b\u2060\ufeff\u00ad\u3164\u2800", ""],
  ["\u200d \u200c", ""],
  ["क्\u200dष", "क्\u200dष"],
  ["👩\u200d💻", "👩\u200d💻"],
  ["\t\n", ""],
  ["Zoë 🎁 Łuczak", "Zoë 🎁 Łuczak"],
])("reads %j as %j", (typed, line) => {
  expect(toSingleLine(typed)).toBe(line);
});
