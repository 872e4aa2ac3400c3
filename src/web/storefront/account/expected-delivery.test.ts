import { expect, it } from "vitest";
import { demoSettings } from "../../../../demo/catalog/settings.ts";
import { defaultSettings } from "../../../features/settings/settings.ts";
import { expectedDelivery } from "./expected-delivery.ts";

const rules = { timeZone: "Asia/Kolkata", policy: { ...defaultSettings, ...demoSettings } };
const change = (status: string, at: string) => ({ status, at });
const requested = change("Order Requested", "2026-11-16T08:00:00.000Z");
const order = {
  status: "Order Requested",
  placedAt: requested.at,
  deliveryCountry: "India",
  history: [requested],
};
const soon = Date.parse("2026-11-18T08:00:00Z");

it("counts from the order, then from its confirmation, for the delivery country", () => {
  expect(expectedDelivery(order, soon, rules)).toBe("22 Nov – 30 Nov");
  expect(expectedDelivery({ ...order, deliveryCountry: "Japan" }, soon, rules)).toBe("26 Nov – 3 Dec");
  const history = [requested, change("Order Confirmed", "2026-11-20T08:00:00.000Z")];
  expect(expectedDelivery({ ...order, status: "Order Confirmed", history }, soon, rules)).toBe(
    "28 Nov – 4 Dec",
  );
});

it("counts from the dispatch once dispatched, and stays", () => {
  const history = [requested, change("Dispatched", "2026-11-20T08:00:00.000Z")];
  const dispatched = { ...order, status: "Dispatched", history };
  for (const now of [soon, Date.parse("2026-12-20T08:00:00Z")])
    expect(expectedDelivery(dispatched, now, rules)).toBe("23 Nov – 27 Nov");
});

it("counts from today when nothing was dispatched in time, because the payment was late", () => {
  expect(expectedDelivery(order, Date.parse("2026-12-07T08:00:00Z"), rules)).toBe("13 Dec – 21 Dec");
});

it("returns null for a delivered or cancelled order", () => {
  for (const status of ["Delivered", "Cancelled"])
    expect(expectedDelivery({ ...order, status }, soon, rules)).toBeNull();
});
