import { type Static, Type } from "typebox";
import { ownOrder, ownOrderErrors } from "./customer-orders.ts";
import { NamedObject, NonEmptyText, PositiveId, ShopHeaders, Timestamp } from "./field-schemas.ts";
import { PdfDocument } from "./order-document.ts";
import type { Route } from "./route.ts";

/** How the old pieces come back. */
const Way = Type.Enum(["post", "office"], {
  description: "post: with a printed label; office: brought to one of the company",
});

/** Pieces of an order that come in sizes: of a line, or a part of a kit. */
export const ExchangeableItem = NamedObject("ExchangeableItem", {
  lineId: Type.Integer(),
  variantId: Type.Integer({ description: "of the line; of a kit: of the part" }),
  productName: Type.String(),
  size: Type.String(),
  qty: Type.Integer({ description: "how many can still be exchanged; 0: none" }),
  sizes: Type.Array(
    Type.Object({
      size: Type.String(),
      isThere: Type.Boolean({ description: "one at least can be had now" }),
    }),
    { description: "the other sizes" },
  ),
  sizeChart: Type.Union([
    Type.Object({
      columns: Type.Array(Type.String()),
      rows: Type.Array(Type.Array(Type.String())),
      howToMeasure: Type.String(),
    }),
    Type.Null(),
  ]),
});
export type ExchangeableItem = Static<typeof ExchangeableItem>;

export const OrderExchange = NamedObject("OrderExchange", {
  id: Type.Integer(),
  number: Type.Integer({ description: "counts the order's returns; stands on the parcel as /R1" }),
  state: Type.Enum(["asked", "done", "called off", "declined", "lapsed"], {
    description: "done: the old pieces are back and the new ones ordered",
  }),
  mayCallOff: Type.Boolean(),
  way: Way,
  office: Type.String({ description: "name and address of the office; empty: by post" }),
  sendsAtOnce: Type.Boolean({ description: "the new pieces were sent before the old ones were back" }),
  backBy: Timestamp,
  reason: Type.String({ description: "why it was declined; empty: it was not" }),
  replacementNo: Type.String({ description: "the order that brings the new pieces; empty: none yet" }),
  pieces: Type.Array(
    Type.Object({
      productName: Type.String(),
      from: Type.String(),
      to: Type.String(),
      qty: Type.Integer(),
    }),
  ),
});
export type OrderExchange = Static<typeof OrderExchange>;

export const OrderExchanges = NamedObject("OrderExchanges", {
  until: Type.String({ description: "ISO 8601; empty: nothing arrived yet, or it is too late" }),
  sendTo: Type.Array(Type.String(), { description: "empty: the team writes where" }),
  offices: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), address: Type.String() })),
  holdDays: Type.Integer({ description: "so long the new piece is reserved" }),
  sendsAtOnce: Type.Boolean({ description: "the new piece leaves before the old one is back" }),
  pieces: Type.Array(ExchangeableItem),
  exchanges: Type.Array(OrderExchange),
});
export type OrderExchanges = Static<typeof OrderExchanges>;

export const ExchangeInput = NamedObject("ExchangeInput", {
  pieces: Type.Array(
    Type.Object({
      lineId: PositiveId,
      variantId: PositiveId,
      from: NonEmptyText(20),
      to: NonEmptyText(20),
      quantity: Type.Integer({ minimum: 1, maximum: 99_999 }),
    }),
    { minItems: 1, maxItems: 20 },
  ),
  way: Way,
  officeId: Type.Optional(PositiveId),
  sendsAtOnce: Type.Boolean({ description: "as the page said; refused where that has changed" }),
});
export type ExchangeInput = Static<typeof ExchangeInput>;

const call = { ...ownOrder, output: OrderExchanges } as const;
const ExchangeParams = Type.Object({ orderNo: NonEmptyText(40), returnId: PositiveId });

/** A wrong size after delivery. Each call returns all of the order's exchanges, as they are afterwards. */
export const exchangeRoutes = {
  "GET /api/orders/{orderNo}/exchanges": {
    operationId: "readOrderExchanges",
    ...call,
    summary: "What of an order can have another size after delivery, and its exchanges (extension)",
    errors: ownOrderErrors,
  },
  "POST /api/orders/{orderNo}/exchanges": {
    operationId: "askForExchange",
    ...call,
    summary:
      "Ask for another size of pieces that arrived; it is reserved, and nothing is charged (extension)",
    body: ExchangeInput,
    errors: [
      ...ownOrderErrors,
      ...([
        "line_not_found",
        "office_unknown",
        "out_of_stock",
        "return_too_large",
        "return_too_late",
      ] as const),
      ...(["size_unknown", "state_conflict", "version_conflict"] as const),
    ],
  },
  "POST /api/orders/{orderNo}/exchanges/{returnId}/call-off": {
    operationId: "callOffExchange",
    ...call,
    summary: "Call an exchange off before the old pieces are back or the new ones leave (extension)",
    params: ExchangeParams,
    errors: [...ownOrderErrors, "not_found", "state_conflict"],
  },
  "GET /api/orders/{orderNo}/exchanges/{returnId}/label": {
    operationId: "readExchangeLabel",
    ...ownOrder,
    summary: "The label for the parcel of an exchange, as PDF (extension)",
    params: ExchangeParams,
    headers: Type.Object({ ...ownOrder.headers.properties, ...ShopHeaders.properties }),
    output: PdfDocument,
    errors: [...ownOrderErrors, "not_found"],
  },
} as const satisfies Record<string, Route>;
