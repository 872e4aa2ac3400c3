import { expect, it } from "vitest";
import { demoSettings } from "../../../../../demo/catalogue/settings.ts";
import { defaultSettings } from "../../../../platform/settings/settings.ts";
import { nextSteps } from "./next-steps.ts";

const rules = { timeZone: "Asia/Kolkata", policy: { ...defaultSettings, ...demoSettings } };

const monday = Date.parse("2026-11-16T08:00:00Z");
const kit = { isKit: true, total: 0, country: "India" };
const steps = (placed: Parameters<typeof nextSteps>[0]) => nextSteps(placed, monday, rules).join(" ");

it("a kit has nothing to pay, and delivery dates", () => {
  expect(steps(kit)).toContain("nothing to pay");
  expect(steps(kit)).toContain("Expected delivery: 22\u00a0–\u00a030\u00a0Nov.");
  expect(steps(kit)).not.toContain("payment link");
});

it("other orders are paid by a mailed link, and the delivery dates hold if that is done today", () => {
  const order = { isKit: false, total: 500, country: "Japan" };
  expect(steps(order)).toContain("We’ll email you a payment link.");
  expect(steps(order)).not.toContain("support team");
  expect(steps(order)).toContain("Expected delivery: 26\u00a0Nov\u00a0–\u00a03\u00a0Dec, if you pay today.");
});

it("staff mail the link only where they have to confirm the shipping charge: then only the earliest day is known", () => {
  const text = steps({ isKit: false, total: null, country: "Japan" });
  expect(text).toContain("Our support team will confirm the shipping charge, then email you a payment link.");
  expect(text).toContain("Expected delivery: 26\u00a0Nov at the earliest.");
});

it("keeps each number with its unit, and a range on one line", () => {
  expect(steps(kit)).toContain("dispatch it in 3\u00a0to\u00a05 working days.");
});

it("has a singular where one day is set", () => {
  const one = { dispatchDaysFrom: 1, dispatchDaysTo: 1, homeDaysFrom: 1, homeDaysTo: 1, metroDaysTo: 0 };
  const policy = { ...rules.policy, ...one };
  const text = nextSteps(null, monday, { ...rules, policy }).join(" ");
  expect(text).toContain("dispatch it in 1 working day.");
  expect(text).toContain("Delivery takes 1\u00a0day in India, 7-10 in other countries.");
});

it("an order that its coupon pays has nothing to pay, and is not called a kit", () => {
  const free = steps({ isKit: false, total: 0, country: "India" });
  expect(free).toContain("There is nothing to pay.");
  expect(free).toContain("Expected delivery:");
  expect(free).not.toMatch(/payment link|kit/);
});

it("an order of which only the number is known shows the days of the shipping policy", () => {
  expect(steps(null)).toContain("7-10 in other countries");
});
