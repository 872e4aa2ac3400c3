import { type Static, Type } from "typebox";
import { ListOf, ListQuery } from "../lists.ts";
import type { StaffRoute } from "../route.ts";
import { Moment } from "../wire.ts";

const CurrencyCode = Type.String({ pattern: "^[A-Z]{3}$" });
const CurrencyParams = Type.Object({ currencyCode: CurrencyCode });
/** Text, not a number: what was typed is kept to the last digit. */
const RateText = Type.String({
  maxLength: 20,
  description: "rupees for one of the currency, at most six decimals",
});

export const Rate = Type.Object({
  id: CurrencyCode,
  name: Type.String(),
  symbol: Type.String(),
  rate: RateText,
  version: Type.Integer({ minimum: 1 }),
  offer: Type.Union([
    Type.Object({ rate: RateText, percent: Type.Number(), offeredAt: Moment }),
    Type.Null(),
  ]),
});
export type Rate = Static<typeof Rate>;

export const RateChange = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  rate: RateText,
  confirmed: Type.Optional(
    Type.Boolean({ description: "somebody looked at a rate more than 20 % from the present one" }),
  ),
});
export type RateChange = Static<typeof RateChange>;

export const NewRate = Type.Object({
  currencyCode: CurrencyCode,
  name: Type.String({ pattern: "\\S", maxLength: 60 }),
  symbol: Type.String({ pattern: "\\S", maxLength: 8 }),
  rate: RateText,
});
export type NewRate = Static<typeof NewRate>;

const PastRate = Type.Object({
  id: Type.Integer(),
  currencyCode: CurrencyCode,
  from: RateText,
  to: RateText,
  percent: Type.Number(),
  changedAt: Moment,
  changedBy: Type.String({ description: "e-mail address; empty: the configured source" }),
});
export type PastRate = Static<typeof PastRate>;

const admin = { tag: "Back office", auth: "staff", roles: ["admin"] } as const;

export const adminRates = {
  "GET /api/admin/rates": {
    ...admin,
    summary: "The currencies prices are shown in",
    query: ListQuery(["position", "id"], {}),
    output: ListOf(Rate),
    errors: [],
  },
  "POST /api/admin/rates": {
    ...admin,
    summary: "Show prices in one more currency",
    body: NewRate,
    output: Rate,
    errors: ["rate_wrong", "name_taken"],
  },
  "GET /api/admin/rates/{currencyCode}": {
    ...admin,
    summary: "One currency, with the rate its source offers where somebody has to look at it",
    params: CurrencyParams,
    output: Rate,
    errors: ["not_found"],
  },
  "PUT /api/admin/rates/{currencyCode}": {
    ...admin,
    summary: "Change a rate; more than 20 % away only when confirmed",
    params: CurrencyParams,
    body: RateChange,
    output: Rate,
    errors: ["not_found", "edited_meanwhile", "rate_wrong", "rate_far_off"],
  },
  "DELETE /api/admin/rates/{currencyCode}/offer": {
    ...admin,
    summary: "Drop the rate that the source offers",
    params: CurrencyParams,
    output: Rate,
    errors: ["not_found"],
  },
  "GET /api/admin/rate-changes": {
    ...admin,
    summary: "The history of the rates: who, when, from and to",
    query: ListQuery(["changedAt"], { currencyCode: Type.Optional(CurrencyCode) }),
    output: ListOf(PastRate),
    errors: [],
  },
  "GET /api/admin/rate-source": {
    ...admin,
    summary: "Where rates are read from once a day, and how it went the last time",
    output: Type.Object({
      host: Type.String({ description: "empty: none is configured" }),
      triedAt: Type.Union([Moment, Type.Null()]),
      outcome: Type.String(),
    }),
    errors: [],
  },
  "POST /api/admin/rate-source/read": {
    ...admin,
    summary: "Read the source now",
    output: Type.Literal(1),
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
