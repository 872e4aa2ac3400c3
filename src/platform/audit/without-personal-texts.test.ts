import { expect, it } from "vitest";
import { withoutPersonalTexts } from "./without-personal-texts.ts";

it("of a personal text only the length is kept", () => {
  expect(
    withoutPersonalTexts("orders", { refund: 7, amount: 12.5, reason: "Too small", lines: [1] }),
  ).toEqual({
    refund: 7,
    amount: 12.5,
    reasonLetters: 9,
    lines: [1],
  });
});

it("the company's own settings are written as they are", () => {
  const change = { supportEmail: "help@ledgerline.example", email: "x@ledgerline.example" };
  expect(withoutPersonalTexts("settings", change)).toEqual(change);
  expect(withoutPersonalTexts("orders", undefined)).toBeUndefined();
});
