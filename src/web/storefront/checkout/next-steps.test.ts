import { expect, it } from "vitest";
import { nextSteps } from "./next-steps.ts";

const monday = Date.parse("2026-11-16T08:00:00Z");
const steps = (placed: Parameters<typeof nextSteps>[0]) =>
  nextSteps(placed, monday, "Asia/Kolkata").join(" ");

it("a kit has nothing to pay, and delivery dates", () => {
  expect(steps({ isKit: true, country: "India" })).toContain("nothing to pay");
  expect(steps({ isKit: true, country: "India" })).toContain("It should be with you 22 Nov – 30 Nov.");
  expect(steps({ isKit: true, country: "India" })).not.toContain("payment link");
});

it("other orders are paid by a mailed link, and the delivery dates count from the payment", () => {
  expect(steps({ isKit: false, country: "Japan" })).toContain("mails you a payment link");
  expect(steps({ isKit: false, country: "Japan" })).toContain(
    "Paid today, it should be with you 26 Nov – 3 Dec.",
  );
});

it("an order of which only the number is known shows the days of the shipping policy", () => {
  expect(steps(null)).toContain("7-10 in other countries");
});
