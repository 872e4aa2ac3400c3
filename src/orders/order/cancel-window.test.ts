import { expect, it } from "vitest";
import { buyerMayCancel } from "./cancel-window.ts";

const HOUR_MS = 3_600_000;
const placedAt = new Date("2026-11-20T10:00:00Z");
const after = (ms: number) => new Date(placedAt.getTime() + ms);
const may = (status: Parameters<typeof buyerMayCancel>[0]["status"], ms: number, cancelHours = 24) =>
  buyerMayCancel({ status, placedAt, now: after(ms), cancelHours });

it("a buyer may cancel an order that is not paid at any time", () => {
  expect([may("Order Requested", 1_000 * HOUR_MS), may("Payment Link Sent", 1_000 * HOUR_MS)]).toEqual([
    true,
    true,
  ]);
});

it("a buyer may cancel a confirmed order up to the last millisecond of its hours", () => {
  const last = 24 * HOUR_MS;
  expect([may("Order Confirmed", last), may("Order Confirmed", last + 1)]).toEqual([true, false]);
  expect([may("Order Confirmed", 2 * HOUR_MS, 2), may("Order Confirmed", 2 * HOUR_MS + 1, 2)]).toEqual([
    true,
    false,
  ]);
});

it("a buyer may not cancel what has left, arrived or was cancelled", () => {
  expect([may("Dispatched", 1), may("Delivered", 1), may("Cancelled", 1)]).toEqual([false, false, false]);
});
