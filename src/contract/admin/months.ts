import { type Static, Type } from "typebox";
import { Amount, NamedObject, NonEmptyText, StaffTextField, Text, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

const Count = Type.Integer({ minimum: 0 });
const Signed = Type.Number({ description: "base currency; below 0: went out" });

const figures = {
  sales: Type.Object({
    orders: Type.Integer({ description: "placed in the month; welcome kits are not in it" }),
    cancelled: Type.Integer({ description: "of these" }),
    total: Type.Number({ description: "of these, without the cancelled ones" }),
    revenue: Type.Number({ description: "as the dashboard counts it: sold, less what was paid back by now" }),
  }),
  money: Type.Array(
    Type.Object({
      kind: Type.String({ description: "paid, payment undone, refund done, refund sent back, dispute lost" }),
      method: Type.String(),
      count: Count,
      amount: Signed,
    }),
    { description: "what moved in the month, by kind and method" },
  ),
  retained: Type.Number({ description: "the sum of money" }),
  invoiced: Amount,
  credited: Amount,
  before: Type.Number({ description: "money kept and not invoiced, when the month began" }),
  after: Type.Number({ description: "the same when it ended: before + retained - invoiced + credited" }),
  differences: Type.Array(Type.Object({ reason: StaffTextField(), orders: Count, amount: Signed }), {
    description: "of which orders `after` is, by the reason as of now",
  }),
  open: Type.Array(
    Type.Object({
      kind: Type.Enum([
        "owed",
        "unpaid",
        "refund under way",
        "refund failed",
        "disputed",
        "cancelled after invoice",
      ]),
      orders: Count,
      amount: Amount,
    }),
    { description: "of all orders placed until the month ended, as of now; none: nothing of the kind" },
  ),
  agrees: Type.Boolean({
    description: "before, the month and after add up, and every difference has a reason",
  }),
};
export const MonthFigures = NamedObject("MonthFigures", figures);
export type MonthFigures = Static<typeof MonthFigures>;

export const MonthClosing = NamedObject("MonthClosing", {
  closed: Type.Union(
    [
      Type.Object({
        at: Timestamp,
        by: Type.String(),
        reason: Type.String({ description: "why, although it did not agree; empty: it agreed" }),
        timeZone: Type.String({ description: "by which its days are written" }),
      }),
      Type.Null(),
    ],
    { description: "who closed it; null: it is not closed" },
  ),
  mayNotClose: StaffTextField({ description: "why it cannot be closed; empty: it can" }),
  mayReopen: Type.Boolean({ description: "it is the newest closed month" }),
  reopened: Type.Array(
    Type.Object({
      closedAt: Timestamp,
      closedBy: Type.String(),
      at: Timestamp,
      by: Type.String(),
      reason: Type.String(),
    }),
    { description: "how often it was closed before and reopened, newest first" },
  ),
});
export type MonthClosing = Static<typeof MonthClosing>;

export const MonthReport = NamedObject("MonthReport", { ...figures, closing: MonthClosing });
export type MonthReport = Static<typeof MonthReport>;

const Month = Type.Object({ month: Type.String({ pattern: "^20\\d{2}-(0[1-9]|1[0-2])$" }) });
const CsvFile = NamedObject("CsvFile", { fileName: Type.String(), csv: Type.String() });
const AccountantFile = NamedObject("AccountantFile", {
  fileName: Type.String(),
  type: Type.String({ description: "the media type" }),
  bytes: Type.String({ description: "the file in base64" }),
});
const administrators = { tag: "Admin: orders", auth: "staff", roles: ["admin"], params: Month } as const;

/** What a bookkeeper needs to close a month of the store's calendar, and closing it. */
export const adminMonths = {
  "GET /api/admin/months/{month}": {
    operationId: "readMonth",
    ...administrators,
    summary: "Sales, money and documents of a month, whether they agree, and what is open",
    output: MonthReport,
    errors: [],
  },
  "POST /api/admin/months/{month}/close": {
    operationId: "closeMonth",
    ...administrators,
    summary:
      "Close a month that is over: its figures and files stay as they are, and what comes later counts in the next",
    body: Type.Object({
      reason: Type.Optional({ ...Text(500), description: "needed where the month does not agree" }),
    }),
    output: MonthReport,
    errors: ["state_conflict"],
  },
  "POST /api/admin/months/{month}/reopen": {
    operationId: "reopenMonth",
    ...administrators,
    summary: "Reopen the newest closed month",
    body: Type.Object({ reason: NonEmptyText(500) }),
    output: MonthReport,
    errors: ["state_conflict"],
  },
  "GET /api/admin/months/{month}/sales": {
    operationId: "readMonthSales",
    ...administrators,
    summary: "The orders placed in a month, as CSV",
    output: CsvFile,
    errors: [],
  },
  "GET /api/admin/months/{month}/money": {
    operationId: "readMonthMoney",
    ...administrators,
    summary:
      "Payments, refunds and disputes of a month with method and reference, as CSV; 'Amount' adds up to the money kept",
    output: CsvFile,
    errors: [],
  },
  "GET /api/admin/months/{month}/journal": {
    operationId: "readMonthJournal",
    ...administrators,
    summary:
      "The documents and the money of a month as double entry, by the accounts of the settings, as CSV; each voucher balances",
    output: CsvFile,
    errors: [],
  },
  "GET /api/admin/months/{month}/datev": {
    operationId: "readMonthDatev",
    ...administrators,
    summary: "The journal of a month as DATEV's Buchungsstapel (EXTF), in Windows-1252",
    output: AccountantFile,
    errors: ["state_conflict"],
  },
  "GET /api/admin/months/{month}/saf-t": {
    operationId: "readMonthSafT",
    ...administrators,
    summary: "The journal of a month as Norway's SAF-T Financial 1.30",
    output: AccountantFile,
    errors: ["state_conflict"],
  },
  "GET /api/admin/months/{month}/open-orders": {
    operationId: "readMonthOpenOrders",
    ...administrators,
    summary:
      "The orders placed until a month ended whose money and documents differed then, or that are open now, as CSV",
    output: CsvFile,
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
