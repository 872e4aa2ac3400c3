// @vitest-environment happy-dom

import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { MonthReport } from "../../../contract/admin/months.ts";
import { staffText } from "../../../contract/staff-text.ts";
import { MonthPage } from "./month-page.tsx";

afterEach(cleanup);

const NOT_OVER = /^This month is not over/;
const NAMES_ORDERS = /^The file Open orders names these orders/;

const report = (changes: Partial<MonthReport> = {}): MonthReport => ({
  sales: { orders: 2, cancelled: 0, total: 300, revenue: 300 },
  money: [{ kind: "paid", method: "razorpay", count: 2, amount: 300 }],
  retained: 300,
  invoiced: 100,
  credited: 0,
  before: 0,
  after: 200,
  differences: [{ reason: staffText`paid, and not sent`, orders: 1, amount: 200 }],
  open: [],
  agrees: true,
  ...changes,
});
const open = (response: MonthReport) => openAdminPart(<MonthPage />, () => Response.json(response));

it("a month names the provider, and the file that names the orders behind a difference", async () => {
  open(report());
  expect(await screen.findByText(/^Paid, Razorpay/)).toBeTruthy();
  expect(screen.getAllByText(NAMES_ORDERS)).toHaveLength(1);
  expect(screen.queryByText(NOT_OVER)).toBeNull();
});

it("a month without a difference names no file of orders", async () => {
  open(report({ differences: [], after: 0, retained: 100 }));
  await screen.findByText(/^Nothing is open/);
  expect(screen.queryByText(NAMES_ORDERS)).toBeNull();
});

it("a month that is not over says so", async () => {
  open(report());
  fireEvent.change(await screen.findByLabelText("Month"), { target: { value: "2999-01" } });
  expect(await screen.findByText(NOT_OVER)).toBeTruthy();
});
