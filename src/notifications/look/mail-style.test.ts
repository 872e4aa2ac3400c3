import { expect, it } from "vitest";
import { onAccent } from "./mail-style.ts";

it("uses white text on dark accents and dark text on light ones", () => {
  expect(onAccent("#b4532a")).toBe("#ffffff");
  expect(onAccent("#000000")).toBe("#ffffff");
  expect(onAccent("#ffd54a")).not.toBe("#ffffff");
  expect(onAccent("#ffffff")).not.toBe("#ffffff");
});
