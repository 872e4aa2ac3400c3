import { type Static, Type } from "typebox";
import { CartLine } from "./cart.schemas.ts";
import { NamedObject, StaffTextField } from "./field-schemas.ts";

/** What some problems have beside their code and texts. */
const members = {
  violation: Type.Object(
    {
      field: Type.String({ description: "its path, such as `variants.0.sellingPrice`" }),
      rule: Type.String({ description: "the keyword of the field's schema, such as `maximum`" }),
      limit: Type.Optional(
        Type.Unknown({ description: "what the keyword demands, where it is a number or a type" }),
      ),
    },
    { description: "of `malformed`, where the request does not fit its schema" },
  ),
  errors: Type.Record(Type.String(), StaffTextField(), {
    description: "what is wrong with each field of a form, by its name",
  }),
  product: Type.Record(Type.String(), Type.String(), {
    description: "the name of the product in question, by language; the detail has it in English",
  }),
  countries: Type.Record(Type.String(), Type.String(), {
    description: "of `country_not_served`: the few countries that are delivered to, in words, by language",
  }),
  size: Type.String({ description: "the size in question" }),
  available: Type.Integer({ description: "how many pieces can be had" }),
  percent: Type.Number({ description: "of `rate_change_too_large`: by how much it would change" }),
  reason: Type.String({ description: "of `coupon_not_valid`: why, for programs" }),
  orderNo: Type.String({ description: "of `claim_link_used`: the order that was made by it" }),
  orderLink: Type.String({
    description: "of `claim_link_used`, for a day after its use: the signed link of that order",
  }),
  cart: Type.Array(CartLine, { description: "the cart as it is now, where it is another than was sent" }),
  retryAfterSeconds: Type.Integer({ description: "of 429: seconds to wait" }),
  requestId: Type.String({ description: "of 5xx: by this the log is searched" }),
};
export type ProblemMembers = Partial<Static<Type.TObject<typeof members>>>;

/** Every failure, as RFC 9457 has it. */
export const Problem = NamedObject("Problem", {
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String({ description: "a sentence for people" }),
  code: Type.String({ description: "stable: programs should check this, not the texts" }),
  ...Type.Partial(Type.Object(members)).properties,
});
