import { expect, it } from "vitest";
import { orderProgress } from "./order-progress.ts";

const at = "2026-06-14T10:00:00.000Z";
const summary = (status: string, ...history: string[]) =>
  orderProgress({ status, history: history.map((each) => ({ status: each, at })) }).map(
    (step) => `${step.isDone ? "done" : "to come"}: ${step.status}${step.at ? "" : " ?"}`,
  );

it("shows reached statuses with their time, and those to come without", () => {
  expect(summary("Order Requested", "Order Requested")).toEqual([
    "done: Order Requested",
    "to come: Order Confirmed ?",
    "to come: Dispatched ?",
    "to come: Delivered ?",
  ]);
});

it("shows a payment link only where one was sent", () => {
  expect(summary("Order Confirmed", "Order Requested", "Payment Link Sent", "Order Confirmed")).toEqual([
    "done: Order Requested",
    "done: Payment Link Sent",
    "done: Order Confirmed",
    "to come: Dispatched ?",
    "to come: Delivered ?",
  ]);
  expect(summary("Payment Link Sent", "Order Requested", "Payment Link Sent")).toContain(
    "to come: Order Confirmed ?",
  );
});

it("a cancelled order has no status to come", () => {
  expect(summary("Cancelled", "Order Requested", "Cancelled")).toEqual([
    "done: Order Requested",
    "done: Cancelled",
  ]);
});

it("an order without recorded status changes still shows its status", () => {
  expect(summary("Dispatched")).toEqual(["done: Dispatched ?", "to come: Delivered ?"]);
});
