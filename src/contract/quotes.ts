import { type Static, Type } from "typebox";
import { DeliveryAddress } from "./checkout.schemas.ts";
import {
  Amount,
  Day,
  ExactText,
  NamedObject,
  NonEmptyText,
  ShopHeaders,
  Timestamp,
} from "./field-schemas.ts";
import { PdfDocument } from "./order-document.ts";
import type { ShopRoute } from "./route.ts";

const Token = ExactText(100, { minLength: 1 });
const VersionNo = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: "the version that was read; another one by now is shown first",
});
const ofLink = { token: Token, versionNo: VersionNo };

/** What the link of a quote opens. */
export const CustomerQuote = NamedObject("CustomerQuote", {
  quoteNo: Type.String(),
  versionNo: Type.Integer(),
  openedVersion: Type.Integer({ description: "the version that the link was mailed with" }),
  state: Type.Enum(["open", "change asked", "accepted", "lapsed", "withdrawn"]),
  name: Type.String(),
  company: Type.String(),
  country: Type.String(),
  lines: Type.Array(
    Type.Object({
      what: Type.String(),
      quantity: Type.Integer(),
      unitPrice: Amount,
      total: Amount,
    }),
  ),
  currencyCode: Type.String({ description: "of all amounts: the base currency" }),
  shipping: Amount,
  total: Amount,
  tax: Type.Number({ description: "what the total includes; 0: none" }),
  taxName: Type.Enum(["GST", "VAT", ""]),
  terms: Type.String(),
  validUntil: Day,
  sentAt: Timestamp,
  askedChange: Type.String({ description: "what was asked for; empty: nothing" }),
  order: Type.Union(
    [
      Type.Object({
        orderNo: Type.String(),
        orderLink: Type.Union([Type.String(), Type.Null()], {
          description: "opens the order without a login; null once the acceptance is a day old",
        }),
      }),
      Type.Null(),
    ],
    { description: "the order that accepting it made; null: none" },
  ),
});
export type CustomerQuote = Static<typeof CustomerQuote>;

const ended = [
  "quote_unknown",
  "quote_superseded",
  "quote_lapsed",
  "quote_withdrawn",
  "too_many_requests",
] as const;

/** The calls of the link by which a customer reads a quote, accepts it or asks for another (extension). */
export const quoteRoutes = {
  "POST /api/quotes/open": {
    operationId: "openQuote",
    tag: "Orders",
    summary: "The quote of a link, in its newest version; opening it changes nothing (extension)",
    auth: "none",
    body: Type.Object({ token: Token }),
    output: CustomerQuote,
    errors: ["quote_unknown", "too_many_requests"],
  },
  "POST /api/quotes/accept": {
    operationId: "acceptQuote",
    tag: "Orders",
    summary:
      "Accept a quote and order what it says, at its prices, once: the same link always has the same order (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: NamedObject("QuoteAcceptance", { ...ofLink, delivery: DeliveryAddress }),
    output: NamedObject("AcceptedQuote", {
      orderNo: Type.String(),
      orderLink: Type.String({ description: "opens the order without a login" }),
    }),
    errors: [
      ...ended,
      ...(["quote_accepted", "account_blocked", "address_missing", "country_unknown"] as const),
      ...(["country_not_served", "out_of_stock", "product_withdrawn", "order_too_large"] as const),
      "unavailable",
    ],
  },
  "POST /api/quotes/change": {
    operationId: "askForOtherQuote",
    tag: "Orders",
    summary: "Say what a quote should say instead; it can still be accepted (extension)",
    auth: "none",
    body: NamedObject("QuoteChangeInput", { ...ofLink, wish: NonEmptyText(2000) }),
    output: CustomerQuote,
    errors: [...ended, "quote_accepted", "state_conflict"],
  },
  "POST /api/quotes/pdf": {
    operationId: "printOwnQuote",
    tag: "Orders",
    summary: "The quote of a link as PDF (extension)",
    auth: "none",
    body: Type.Object({ token: Token }),
    output: PdfDocument,
    errors: ["quote_unknown", "text_not_printable", "too_many_requests"],
    perMinute: 6,
  },
} as const satisfies Record<string, ShopRoute>;
