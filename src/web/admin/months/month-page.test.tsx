// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import type { MonthReport } from "../../../contract/admin/months.ts";
import { staffText, untranslated } from "../../../contract/staff-text.ts";
import { monthBefore } from "../invoices/month-before.ts";
import { MonthPage } from "./month-page.tsx";

afterEach(cleanup);

const CLOSE = "Close this month…";
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
  closing: { closed: null, mayNotClose: untranslated(""), mayReopen: false, reopened: [] },
  ...changes,
});
const closings = (sentTo: (path: string) => { body: unknown }[]) =>
  sentTo(`/api/admin/months/${monthBefore(new Date())}/close`);
const open = (response: MonthReport) => openAdminPart(<MonthPage />, () => Response.json(response));

it("a month names the provider, and the file that names the orders behind a difference", async () => {
  open(report());
  expect(await screen.findByText(/^Paid, Razorpay/)).toBeTruthy();
  expect(screen.getAllByText(NAMES_ORDERS)).toHaveLength(1);
});

it("a month without a difference names no file of orders", async () => {
  open(report({ differences: [], after: 0, retained: 100 }));
  await screen.findByText(/^Nothing is open/);
  expect(screen.queryByText(NAMES_ORDERS)).toBeNull();
});

it("a month that cannot be closed says why, and has no button for it", async () => {
  const mayNotClose = staffText`${"2999-01"} is not over: its figures still change.`;
  open(report({ closing: { ...report().closing, mayNotClose } }));
  expect(await screen.findByText("2999-01 is not over: its figures still change.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: CLOSE })).toBeNull();
});

it("a month that agrees is closed by a second press, without a reason", async () => {
  const { user, sentTo } = open(report());
  await user.click(await screen.findByRole("button", { name: CLOSE }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.queryByLabelText("Why")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Close the month" }));
  await waitFor(() => expect(closings(sentTo).map(({ body }) => body)).toEqual([{}]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a month that does not agree asks for a reason first", async () => {
  const { user, sentTo } = open(report({ agrees: false }));
  await user.click(await screen.findByRole("button", { name: CLOSE }));
  const dialog = within(screen.getByRole("dialog"));
  const close = dialog.getByRole<HTMLButtonElement>("button", { name: "Close the month" });
  expect(close.disabled).toBe(true);
  await user.type(dialog.getByLabelText("Why"), "The accountant knows");
  await user.click(close);
  await waitFor(() =>
    expect(closings(sentTo).map(({ body }) => body)).toEqual([{ reason: "The accountant knows" }]),
  );
});

it("a closed month says who closed it, and what was open then", async () => {
  const closed = { at: "2026-11-02T10:00:00Z", by: "Asha Rao", reason: "", timeZone: "Asia/Kolkata" };
  open(report({ closing: { ...report().closing, closed, mayReopen: true } }));
  expect(await screen.findByText(/^Closed on .* by Asha Rao\./)).toBeTruthy();
  expect(screen.getByText(/^Nothing was open/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reopen…" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: CLOSE })).toBeNull();
});
