import { describe, expect, it } from "vitest";
import { isToPay, payBy } from "./pay-by.ts";

const from = new Date("2026-11-26T12:00:00Z");
const times = { unprovedOrderHours: 72, unpaidOrderDays: 7 };

describe("an order is to be paid", () => {
  it.each([
    [true, times, "2026-12-03T12:00:00.000Z"],
    [false, times, "2026-11-29T12:00:00.000Z"],
    [false, { ...times, unprovedOrderHours: 0 }, "2026-12-03T12:00:00.000Z"],
    [true, { ...times, unpaidOrderDays: 0 }, undefined],
    [false, { ...times, unpaidOrderDays: 0 }, "2026-11-29T12:00:00.000Z"],
    [false, { unprovedOrderHours: 0, unpaidOrderDays: 0 }, undefined],
  ])("proved: %s, %o: until %s", (isProved, waits, until) => {
    expect(payBy(isProved, from, waits)?.toJSON()).toBe(until);
  });

  it("when it costs something, or may once its shipping is known", () => {
    const order = { isSwag: false, grandTotalPaise: 100, shippingPaise: 0 };
    expect(isToPay(order)).toBe(true);
    expect(isToPay({ ...order, grandTotalPaise: 0 })).toBe(false);
    expect(isToPay({ ...order, grandTotalPaise: 0, shippingPaise: null })).toBe(true);
    expect(isToPay({ ...order, isSwag: true })).toBe(false);
  });
});
