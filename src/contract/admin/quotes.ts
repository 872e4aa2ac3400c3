import { type Static, Type } from "typebox";
import {
  Amount,
  Day,
  NamedObject,
  NonEmptyText,
  PositiveId,
  ShopLanguage,
  Text,
  Timestamp,
} from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import { PdfDocument } from "../order-document.ts";
import type { StaffRoute } from "../route.ts";
import { QuoteLineInput, StaffQuoteLine, UnsignedAmount } from "./quote-lines.ts";

export const quoteStates = ["draft", "sent", "change asked", "accepted", "lapsed", "lost"] as const;
export const lostReasons = [
  "price",
  "delivery time",
  "other supplier",
  "no budget",
  "no answer",
  "other",
] as const;
const State = Type.Enum([...quoteStates]);
const LostReason = Type.Enum([...lostReasons]);

const QuoteParams = Type.Object({ quoteId: PositiveId });
const Version = Type.Integer({
  minimum: 1,
  description: "of the record, as it was read; the change is refused when there is a newer one",
});

const priced = {
  country: NonEmptyText(80, { description: "where the goods go; the delivery charge is for it" }),
  lines: Type.Array(QuoteLineInput, { minItems: 1, maxItems: 100 }),
  shipping: Type.Union([UnsignedAmount, Type.Null()], {
    description: "the delivery charge; null: what the shop asks for this country and weight",
  }),
};

export const QuoteCheck = NamedObject("QuoteCheck", priced);
export type QuoteCheck = Static<typeof QuoteCheck>;

export const QuoteInput = NamedObject("QuoteInput", {
  ...priced,
  name: NonEmptyText(120),
  company: Text(120),
  vatNumber: Type.Optional(Text(30)),
  email: NonEmptyText(254),
  language: ShopLanguage,
  validUntil: Day,
  terms: Text(2000),
});
export type QuoteInput = Static<typeof QuoteInput>;

const totals = {
  lines: Type.Array(StaffQuoteLine),
  shipping: Amount,
  total: Amount,
  tax: Type.Number({ description: "what GST or VAT the total includes" }),
};
export const QuoteTotals = NamedObject("QuoteTotals", totals);
export type QuoteTotals = Static<typeof QuoteTotals>;

const row = {
  id: Type.Integer(),
  quoteNo: Type.String(),
  state: State,
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  total: Amount,
  validUntil: Day,
  sentVersion: Type.Integer({ description: "the newest version that was sent; 0: none" }),
  enquiryId: Type.Union([Type.Integer(), Type.Null()]),
  madeBy: Type.String(),
  changedAt: Timestamp,
  orderNo: Type.String({ description: "of the order that accepting it made; empty: none" }),
  lostReason: Type.Union([LostReason, Type.Null()]),
  version: Version,
};
export const StaffQuoteRow = NamedObject("StaffQuoteRow", row);
export type StaffQuoteRow = Static<typeof StaffQuoteRow>;

const QuoteVersion = NamedObject("QuoteVersion", {
  versionNo: Type.Integer(),
  ...totals,
  country: Type.String(),
  terms: Type.String(),
  validUntil: Day,
  sentAt: Timestamp,
  sentBy: Type.String(),
  remindedAt: Type.Union([Timestamp, Type.Null()]),
  askedChange: Type.String({ description: "what the customer wants otherwise; empty: nothing" }),
});

export const StaffQuote = NamedObject("StaffQuote", {
  ...row,
  ...totals,
  language: Type.String(),
  country: Type.String(),
  vatNumber: Type.String(),
  terms: Type.String(),
  lostNote: Type.String(),
  isUnsent: Type.Boolean({ description: "whether it differs from the newest version that was sent" }),
  versions: Type.Array(QuoteVersion, { description: "what was sent, newest first" }),
});
export type StaffQuote = Static<typeof StaffQuote>;

const QuoteResults = NamedObject("QuoteResults", {
  open: Type.Integer({ description: "sent, and not settled yet" }),
  won: Type.Integer(),
  wonTotal: Amount,
  lapsed: Type.Integer(),
  lost: Type.Array(Type.Object({ reason: LostReason, count: Type.Integer() })),
});
export type QuoteResults = Static<typeof QuoteResults>;

const support = { tag: "Admin: enquiries", auth: "staff", roles: ["support", "admin"] } as const;
const priceErrors = [
  "variant_unknown",
  "size_unknown",
  "state_conflict",
  "price_invalid",
  "duplicate_entry",
  "country_unknown",
  "country_not_served",
  "shipping_needed",
] as const;
const saveErrors = [
  ...priceErrors,
  "email_invalid",
  "vat_number_invalid",
  "not_found",
  "version_conflict",
] as const;

/** Quotes: negotiated prices for a customer, sent in versions; accepting one makes its order (docs/decisions/0039-quotes.md). */
export const adminQuotes = {
  "GET /api/admin/quotes": {
    operationId: "listQuotes",
    ...support,
    summary: "Quotes with their states",
    query: ListQuery(["changedAt", "validUntil", "total"], {
      state: Type.Optional(State),
      enquiryId: Type.Optional(PositiveId),
      mine: Type.Optional(Type.Boolean()),
    }),
    output: ListOf(StaffQuoteRow),
    errors: [],
  },
  "GET /api/admin/quote-results": {
    operationId: "readQuoteResults",
    ...support,
    summary: "How many quotes are open, won, lapsed and lost for which reason, in the last twelve months",
    output: QuoteResults,
    errors: [],
  },
  "GET /api/admin/quotes/{quoteId}": {
    operationId: "readQuote",
    ...support,
    summary: "One quote with everything that was sent",
    params: QuoteParams,
    output: StaffQuote,
    errors: ["not_found"],
  },
  "POST /api/admin/quotes/check": {
    operationId: "checkQuote",
    ...support,
    summary: "What the lines of a quote would cost, with the shop's prices beside them; changes nothing",
    body: QuoteCheck,
    output: QuoteTotals,
    errors: [...priceErrors],
  },
  "POST /api/admin/quotes": {
    operationId: "makeQuote",
    ...support,
    summary: "Make the draft of a quote, for an enquiry or for nothing",
    body: Type.Object({
      ...QuoteInput.properties,
      enquiryId: Type.Optional(PositiveId),
    }),
    output: StaffQuote,
    errors: [...saveErrors],
  },
  "PUT /api/admin/quotes/{quoteId}": {
    operationId: "changeQuote",
    ...support,
    summary: "Change what the next version of a quote says; what was sent stays as it is",
    params: QuoteParams,
    body: Type.Object({ ...QuoteInput.properties, version: Version }),
    output: StaffQuote,
    errors: [...saveErrors],
  },
  "POST /api/admin/quotes/{quoteId}/send": {
    operationId: "sendQuote",
    ...support,
    summary: "Store the quote as a version and mail its link; earlier versions can no longer be accepted",
    params: QuoteParams,
    body: Type.Object({ version: Version }),
    output: StaffQuote,
    errors: [
      ...(["not_found", "version_conflict", "state_conflict", "time_invalid", "price_invalid"] as const),
      "discount_above_limit",
    ],
  },
  "POST /api/admin/quotes/{quoteId}/lost": {
    operationId: "loseQuote",
    ...support,
    summary: "Withdraw a quote, with the reason why it was lost; its link says so",
    params: QuoteParams,
    body: NamedObject("LostQuote", { version: Version, reason: LostReason, note: Text(300) }),
    output: StaffQuote,
    errors: ["not_found", "version_conflict", "state_conflict"],
  },
  "POST /api/admin/quotes/{quoteId}/pdf": {
    operationId: "printQuote",
    ...support,
    summary: "A quote as PDF, as it would be sent now",
    params: QuoteParams,
    output: PdfDocument,
    errors: ["not_found", "text_not_printable"],
  },
} as const satisfies Record<string, StaffRoute>;
