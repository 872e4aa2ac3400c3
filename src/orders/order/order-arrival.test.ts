import { expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import { orderArrival } from "./order-arrival.ts";

const rules = { timeZone: "Asia/Kolkata", policy: { ...defaultSettings, ...demoSettings } };
const monday = new Date("2026-11-16T08:00:00Z");
const friday = new Date("2026-11-20T08:00:00Z");
const soon = new Date("2026-11-18T08:00:00Z");

/** An order of Monday, in a status that it has had since `since`. */
const inStatus = (status: string, since: Date, more: { country?: string; isFree?: boolean } = {}) => ({
  status,
  country: "India",
  placedAt: monday,
  isFree: false,
  onItsWaySince: status === "Dispatched" ? since : null,
  at: (requested: string) => (requested === status ? since : undefined),
  ...more,
});

it("counts what costs nothing from its order, and for its country", () => {
  const kit = inStatus("Order Requested", monday, { isFree: true });
  expect(orderArrival(kit, soon, rules)).toEqual({ from: "2026-11-22", to: "2026-11-30", kind: "expected" });
  expect(orderArrival({ ...kit, country: "Japan" }, soon, rules)).toEqual({
    from: "2026-11-26",
    to: "2026-12-03",
    kind: "expected",
  });
});

it.each(["Order Requested", "Payment Link Sent"])(
  "counts from today while %s waits for its payment",
  (status) => {
    expect(orderArrival(inStatus(status, monday), friday, rules)).toEqual({
      from: "2026-11-28",
      to: "2026-12-04",
      kind: "if paid today",
    });
  },
);

it("counts from the confirmation", () => {
  expect(orderArrival(inStatus("Order Confirmed", friday), new Date("2026-11-24T08:00:00Z"), rules)).toEqual({
    from: "2026-11-28",
    to: "2026-12-04",
    kind: "expected",
  });
});

it("counts from today once the dispatch that the settings promise is past", () => {
  const confirmed = inStatus("Order Confirmed", friday);
  const lastDay = new Date("2026-11-27T08:00:00Z"); // the fifth working day
  expect(orderArrival(confirmed, lastDay, rules)?.from).toBe("2026-11-28");
  const dayAfter = new Date("2026-11-28T08:00:00Z");
  expect(orderArrival(confirmed, dayAfter, rules)?.from).toBe("2026-12-05");
  const slow = { ...rules, policy: { ...rules.policy, dispatchDaysTo: 10 } };
  expect(orderArrival(confirmed, dayAfter, slow)?.from).toBe("2026-11-28");
});

it("counts from the dispatch; days that have passed are left out, and after the last one it is late", () => {
  const dispatched = inStatus("Dispatched", friday);
  const arrival = (now: string) => orderArrival(dispatched, new Date(now), rules);
  expect(arrival("2026-11-21T08:00:00Z")).toEqual({ from: "2026-11-23", to: "2026-11-27", kind: "expected" });
  expect(arrival("2026-11-25T08:00:00Z")).toEqual({ from: "2026-11-25", to: "2026-11-27", kind: "expected" });
  expect(arrival("2026-11-27T08:00:00Z")).toEqual({ from: "2026-11-27", to: "2026-11-27", kind: "expected" });
  expect(arrival("2026-11-28T08:00:00Z")).toEqual({ from: "2026-11-23", to: "2026-11-27", kind: "late" });
});

it("is null while no parcel of it is on its way any more, and counts from the one that was sent again", () => {
  const lost = { ...inStatus("Dispatched", monday), onItsWaySince: null };
  expect(orderArrival(lost, friday, rules)).toBeNull();
  const again = { ...lost, onItsWaySince: friday };
  expect(orderArrival(again, friday, rules)?.from).toBe("2026-11-23");
});

it("is null for a delivered or cancelled order, and without a country", () => {
  for (const status of ["Delivered", "Cancelled"])
    expect(orderArrival(inStatus(status, monday), soon, rules)).toBeNull();
  expect(orderArrival(inStatus("Order Confirmed", monday, { country: "" }), soon, rules)).toBeNull();
});
