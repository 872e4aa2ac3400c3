import { type Static, Type } from "typebox";
import { ReturnInput } from "./admin/refunds-and-returns.ts";
import { OrderParcel, ownOrder, ownOrderErrors } from "./customer-orders.ts";
import { NamedObject, NonEmptyText, PositiveId } from "./field-schemas.ts";
import type { Route } from "./route.ts";

/** A return as its buyer sees it. */
export const OrderReturn = NamedObject("OrderReturn", {
  id: Type.Integer(),
  number: Type.Integer({
    description: "counts the returns of the order from 1; stands on the parcel as /R1",
  }),
  state: Type.Enum(["asked", "received", "refunded", "sent again", "called off"]),
  reason: Type.String(),
  lines: OrderParcel.properties.lines,
});
export type OrderReturn = Static<typeof OrderReturn>;

/** What the buyer may do about an order that arrived. */
export const OrderReturns = NamedObject("OrderReturns", {
  returnUntil: Type.String({ description: "ISO 8601; empty: nothing arrived yet, or it is too late" }),
  mayReportFault: Type.Boolean(),
  sendTo: Type.Array(Type.String(), { description: "where returns are sent; empty: the team writes where" }),
  lines: Type.Array(
    Type.Object({
      lineId: Type.Integer(),
      productName: Type.String(),
      size: Type.String(),
      arrived: Type.Integer(),
      returnable: Type.Integer({ description: "how many may still be returned" }),
    }),
  ),
  returns: Type.Array(OrderReturn),
});
export type OrderReturns = Static<typeof OrderReturns>;

const call = { ...ownOrder, output: OrderReturns } as const;
const lineErrors = ["line_not_found", "return_too_large", "return_too_late", "state_conflict"] as const;

/** Returns that a buyer requests, and faults that they report. Each call returns all of the order's, as they are afterwards. */
export const customerReturns = {
  "GET /api/orders/{orderNo}/returns": {
    operationId: "readOrderReturns",
    ...call,
    summary: "What of an order may be returned, and its returns (extension)",
    errors: ownOrderErrors,
  },
  "POST /api/orders/{orderNo}/returns": {
    operationId: "askForReturn",
    ...call,
    summary: "Ask for a return of pieces that arrived; the mail says how to send them (extension)",
    body: ReturnInput,
    errors: [...ownOrderErrors, ...lineErrors, "not_returnable"],
  },
  "POST /api/orders/{orderNo}/returns/{returnId}/call-off": {
    operationId: "callOffReturn",
    ...call,
    summary: "Call a return off before it is sent in (extension)",
    params: Type.Object({ orderNo: NonEmptyText(40), returnId: PositiveId }),
    errors: [...ownOrderErrors, "not_found", "state_conflict"],
  },
  "POST /api/orders/{orderNo}/faults": {
    operationId: "reportFault",
    ...call,
    summary: "Report faulty, damaged or wrong pieces to the team (extension)",
    body: ReturnInput,
    errors: [...ownOrderErrors, ...lineErrors],
  },
} as const satisfies Record<string, Route>;
