import { expect, it } from "vitest";
import { accentProblem, contrastOf, faintSchemes } from "./contrast.ts";

it("measures contrast as WCAG does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("takes colours that text can be read on, and says which hardly stand out where", () => {
  expect(["#b4532a", "#1b2350", "#ffd34d"].map(accentProblem)).toEqual([undefined, undefined, undefined]);
  expect(accentProblem("#808080")).toContain("choose a lighter or a darker colour");
  expect([faintSchemes("#b4532a"), faintSchemes("#0a1440"), faintSchemes("#ffe9a8")]).toEqual([
    [],
    ["dark"],
    ["light"],
  ]);
});
