import type { Fault } from "./fault.ts";

const tests = ["tests/drills/random-orders.test.ts"];

/** Faults that the drill of random orders must meet within its one deck. */
export const randomOrderFaults: readonly Fault[] = [
  {
    harm: "random orders: a cancelled order keeps its pieces",
    file: "src/orders/cancel/cancel-order.ts",
    find: 'await releaseStock(trx, { reason: "cancelled", now, ...cancellation });',
    replace: "",
    tests,
  },
  {
    harm: "random orders: a cancelled order keeps its coupon",
    file: "src/orders/cancel/cancel-order.ts",
    find: "await releaseCoupon(trx, orderId, now);",
    replace: "",
    tests,
  },
  {
    harm: "random orders: more is refunded than was paid",
    file: "src/orders/refund/create-refund.ts",
    find: "if (amountPaise > balance.leftPaise)",
    replace: "if (amountPaise > 10 * balance.paidPaise)",
    tests,
  },
  {
    harm: "random orders: no use of a coupon is counted, so that it never reaches its limit",
    file: "src/buying/coupon/coupon.store.ts",
    find: 'eb("use_count", "+", 1)',
    replace: 'eb("use_count", "+", 0)',
    tests,
  },
  {
    harm: "random orders: refunded pieces that never left stay out of stock",
    file: "src/orders/refund/release-refunded.ts",
    find: 'await releaseUnsent(trx, await readRefundedUnsent(trx, refundId), { reason: "refunded", ...done });',
    replace: "",
    tests,
  },
];
