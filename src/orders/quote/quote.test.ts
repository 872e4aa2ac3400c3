import { expect, test } from "vitest";
import { isOpen, newQuoteNumber, quoteTotals, shownState } from "./quote.ts";

const line = (unitPaise: number, quantity: number, basisPoints = 500) => ({
  variantId: 1,
  size: "",
  name: "Mug",
  colour: "Sage",
  quantity,
  unitPaise,
  shopPaise: 50_000,
  basisPoints,
});
const lines = [line(40_000, 100), line(9_950, 3, 1_800)];

test("a quote comes to its lines at their own prices and the delivery charge", () => {
  const tax = { isTaxed: true, basisPoints: 1_800 };
  expect(quoteTotals({ lines, shippingPaise: 11_800 }, tax)).toEqual({
    totalPaise: 4_000_000 + 29_850 + 11_800,
    taxPaise: 190_476 + 4_553 + 1_800,
  });
});

test("where no tax is charged it includes none", () => {
  expect(quoteTotals({ lines, shippingPaise: 0 }, { isTaxed: false, basisPoints: 1_800 }).taxPaise).toBe(0);
});

test("a quote is open until its last day is over, also before the job has ended it", () => {
  const on = (today: string) => shownState({ state: "sent", validUntil: "2026-12-11" }, today);
  expect([on("2026-12-10"), on("2026-12-11"), on("2026-12-12")]).toEqual(["open", "open", "lapsed"]);
  const asked = { state: "change asked", validUntil: "2026-12-11" } as const;
  expect(shownState(asked, "2026-12-11")).toBe("change asked");
  expect(shownState(asked, "2026-12-12")).toBe("lapsed");
  expect(shownState({ state: "lost", validUntil: "2026-12-11" }, "2026-12-01")).toBe("withdrawn");
  expect(shownState({ state: "accepted", validUntil: "2026-12-11" }, "2027-01-01")).toBe("accepted");
});

test("a customer decides about what was sent and is not settled", () => {
  const states = ["draft", "sent", "change asked", "accepted", "lapsed", "lost"] as const;
  expect(states.filter(isOpen)).toEqual(["sent", "change asked"]);
});

test("the number of a quote has 40 random bits and no letter that is read as a digit", () => {
  expect(newQuoteNumber(Uint8Array.from([0, 31, 32, 63, 255, 17, 18, 19]))).toBe("Q-0Z0ZZHJK");
  expect(() => newQuoteNumber(new Uint8Array(7))).toThrow(RangeError);
});
