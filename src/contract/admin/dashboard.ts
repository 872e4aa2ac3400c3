import { type Static, Type } from "typebox";
import { Amount, NamedObject, PositiveId, StaffTextField, Timestamp } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";

const Day = NamedObject("DashboardDay", {
  day: Type.String({ description: "calendar day of the store's time zone, YYYY-MM-DD" }),
  orders: Type.Integer({ description: "orders placed that day" }),
  kits: Type.Integer({ description: "of these, welcome kits" }),
  revenue: Type.Number({
    description: "base currency, of those that are confirmed, dispatched or delivered now",
  }),
});

const AttentionKind = Type.Enum(
  [
    "paid",
    "owed",
    "dispute",
    "message",
    "parcel",
    "courier",
    "return",
    "late",
    "pay",
    "check",
    "confirm",
    "decide",
    "pack",
    "send",
    "mail",
    "coupon",
    "books",
  ],
  {
    description:
      "paid: paid, but the order is not confirmed; owed: money that the store owes to a customer; dispute: a payment that the customer contests at the bank; message: a payment event that staff must resolve; parcel: one that is lost or came back, undecided; courier: what a courier reported about no parcel of the store; return: one that is open; late: confirmed, and not dispatched within the working days that the settings promise; check: a pasted payment link was mailed more than a day ago, and only staff can see whether it was paid; pay, confirm, decide, pack, send: the queues of orders; mail: a mail that failed; coupon: a coupon or kit still counted as used by a cancelled order; books: a rule of the books that does not hold, as the newest check found",
  },
);

export const AttentionItem = NamedObject("AttentionItem", {
  id: Type.String(),
  kind: AttentionKind,
  message: StaffTextField(),
  since: Timestamp,
  orderNo: Type.String({ description: "empty when it belongs to no order" }),
  mailId: Type.Union([Type.Integer(), Type.Null()]),
  reference: Type.String({
    description:
      "for a payment event: the provider's id of the payment; for a courier's report: the AWB number",
  }),
});
export type AttentionItem = Static<typeof AttentionItem>;

export const Dashboard = NamedObject("Dashboard", {
  today: Day,
  days: Type.Array(Day, { description: "the last 30 days, oldest first" }),
  kitsRedeemed: Type.Integer({ description: "in total, without cancelled ones" }),
  topProducts: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      pieces: Type.Integer(),
      revenue: Amount,
    }),
    { description: "by quantity sold in those days" },
  ),
  enquiries: Type.Object({ waiting: Type.Integer(), overdue: Type.Integer() }),
  lowStock: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      kind: Type.String(),
      stock: Type.Integer(),
    }),
  ),
  needsAttention: Type.Array(AttentionItem, {
    description: "needs attention: up to 20 of each kind, oldest first",
  }),
});
export type Dashboard = Static<typeof Dashboard>;

const support = { tag: "Admin: dashboard", auth: "staff", roles: ["support", "admin"] } as const;

export const adminDashboard = {
  "GET /api/admin/dashboard": {
    operationId: "readDashboard",
    ...support,
    summary: "The figures of today and the last 30 days, and what needs attention",
    output: Dashboard,
    errors: [],
  },
  "POST /api/admin/mails/{mailId}/retry": {
    operationId: "retryMail",
    ...support,
    summary: "Try a failed mail again",
    params: Type.Object({ mailId: PositiveId }),
    output: Type.Object({ state: Type.String() }),
    errors: ["not_found", "state_conflict"],
  },
} as const satisfies Record<string, StaffRoute>;
