import { expect, it } from "vitest";
import { expectedDelivery } from "./expected-delivery.ts";

const home = {
  recipientName: "Asha Rao",
  recipientPhone: "+91 98200 00000",
  address: "12 Marine Drive",
  recipientCity: "Mumbai",
  region: "Maharashtra",
  country: "India",
};
const order = { status: "Order Confirmed", placedAt: "2026-11-16T08:00:00.000Z", addresses: [home] };
const soon = Date.parse("2026-11-18T08:00:00Z");

it("counts from the day of the order, for the delivery country", () => {
  expect(expectedDelivery(order, soon, "Asia/Kolkata")).toBe("22 Nov – 30 Nov");
  const bill = { ...home, isBilling: true };
  const abroad = { ...home, country: "Japan" };
  expect(expectedDelivery({ ...order, addresses: [bill, abroad] }, soon, "Asia/Kolkata")).toBe(
    "26 Nov – 3 Dec",
  );
});

it("returns null for dates in the past, and for a delivered or cancelled order", () => {
  expect(expectedDelivery(order, Date.parse("2026-11-30T12:00:00Z"), "Asia/Kolkata")).toBe("22 Nov – 30 Nov");
  expect(expectedDelivery(order, Date.parse("2026-12-02T08:00:00Z"), "Asia/Kolkata")).toBeNull();
  for (const status of ["Delivered", "Cancelled"])
    expect(expectedDelivery({ ...order, status }, soon, "Asia/Kolkata")).toBeNull();
});
