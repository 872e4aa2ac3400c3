import { expect, it } from "vitest";
import { codeMatches, hashCode } from "./one-time-code-hash.ts";

it("accepts the right code, also when it was pasted with spaces", () => {
  expect(codeMatches(hashCode(7, "041960"), 7, "041960")).toBe(true);
  expect(codeMatches(hashCode(7, "041960"), 7, " 041 960 ")).toBe(true);
});

it("rejects another code, another person's code, and a code that was not mailed yet", () => {
  expect(codeMatches(hashCode(7, "041960"), 7, "041961")).toBe(false);
  expect(codeMatches(hashCode(7, "041960"), 7, "41960")).toBe(false);
  expect(codeMatches(hashCode(8, "041960"), 7, "041960")).toBe(false);
  expect(codeMatches(null, 7, "")).toBe(false);
});
