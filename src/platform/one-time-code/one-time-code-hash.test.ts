import { expect, it } from "vitest";
import { codeMatches, hashCode } from "./one-time-code-hash.ts";

it("accepts the right code, also with what was typed or pasted around it", () => {
  expect(codeMatches(hashCode(7, "041960"), 7, "041960")).toBe(true);
  for (const typed of [
    " 041 960 ",
    "041-960",
    "041960.",
    "\uff10\uff14\uff11\uff19\uff16\uff10",
    "041960\u200b",
  ])
    expect(codeMatches(hashCode(7, "041960"), 7, typed)).toBe(true);
});

it("rejects another code, another person's code, and a code that was not mailed yet", () => {
  expect(codeMatches(hashCode(7, "041960"), 7, "041961")).toBe(false);
  expect(codeMatches(hashCode(7, "041960"), 7, "41960")).toBe(false);
  expect(codeMatches(hashCode(8, "041960"), 7, "041960")).toBe(false);
  expect(codeMatches(null, 7, "")).toBe(false);
});
