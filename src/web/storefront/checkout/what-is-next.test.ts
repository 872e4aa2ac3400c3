import { expect, it } from "vitest";
import { whatIsNext } from "./what-is-next.ts";

const monday = Date.parse("2026-11-16T08:00:00Z");
const words = (placed: Parameters<typeof whatIsNext>[0]) => whatIsNext(placed, monday).join(" ");

it("a kit has nothing to pay, and a day to wait for", () => {
  expect(words({ isKit: true, country: "India" })).toContain("nothing to pay");
  expect(words({ isKit: true, country: "India" })).toContain("It should be with you 22 Nov – 30 Nov.");
  expect(words({ isKit: true, country: "India" })).not.toContain("payment link");
});

it("what is bought is paid by a mailed link, and its day counts from the payment", () => {
  expect(words({ isKit: false, country: "Japan" })).toContain("mails you a payment link");
  expect(words({ isKit: false, country: "Japan" })).toContain(
    "Paid today, it should be with you 26 Nov – 3 Dec.",
  );
});

it("an order of which only the number is known has the days of the shipping policy", () => {
  expect(words(null)).toContain("7-10 in other countries");
});
