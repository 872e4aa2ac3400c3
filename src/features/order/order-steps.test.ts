import { expect, it } from "vitest";
import { orderSteps } from "./order-steps.ts";

const at = "2026-06-14T10:00:00.000Z";
const words = (status: string, ...history: string[]) =>
  orderSteps({ status, history: history.map((each) => ({ status: each, at })) }).map(
    (step) => `${step.isDone ? "done" : "to come"}: ${step.status}${step.at ? "" : " ?"}`,
  );

it("shows what was, with its moments, and what is to come, without", () => {
  expect(words("Order Requested", "Order Requested")).toEqual([
    "done: Order Requested",
    "to come: Order Confirmed ?",
    "to come: Dispatched ?",
    "to come: Delivered ?",
  ]);
});

it("shows a payment link only where one was sent", () => {
  expect(words("Order Confirmed", "Order Requested", "Payment Link Sent", "Order Confirmed")).toEqual([
    "done: Order Requested",
    "done: Payment Link Sent",
    "done: Order Confirmed",
    "to come: Dispatched ?",
    "to come: Delivered ?",
  ]);
  expect(words("Payment Link Sent", "Order Requested", "Payment Link Sent")).toContain(
    "to come: Order Confirmed ?",
  );
});

it("a cancelled order has nothing to come", () => {
  expect(words("Cancelled", "Order Requested", "Cancelled")).toEqual([
    "done: Order Requested",
    "done: Cancelled",
  ]);
});

it("an order whose steps were not noted still shows where it stands", () => {
  expect(words("Dispatched")).toEqual(["done: Dispatched ?", "to come: Delivered ?"]);
});
