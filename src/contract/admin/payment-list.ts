import { type Static, Type } from "typebox";
import { Day, NamedObject, StaffTextField, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

/** Ways that money comes and goes: a payment provider, else how staff said. */
const paymentWays = [
  ...(["stripe", "razorpay", "payment link", "bank transfer"] as const),
  ...(["UPI", "card", "cash", "other", "by hand"] as const),
] as const;

/** What a payment or a refund is now. */
const moneyStates = [
  ...(["paid", "taken back", "disputed", "charged back"] as const),
  ...(["requested", "done", "failed", "dropped"] as const),
] as const;
export type PaymentWay = (typeof paymentWays)[number];
export type MoneyState = (typeof moneyStates)[number];

export const MoneyRow = NamedObject("MoneyRow", {
  id: Type.Integer({ description: "of the ledger's entry by which it became known" }),
  kind: Type.Enum(["payment", "refund"]),
  at: Timestamp,
  orderNo: Type.String(),
  way: Type.String({ description: "stripe, razorpay, or how staff said it was paid" }),
  state: Type.Enum([...moneyStates], {
    description:
      "paid; taken back: staff had recorded it by mistake; charged back: by the bank; of a refund requested: under way; dropped: settled otherwise",
  }),
  amount: Type.Number({ description: "base currency; of a refund below 0" }),
  currencyCode: Type.String({ description: "of the amount that moved; empty: not known" }),
  amountInCurrency: Type.Union([Type.Number(), Type.Null()]),
  reference: Type.String({ description: "the provider's id, or what staff recorded, as of the bank" }),
  problem: StaffTextField({ description: "why a refund failed" }),
  by: Type.String({ description: "the staff member who recorded it or asked for it; empty: a provider" }),
});
export type MoneyRow = Static<typeof MoneyRow>;

export const adminPaymentList = {
  "GET /api/admin/payments": {
    operationId: "listMoney",
    tag: "Admin: payments",
    auth: "staff",
    roles: ["support", "admin"],
    summary: "Every payment and refund, whichever way, with its state",
    query: ListQuery(["at"], {
      kind: Type.Optional(Type.Enum(["payment", "refund"], { description: "by default both" })),
      way: Type.Optional(Type.Enum([...paymentWays], { description: "how the money came or went" })),
      state: Type.Optional(Type.Enum([...moneyStates], { description: "what it is now" })),
      from: Type.Optional({ ...Day, description: "the first day that counts: YYYY-MM-DD" }),
      to: Type.Optional({ ...Day, description: "the last day that counts: YYYY-MM-DD" }),
      amount: Type.Optional(
        Type.Number({ minimum: 0, maximum: 1_000_000_000, description: "in base or paid currency" }),
      ),
    }),
    output: ListOf(MoneyRow),
    errors: [],
  },
} as const satisfies Record<string, StaffRoute>;
