import { type Static, Type } from "typebox";
import { NamedObject } from "../field-schemas.ts";

const Account = (description: string) =>
  Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 .-]{0,19}$", description });

/** The accounts of the journal: those of the accountant's chart. */
export const Accounts = NamedObject("Accounts", {
  customers: Account("what customers owe; below 0: what they paid ahead"),
  sales: Account("sales without tax"),
  shipping: Account("shipping charged, without tax"),
  tax: Account("VAT, or IGST in India"),
  cgst: Account("CGST in India"),
  sgst: Account("SGST in India"),
  bank: Account("transfers and UPI"),
  stripe: Account("money at Stripe"),
  razorpay: Account("money at Razorpay"),
  otherMoney: Account("cash, cards and other ways that staff record"),
  chargebacks: Account("what a bank took back"),
});
export type Accounts = Static<typeof Accounts>;
