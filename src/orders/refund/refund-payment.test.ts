import { describe, expect, it } from "vitest";
import { type PaidPayment, paymentToRefund } from "./refund-payment.ts";

const payment = (paymentId: number, more: Partial<PaidPayment> = {}): PaidPayment => ({
  paymentId,
  provider: "stripe",
  paidRef: `pi_${paymentId}`,
  currencyCode: "USD",
  paidPaise: 100_00,
  paidMinor: 118,
  refundedPaise: 0,
  refundedMinor: 0,
  ...more,
});
const find = (payments: readonly PaidPayment[], amountPaise: number, configured = ["stripe", "razorpay"]) => {
  const found = paymentToRefund(payments, amountPaise, (name) => configured.includes(name), "INR");
  return found && ("refused" in found ? found.detail : found.paymentId);
};

describe("a refund goes back through", () => {
  it("the oldest payment of which enough is left", () => {
    expect(find([payment(1), payment(2)], 100_00)).toBe(1);
    expect(find([payment(1, { refundedPaise: 1 }), payment(2)], 100_00)).toBe(2);
    expect(find([payment(1, { refundedPaise: 1 }), payment(2)], 99_99)).toBe(1);
    expect(find([payment(3, { provider: "razorpay" })], 1)).toBe(3);
  });

  it("no provider where staff recorded it, its payment is not known, it is not configured, or nothing is left", () => {
    for (const other of [
      payment(1, { provider: "hand" }),
      payment(1, { provider: "pasted" }),
      payment(1, { paidRef: null }),
      payment(1, { refundedPaise: 100_00 }),
    ])
      expect([find([other], 1), find([other, payment(2)], 1)]).toEqual([undefined, 2]);
    expect(find([payment(1)], 1, ["razorpay"])).toBeUndefined();
    expect(find([payment(1), payment(2, { provider: "razorpay" })], 1, ["razorpay"])).toBe(2);
  });

  it("no two payments at once: it says how much goes back through one", () => {
    const parts = [payment(1, { paidPaise: 60_00 }), payment(2, { paidPaise: 80_00, refundedPaise: 5_00 })];
    expect(find(parts, 75_00)).toBe(2);
    expect(find(parts, 75_01)).toMatch(/^It was paid in parts: at most ₹75\.00 goes back at once/);
  });
});
