import { expect, it } from "vitest";
import { newOrderNumber } from "../order/order-number.ts";
import { type OrderToDispatch, planDispatch } from "./plan-dispatch.ts";

const [A, B, C] = [1, 2, 3].map((n) => newOrderNumber(Uint8Array.of(0, 0, 0, 0, n))) as [
  string,
  string,
  string,
];
const order = (
  orderNo: string,
  status: string,
  awbNo = "",
  dispatchFrom: string | null = null,
): OrderToDispatch => ({
  orderNo,
  status,
  awbNo,
  dispatchFrom,
});
const plan = (
  rows: readonly (readonly [string, string, string])[],
  orders: OrderToDispatch[],
  courier?: string,
) =>
  planDispatch(
    rows.map(([o, c, awb], index) => ({
      line: index + 1,
      order: o,
      courier: c,
      awb,
      isTorn: awb === "torn",
    })),
    (orderNo) => orders.find((each) => each.orderNo === orderNo),
    { courier, today: "2026-11-27" },
  ).map(({ outcome, message }) => `${outcome}: ${message}`);

it("holds a kit until the day from which it is dispatched", () => {
  const kit = (from: string) => plan([[A, "B", "1"]], [order(A, "Order Confirmed", "", from)]);
  expect(kit("2026-11-28")).toEqual(["refused: This kit is not dispatched before 2026-11-28."]);
  expect(kit("2026-11-27")[0]).toContain("would: ");
});

it("plans to dispatch a confirmed order, in any spelling of its number", () => {
  expect(
    plan([[A.toLowerCase().replaceAll("-", " "), "BlueDart", "BD1"]], [order(A, "Order Confirmed")]),
  ).toEqual(["would: Will be dispatched; its customer is mailed courier and AWB number."]);
});

it.each([
  [["", "B", "1"], "The order number is missing."],
  [["KS-1", "B", "1"], "This is no order number."],
  [[B, "B", "1"], "There is no order with that number."],
  [[A, "B", ""], "The AWB number is missing."],
  [[A, "", "1"], "The courier is missing."],
  [
    [A, "B", "1.23457E+11"],
    "The spreadsheet has shortened this AWB number: make its column text and copy it again.",
  ],
  [[A, "B", "torn"], "This line has more cells than it should: put quotes around what has a comma in it."],
  [[A, "B", "9".repeat(61)], "The courier or the AWB number is too long."],
] as const)("refuses %j with the reason", (row, why) => {
  expect(plan([row], [order(A, "Order Confirmed")])).toEqual([`refused: ${why}`]);
});

it.each([
  ["Order Requested", "refused: The order is 'Order Requested': confirm it first."],
  ["Payment Link Sent", "refused: The order is 'Payment Link Sent': confirm it first."],
  ["Cancelled", "refused: The order is 'Cancelled'."],
])("does not dispatch an order in status %s", (status, message) => {
  expect(plan([[A, "B", "1"]], [order(A, status)])).toEqual([message]);
});

it("does nothing for an order with the same AWB number, and refuses to change an AWB number", () => {
  const dispatched = [order(A, "Dispatched", "BD1")];
  expect(plan([[A, "BlueDart", "BD1"]], dispatched)).toEqual([
    "nothing: It is dispatched with this AWB number already.",
  ]);
  expect(plan([[A, "BlueDart", "BD2"]], dispatched)).toEqual([
    "refused: The order is 'Dispatched' with AWB BD1.",
  ]);
});

it("accepts an order once and an AWB number once", () => {
  const all = [A, B, C].map((each) => order(each, "Order Confirmed"));
  const messages = plan(
    [
      [A, "B", "1"],
      [A, "B", "2"],
      [B, "B", "1"],
      [C, "B", "3"],
    ],
    all,
  );
  expect(messages.map((each) => each.split(";")[0])).toEqual([
    "would: Will be dispatched",
    "refused: The order stands in line 1 already.",
    "refused: This AWB number stands in line 1 already.",
    "would: Will be dispatched",
  ]);
});

it("uses the given courier for lines that name none", () => {
  expect(plan([[A, "", "1"]], [order(A, "Order Confirmed")], " BlueDart ")[0]).toMatch(/^would/);
});
