import { expect, it } from "vitest";
import { accentRule, textColourOn } from "./accent.ts";

it.each([
  ["#b4532a", "#ffffff"],
  ["#1b2350", "#ffffff"],
  ["#ffd34d", "#1d1b18"],
  ["#7fd1ae", "#1d1b18"],
])("on %s is written in %s", (accent, text) => {
  expect(textColourOn(accent)).toBe(text);
});

it("returns a rule for a colour only", () => {
  expect(accentRule("#b4532a")).toBe(":root{--accent:#b4532a;--on-accent:#ffffff}");
  expect(accentRule("red}body{display:none")).toBe("");
});
