import { expect, it } from "vitest";
import { onAccent } from "./mail-style.ts";

it("writes white on dark accents and ink on light ones", () => {
  expect(onAccent("#b4532a")).toBe("#ffffff");
  expect(onAccent("#000000")).toBe("#ffffff");
  expect(onAccent("#ffd54a")).not.toBe("#ffffff");
  expect(onAccent("#ffffff")).not.toBe("#ffffff");
});
