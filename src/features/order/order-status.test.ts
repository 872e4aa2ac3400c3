import { describe, expect, test } from "vitest";
import {
  buyerMayCancel,
  canChangeStatus,
  firstStatus,
  type OrderActor,
  orderStatuses,
  reachableStatuses,
  showsCourier,
  statusColour,
  statusTransitions,
} from "./order-status.ts";

const actors: OrderActor[] = ["buyer", "staff", "provider", "system"];
const changes = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

describe("the table of transitions", () => {
  test("every status can be reached", () => {
    expect(reachableStatuses()).toEqual(new Set(orderStatuses));
  });

  test("only Delivered and Cancelled are final", () => {
    const final = orderStatuses.filter((status) => !statusTransitions.some((step) => step.from === status));
    expect(final).toEqual(["Delivered", "Cancelled"]);
  });

  test("lists each status change once, always forwards and with an actor", () => {
    const pairs = statusTransitions.map((step) => `${step.from} > ${step.to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const step of statusTransitions) {
      expect(orderStatuses.indexOf(step.to)).toBeGreaterThan(orderStatuses.indexOf(step.from));
      expect(step.by.length).toBeGreaterThan(0);
    }
  });

  test("allows each actor exactly the agreed status changes", () => {
    const allowed = (actor: OrderActor) =>
      changes
        .filter(({ from, to }) => canChangeStatus(from, to, actor))
        .map(({ from, to }) => `${from} > ${to}`);
    expect(Object.fromEntries(actors.map((actor) => [actor, allowed(actor)]))).toEqual({
      buyer: ["Order Requested > Cancelled", "Payment Link Sent > Cancelled"],
      staff: [
        "Order Requested > Payment Link Sent",
        "Order Requested > Order Confirmed",
        "Order Requested > Cancelled",
        "Payment Link Sent > Order Confirmed",
        "Payment Link Sent > Cancelled",
        "Order Confirmed > Dispatched",
        "Order Confirmed > Cancelled",
        "Dispatched > Delivered",
      ],
      provider: ["Payment Link Sent > Order Confirmed"],
      system: ["Payment Link Sent > Order Confirmed"],
    });
    expect(firstStatus).toBe("Order Requested");
  });
});

describe("buyerMayCancel", () => {
  const placedAt = new Date("2026-11-21T10:00:00Z");
  const day = 86_400_000;
  const later = (ms: number) => new Date(placedAt.getTime() + ms);

  test.each([
    [0, true],
    [day - 1, true],
    [day, true],
    [day + 1, false],
    [-5, true],
  ])("%i ms after placing: %s", (ms, expected) => {
    for (const status of ["Order Requested", "Payment Link Sent"] as const)
      expect(buyerMayCancel({ status, placedAt, now: later(ms) })).toBe(expected);
  });

  test("not once it is processed", () => {
    for (const status of ["Order Confirmed", "Dispatched", "Delivered", "Cancelled"] as const)
      expect(buyerMayCancel({ status, placedAt, now: later(1) })).toBe(false);
  });

  test("accepts milliseconds too, and refuses an invalid date", () => {
    const status = "Order Requested";
    expect(buyerMayCancel({ status, placedAt: 0, now: day })).toBe(true);
    expect(buyerMayCancel({ status, placedAt: new Date("never"), now: day })).toBe(false);
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
  ])("%j is %s, courier %s", (text, colour, courier) => {
    expect(statusColour(text)).toBe(colour);
    expect(showsCourier(text)).toBe(courier);
  });

  test("where two words match, the first of the specification's list counts", () => {
    expect(statusColour("Dispatched and delivered")).toBe("orange");
    expect(statusColour("Delivery cancelled")).toBe("green");
  });
});
