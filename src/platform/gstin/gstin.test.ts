import { describe, expect, it } from "vitest";
import { GSTIN_EXAMPLE, gstinProblem } from "./gstin.ts";

const MISTYPED = /mistyped/;
const OTHER_FORM = /15 characters/;

describe("a GSTIN", () => {
  it.each([GSTIN_EXAMPLE, "29AAGCB7383J1Z4", "27AAPFU0939F1ZV", "09AAACI1681G1ZN"])(
    "%s is right",
    (gstin) => {
      expect(gstinProblem(gstin)).toBeUndefined();
    },
  );

  it("has a last character that shows every mistyped one", () => {
    for (let at = 0; at < 15; at++) {
      const typed = GSTIN_EXAMPLE[at] ?? "";
      const other = /\d/.test(typed) ? String((Number(typed) + 1) % 10) : typed === "B" ? "C" : "B";
      const mistyped = GSTIN_EXAMPLE.slice(0, at) + other + GSTIN_EXAMPLE.slice(at + 1);
      expect(gstinProblem(mistyped), mistyped).toMatch(at === 13 ? OTHER_FORM : MISTYPED);
    }
  });

  it("shows two neighbours that changed places", () => {
    expect(gstinProblem("27AAPFU9039F1ZV")).toMatch(MISTYPED);
  });

  it.each([
    "",
    "27AAPFU0939F1Z",
    "27AAPFU0939F1ZVV",
    "27aapfu0939f1zv",
    "AAPFU0939F1ZV27",
    "27AAPFU0939F1YV",
  ])("'%s' has another form", (text) => {
    expect(gstinProblem(text)).toMatch(OTHER_FORM);
  });
});
