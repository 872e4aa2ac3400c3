import { describe, expect, test } from "vitest";
import { buyerMayCancel } from "./cancel-window.ts";
import {
  canChangeStatus,
  firstStatus,
  mayStaffChoose,
  type OrderStatus,
  orderStatuses,
  reachableStatuses,
  showsCourier,
  statusCauses,
  statusColour,
  statusTransitions,
} from "./order-status.ts";

const changes = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

describe("the table of transitions", () => {
  test("every status can be reached", () => {
    expect(reachableStatuses()).toEqual(new Set(orderStatuses));
  });

  test("only Cancelled is final, and only its parcels take a delivered order further", () => {
    const final = orderStatuses.filter((status) => !statusTransitions.some((step) => step.from === status));
    expect(final).toEqual(["Cancelled"]);
    expect(statusTransitions.filter(({ from }) => from === "Delivered").flatMap(({ by }) => by)).toEqual([
      "parcels",
    ]);
  });

  test("lists each status change once, with a cause, and forwards but for what is sent again or taken back", () => {
    const pairs = statusTransitions.map((step) => `${step.from} > ${step.to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const step of statusTransitions) {
      if (step.from !== "Delivered" && step.to !== "Order Requested")
        expect(orderStatuses.indexOf(step.to)).toBeGreaterThan(orderStatuses.indexOf(step.from));
      expect(step.by.length).toBeGreaterThan(0);
    }
  });

  test("allows each cause exactly the agreed status changes [spec 10.32]", () => {
    const allowed = (may: (from: OrderStatus, to: OrderStatus) => boolean) =>
      changes.filter(({ from, to }) => may(from, to)).map(({ from, to }) => `${from} > ${to}`);
    expect(
      Object.fromEntries(
        statusCauses.map((cause) => [cause, allowed((from, to) => canChangeStatus(from, to, cause))]),
      ),
    ).toEqual({
      buyer: ["Order Requested > Cancelled", "Payment Link Sent > Cancelled", "Order Confirmed > Cancelled"],
      staff: [
        "Order Requested > Order Confirmed",
        "Order Requested > Cancelled",
        "Payment Link Sent > Order Confirmed",
        "Payment Link Sent > Cancelled",
        "Order Confirmed > Order Requested",
        "Order Confirmed > Cancelled",
      ],
      "payment link": ["Order Requested > Payment Link Sent"],
      "provider payment": ["Order Requested > Order Confirmed", "Payment Link Sent > Order Confirmed"],
      "not paid": ["Order Requested > Cancelled", "Payment Link Sent > Cancelled"],
      refunded: ["Order Confirmed > Cancelled"], // every piece was refunded before it left
      leaver: ["Order Requested > Cancelled", "Payment Link Sent > Cancelled", "Order Confirmed > Cancelled"],
      parcels: [
        "Order Confirmed > Dispatched",
        "Dispatched > Delivered",
        "Dispatched > Cancelled",
        "Delivered > Dispatched",
      ],
      exchange: ["Order Requested > Order Confirmed"], // its replacement is free and leaves at once
    });
    expect(allowed(mayStaffChoose)).toEqual([
      "Order Requested > Payment Link Sent",
      "Order Requested > Order Confirmed",
      "Order Requested > Cancelled",
      "Payment Link Sent > Order Confirmed",
      "Payment Link Sent > Cancelled",
      "Order Confirmed > Order Requested",
      "Order Confirmed > Dispatched",
      "Order Confirmed > Cancelled",
      "Dispatched > Delivered",
    ]);
    expect(firstStatus).toBe("Order Requested");
  });
});

describe("buyerMayCancel", () => {
  const placedAt = new Date("2026-11-21T10:00:00Z");
  const day = 86_400_000;
  const later = (ms: number) => new Date(placedAt.getTime() + ms);

  test.each([0, day, day + 1, 90 * day])(
    "before processing starts: always, also %i ms after placing",
    (ms) => {
      for (const status of ["Order Requested", "Payment Link Sent"] as const)
        expect(buyerMayCancel({ status, placedAt, now: later(ms), cancelHours: 24 })).toBe(true);
    },
  );

  test.each([
    [0, 24, true],
    [day - 1, 24, true],
    [day, 24, true],
    [day + 1, 24, false],
    [-5, 24, true],
    [1, 0, false],
    [day + 1, 48, true],
  ])("confirmed, %i ms after placing, with %i hours: %s [spec 9.27, 10.33]", (ms, cancelHours, expected) => {
    const status = "Order Confirmed";
    expect(buyerMayCancel({ status, placedAt, now: later(ms), cancelHours })).toBe(expected);
    expect(buyerMayCancel({ status, placedAt: 0, now: ms, cancelHours })).toBe(expected);
  });

  test("not once something has left [spec 10.33]", () => {
    for (const status of ["Dispatched", "Delivered", "Cancelled"] as const)
      expect(buyerMayCancel({ status, placedAt, now: later(1), cancelHours: 24 })).toBe(false);
  });

  test("refuses an invalid date of a confirmed order", () => {
    const placedAt = new Date("never");
    expect(buyerMayCancel({ status: "Order Confirmed", placedAt, now: day, cancelHours: 24 })).toBe(false);
  });
});

describe("what the order history shows", () => {
  test.each([
    ["Order Requested", "orange", false],
    ["Payment Link Sent", null, false],
    ["Order Confirmed", "green", false],
    ["Dispatched", "orange", true],
    ["Delivered", "green", true],
    ["Cancelled", "red", false],
    ["ORDER REQUESTED", "orange", false],
    ["out for delivery", "green", true],
    ["partly dispatched", "orange", true],
    ["cancellation", "red", false],
    ["Confirmation", null, false],
    ["on hold", null, false],
    ["", null, false],
  ])("%j is %s, courier %s [spec 4.25]", (text, colour, courier) => {
    expect(statusColour(text)).toBe(colour);
    expect(showsCourier(text)).toBe(courier);
  });

  test("where two words match, the first of the specification's list counts", () => {
    expect(statusColour("Dispatched and delivered")).toBe("orange");
    expect(statusColour("Delivery cancelled")).toBe("green");
  });
});
