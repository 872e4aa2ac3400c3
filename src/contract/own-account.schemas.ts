import { type Static, Type } from "typebox";
import { BilledCompany } from "./billed-company.ts";
import {
  ExactText,
  NamedObject,
  NonEmptyText,
  PositiveId,
  ShopLanguage,
  Text,
  Timestamp,
} from "./field-schemas.ts";

/**
 * What somebody did in an account before the owner of its e-mail address proved it. Enough to know it again, and no more: it
 * may be a stranger's who mistyped their own address.
 */
export const Begun = NamedObject("Begun", {
  startedAt: Timestamp,
  device: Type.String({ description: "such as Chrome on Windows; empty: not known any more" }),
  firstName: Type.String(),
  lastName: Type.String(),
  contactNoEnd: Type.String({
    description: "the last digits of the telephone number; empty: none was given",
  }),
  cart: Type.Array(
    Type.Object({
      productName: Type.String(),
      colourName: Type.String(),
      size: Type.String(),
      qty: Type.Integer(),
    }),
  ),
  addresses: Type.Array(Type.Object({ recipientCity: Type.String(), country: Type.String() }), {
    description: "saved ones; they are not offered before the yes",
  }),
  orders: Type.Array(Type.Object({ orderNo: Type.String(), recipientCity: Type.String() }), {
    description: "unpaid ones; nobody is asked to pay them before the yes",
  }),
});
export type Begun = Static<typeof Begun>;

export const BegunVerdict = NamedObject("BegunVerdict", {
  answer: Type.Union([Type.Literal("mine"), Type.Literal("clean")], {
    description:
      "mine: name, number, cart, addresses, orders and the other device's login stay; clean: nothing of it does",
  }),
  firstName: NonEmptyText(100),
  lastName: Text(100),
});
export type BegunVerdict = Static<typeof BegunVerdict>;

export const KitLink = ExactText(80, { description: "of the mail of a personal kit code" });

/** The company knows somebody by the caller's proved address: is that them? */
export const MemberQuestion = NamedObject("MemberQuestion", {
  memberId: PositiveId,
  fullName: Type.String(),
  startOn: Type.Union([Type.String(), Type.Null()], {
    description: "the first day, YYYY-MM-DD; null: not known",
  }),
});
export type MemberQuestion = Static<typeof MemberQuestion>;

/** What a person may know and change of their account. */
export const OwnAccount = NamedObject("OwnAccount", {
  email: Type.String(),
  emailVerified: Type.Boolean(),
  hasPassword: Type.Boolean(),
  firstName: Type.String(),
  lastName: Type.String(),
  contactNo: Type.String(),
  language: Type.Union([ShopLanguage, Type.Null()], { description: "of mails; null: never chosen" }),
  billedCompany: BilledCompany,
  begun: Type.Union([Begun, Type.Null()], { description: "still to be answered" }),
  memberQuestion: Type.Union([MemberQuestion, Type.Null()], { description: "still to be answered" }),
});
export type OwnAccount = Static<typeof OwnAccount>;

export const ChangeOwnAccountInput = NamedObject("ChangeOwnAccountInput", {
  firstName: NonEmptyText(100),
  lastName: Text(100),
  contactNo: Text(40),
  language: Type.Union([ShopLanguage, Type.Null()]),
});
