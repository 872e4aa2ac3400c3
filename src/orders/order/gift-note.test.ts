import { expect, test } from "vitest";
import { giftNote } from "./gift-note.ts";

test("a gift's note keeps its lines, without empty ones and without what cannot be seen", () => {
  expect(giftNote("  Happy birthday!\r\n\n\u200bAsha \u202e ")).toBe("Happy birthday!\nAsha");
  expect(giftNote(" \n ")).toBe("");
});

test("a gift's note never has more than eight lines, and loses no word", () => {
  const note = giftNote(Array.from({ length: 150 }, (_, at) => String(at % 10)).join("\n"));
  expect(note.split("\n")).toHaveLength(8);
  expect(note.replaceAll(/\s/g, "")).toHaveLength(150);
});
