import { type Static, Type } from "typebox";
import {
  AddressLines,
  Amount,
  NamedObject,
  NonEmptyText,
  PositiveId,
  StaffTextField,
  Text,
} from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { OrderParams, PaymentMethod, staffOrderCall } from "./orders.ts";

const MAX_ROWS = 500;
const Quantity = Type.Integer({ minimum: 1, maximum: 99_999 });

const NewOrderRow = NamedObject("NewOrderRow", {
  line: Type.Integer({ minimum: 1, description: "its line in the list; refusals name it" }),
  name: Text(200),
  email: Text(300),
  phone: Text(80),
  address: AddressLines(600, { mayBeEmpty: true }),
  city: Text(200),
  region: Text(200),
  postalCode: Text(40),
  country: Text(120),
  sku: Type.String({ maxLength: 80, description: "a SKU code, a GTIN, or variant~size; empty: see product" }),
  product: Type.String({ maxLength: 200, description: "a product's name, where sku is empty" }),
  variant: Type.String({ maxLength: 200, description: "its colour; empty: it has one variant" }),
  size: Text(40),
  quantity: Text(20),
  ownPrice: Type.Optional(
    Type.Object(
      {
        unitPrice: Type.Number({ minimum: 0, maximum: 1_000_000, description: "base currency" }),
        reason: NonEmptyText(200, { minLength: 3 }),
      },
      { description: "of one piece, instead of the shop's price, and why" },
    ),
  ),
});
export type NewOrderRow = Static<typeof NewOrderRow>;

const NewOrderPayment = Type.Union([
  Type.Object({ kind: Type.Literal("link") }),
  Type.Object({ kind: Type.Literal("hand"), method: PaymentMethod, reference: NonEmptyText(200) }),
  Type.Object({ kind: Type.Literal("free"), reason: NonEmptyText(300, { minLength: 3 }) }),
]);
export type NewOrderPayment = Static<typeof NewOrderPayment>;

export const NewOrders = NamedObject("NewOrders", {
  list: NonEmptyText(80, {
    description: "the list's name: the same row under the same name makes no second order",
  }),
  rows: Type.Array(NewOrderRow, { minItems: 1, maxItems: MAX_ROWS }),
  payment: NewOrderPayment,
  dryRun: Type.Boolean({ description: "true: make nothing, only say what would be made" }),
  quotes: Type.Optional(
    Type.Array(Type.Object({ line: Type.Integer(), total: Amount }), {
      maxItems: MAX_ROWS,
      description: "the totals that the caller saw; needed to make the orders",
    }),
  ),
});
export type NewOrders = Static<typeof NewOrders>;

export const NewOrderResult = NamedObject("NewOrderResult", {
  line: Type.Integer({ description: "its first line" }),
  email: Type.String(),
  name: Type.String(),
  skus: Type.String(),
  total: Amount,
  orderNo: Type.String({ description: "empty: there is none" }),
  outcome: Type.Enum(["would", "done", "nothing", "refused"], {
    description: "nothing: this list made it before; one refused line, and nothing is made",
  }),
  message: StaffTextField(),
});
export type NewOrderResult = Static<typeof NewOrderResult>;

export const ReplacementInput = NamedObject("ReplacementInput", {
  lines: Type.Array(Type.Object({ lineId: PositiveId, quantity: Quantity }), { minItems: 1, maxItems: 200 }),
  reason: NonEmptyText(300, { minLength: 3 }),
  expectedReplacements: Type.Integer({
    minimum: 0,
    maximum: 999,
    description: "how many replacements the caller saw; refused when there are more by now",
  }),
});
export type ReplacementInput = Static<typeof ReplacementInput>;

const skus = Type.Array(Type.Object({ variantId: PositiveId, size: Text(20), quantity: Quantity }), {
  minItems: 1,
  maxItems: 200,
  description: "all line items as they shall be",
});
const ChangedLinesCheck = NamedObject("ChangedLinesCheck", { lines: skus, quotedTotal: Amount });
export const ChangedLines = NamedObject("ChangedLines", {
  lines: skus,
  quotedTotal: Type.Number({
    description: "the total that the caller saw; refused when it is another by now",
  }),
  expectedTotal: Type.Number({ description: "the new total that the caller saw" }),
});
export type ChangedLines = Static<typeof ChangedLines>;

export const ChangedTotals = NamedObject("ChangedTotals", {
  subTotal: Amount,
  discount: Amount,
  shipping: Type.Union([Amount, Type.Null()]),
  grandTotal: Amount,
});
export type ChangedTotals = Static<typeof ChangedTotals>;

export const SizeExchange = NamedObject("SizeExchange", {
  from: Text(40),
  to: NonEmptyText(40),
  pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999, description: "by default all" })),
  lineQuantity: Type.Optional(
    Type.Integer({ description: "of the line as the caller saw it: refused when it has changed" }),
  ),
  partPosition: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "of the part of a kit that alone gets another size, from 0; pieces do not count then",
    }),
  ),
});
export type SizeExchange = Static<typeof SizeExchange>;

const changeErrors = [
  "order_not_found",
  "version_conflict",
  "state_conflict",
  "variant_unknown",
  "size_unknown",
  "product_withdrawn",
  "out_of_stock",
  "order_too_large",
] as const;

/** Orders that staff make, change or replace; another size of a line is a change before dispatch. */
export const adminStaffOrders = {
  "POST /api/admin/orders": {
    operationId: "makeOrders",
    tag: "Admin: orders",
    auth: "staff",
    roles: ["support", "admin"],
    summary: "Make orders for people, or only say what would be made; it is safe to repeat",
    body: NewOrders,
    output: Type.Array(NewOrderResult),
    errors: ["price_changed"],
  },
  "POST /api/admin/orders/{orderNo}/replacements": {
    operationId: "replacePieces",
    ...staffOrderCall,
    summary: "Send pieces of an order again as an order of its own, free of charge; gives the new order",
    params: OrderParams,
    body: ReplacementInput,
    errors: [
      "order_not_found",
      "version_conflict",
      "state_conflict",
      "line_not_found",
      "shipment_too_large",
      "out_of_stock",
    ],
  },
  "POST /api/admin/orders/{orderNo}/lines/check": {
    operationId: "checkChangedLines",
    tag: "Admin: orders",
    auth: "staff",
    roles: ["support", "admin"],
    summary: "What an unpaid order would cost with other line items",
    params: OrderParams,
    body: ChangedLinesCheck,
    output: ChangedTotals,
    errors: [...changeErrors],
  },
  "POST /api/admin/orders/{orderNo}/lines": {
    operationId: "changeLines",
    ...staffOrderCall,
    summary: "Change the line items of an unpaid order; its link is replaced, and the customer is mailed",
    params: OrderParams,
    body: ChangedLines,
    errors: [...changeErrors, "price_changed"],
  },
  "POST /api/admin/orders/{orderNo}/lines/{lineId}/size-exchange": {
    operationId: "exchangeSize",
    ...staffOrderCall,
    summary:
      "Exchange the size of a line, or of some of its pieces, before dispatch; both stocks change, and the customer is mailed",
    params: Type.Object({ orderNo: NonEmptyText(40), lineId: PositiveId }),
    body: SizeExchange,
    errors: [
      "order_not_found",
      "line_not_found",
      "state_conflict",
      "version_conflict",
      "size_unknown",
      "out_of_stock",
    ],
  },
} as const satisfies Record<string, StaffRoute>;
