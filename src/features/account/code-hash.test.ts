import { expect, it } from "vitest";
import { codeHash, isCode } from "./code-hash.ts";

it("knows a code again, also when it was pasted with spaces", () => {
  expect(isCode(codeHash(7, "041960"), 7, "041960")).toBe(true);
  expect(isCode(codeHash(7, "041960"), 7, " 041 960 ")).toBe(true);
});

it("takes no other code, no other person's, and none that has not been mailed", () => {
  expect(isCode(codeHash(7, "041960"), 7, "041961")).toBe(false);
  expect(isCode(codeHash(7, "041960"), 7, "41960")).toBe(false);
  expect(isCode(codeHash(8, "041960"), 7, "041960")).toBe(false);
  expect(isCode(null, 7, "")).toBe(false);
});
