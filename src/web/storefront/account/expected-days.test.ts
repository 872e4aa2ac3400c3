import { expect, it } from "vitest";
import { expectedDays } from "./expected-days.ts";

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

it("counts from the day of the order, to where it goes", () => {
  expect(expectedDays(order, soon)).toBe("22 Nov – 30 Nov");
  const bill = { ...home, isBilling: true };
  const abroad = { ...home, country: "Japan" };
  expect(expectedDays({ ...order, addresses: [bill, abroad] }, soon)).toBe("26 Nov – 3 Dec");
});

it("tells nothing of days that are over, and of an order that arrived or never will", () => {
  expect(expectedDays(order, Date.parse("2026-11-30T12:00:00Z"))).toBe("22 Nov – 30 Nov");
  expect(expectedDays(order, Date.parse("2026-12-02T08:00:00Z"))).toBeNull();
  for (const status of ["Delivered", "Cancelled"])
    expect(expectedDays({ ...order, status }, soon)).toBeNull();
});
