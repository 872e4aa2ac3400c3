import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const CurrencyCode = Type.String({ pattern: "^[A-Z]{3}$" });
const CurrencyParams = Type.Object({ currencyCode: CurrencyCode });
/** Text and not a number, so that every typed digit is kept. */
const RateText = Type.String({
  title: "RateText",
  maxLength: 20,
  description: "base currency per unit of the currency, at most six decimals",
});

export const Rate = NamedObject("StaffCurrencyRate", {
  id: CurrencyCode,
  name: Type.String(),
  symbol: Type.String(),
  rate: RateText,
  version: Type.Integer({ minimum: 1 }),
  offer: Type.Union([
    Type.Object({ rate: RateText, percent: Type.Number(), offeredAt: Timestamp }),
    Type.Null(),
  ]),
});
export type Rate = Static<typeof Rate>;

export const RateChange = NamedObject("RateChange", {
  version: Type.Integer({ minimum: 1 }),
  rate: RateText,
  confirmed: Type.Optional(Type.Boolean({ description: "true: a change of more than 20 % is intended" })),
});
export type RateChange = Static<typeof RateChange>;

export const NewRate = NamedObject("NewRate", {
  currencyCode: CurrencyCode,
  name: NonEmptyText(60),
  symbol: NonEmptyText(8),
  rate: RateText,
});
export type NewRate = Static<typeof NewRate>;

const RateHistoryRow = NamedObject("RateHistoryRow", {
  id: Type.Integer(),
  currencyCode: CurrencyCode,
  from: RateText,
  to: RateText,
  percent: Type.Number(),
  changedAt: Timestamp,
  changedBy: Type.String({ description: "e-mail address; empty: the configured rate source" }),
});
export type RateHistoryRow = Static<typeof RateHistoryRow>;

const admin = { tag: "Admin: currencies and shipping", auth: "staff", roles: ["admin"] } as const;

export const adminCurrencyRates = {
  "GET /api/admin/currency-rates": {
    operationId: "listStaffCurrencyRates",
    ...admin,
    summary: "The display currencies with their rates",
    query: ListQuery(["position", "id"], {}),
    output: ListOf(Rate),
    errors: [],
  },
  "POST /api/admin/currency-rates": {
    operationId: "createCurrencyRate",
    ...admin,
    summary: "Add a display currency",
    body: NewRate,
    output: Rate,
    errors: ["not_found", "rate_invalid", "name_taken"],
  },
  "GET /api/admin/currency-rates/{currencyCode}": {
    operationId: "readCurrencyRate",
    ...admin,
    summary: "One currency, with the rate offered by the rate source when staff must confirm it",
    params: CurrencyParams,
    output: Rate,
    errors: ["not_found"],
  },
  "PUT /api/admin/currency-rates/{currencyCode}": {
    operationId: "changeCurrencyRate",
    ...admin,
    summary: "Change a rate; a change of more than 20 % needs confirmation",
    params: CurrencyParams,
    body: RateChange,
    output: Rate,
    errors: ["not_found", "version_conflict", "rate_invalid", "rate_change_too_large"],
  },
  "DELETE /api/admin/currency-rates/{currencyCode}": {
    operationId: "removeCurrency",
    ...admin,
    summary: "Show prices in this currency no more; its history and its orders stay",
    params: CurrencyParams,
    body: Type.Object({ version: Type.Integer({ minimum: 1 }) }),
    output: Type.Object({}),
    errors: ["not_found", "version_conflict", "base_currency_in_use", "state_conflict"],
  },
  "DELETE /api/admin/currency-rates/{currencyCode}/offer": {
    operationId: "discardOfferedRate",
    ...admin,
    summary: "Discard the offered rate",
    params: CurrencyParams,
    output: Rate,
    errors: ["not_found"],
  },
  "GET /api/admin/currency-rate-changes": {
    operationId: "listCurrencyRateChanges",
    ...admin,
    summary: "The history of rate changes",
    query: ListQuery(["changedAt"], { currencyCode: Type.Optional(CurrencyCode) }),
    output: ListOf(RateHistoryRow),
    errors: [],
  },
  "GET /api/admin/currency-rate-source": {
    operationId: "readCurrencyRateSource",
    ...admin,
    summary: "The source that rates are fetched from once a day, and the result of the last time",
    output: Type.Object({
      host: Type.String({ description: "empty when none is configured" }),
      triedAt: Type.Union([Timestamp, Type.Null()]),
      outcome: Type.String(),
    }),
    errors: [],
  },
  "POST /api/admin/currency-rate-source/fetch": {
    operationId: "fetchCurrencyRates",
    ...admin,
    summary: "Fetch rates from the source now",
    output: Type.Literal(1),
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
