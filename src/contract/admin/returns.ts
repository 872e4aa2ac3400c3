import { type Static, Type } from "typebox";
import type { StaffRoute } from "../route.ts";
import { FilledText, PositiveId, Text } from "../wire.ts";
import { StaffOrder } from "./orders.ts";

const Reason = Type.String({ minLength: 1, maxLength: 450, pattern: "\\S" });
const Quantity = Type.Integer({ minimum: 1, maximum: 999 });
const Pieces = Type.Integer({ minimum: 0, maximum: 999 });
const LineBack = Type.Object({ lineId: PositiveId, quantity: Quantity });
const Version = Type.Integer({ minimum: 1 });
const RefundedBefore = Type.Number({
  minimum: 0,
  maximum: 10_000_000_000,
  description: "rupees that had gone back when this was asked for: who looked at an older state is told",
});
const Reference = Type.Optional(Text(200));

export const RefundInput = Type.Object({
  lines: Type.Array(LineBack, { maxItems: 200 }),
  shipping: Type.Boolean({ description: "what is left of the shipping charge too" }),
  refundedBefore: RefundedBefore,
  reason: Reason,
  reference: Reference,
});
export type RefundInput = Static<typeof RefundInput>;

export const ReturnInput = Type.Object({
  lines: Type.Array(LineBack, { minItems: 1, maxItems: 200 }),
  reason: Reason,
});
export type ReturnInput = Static<typeof ReturnInput>;

export const ReceivedInput = Type.Object({
  version: Version,
  lines: Type.Array(Type.Object({ lineId: PositiveId, backToStock: Pieces, writtenOff: Pieces }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type ReceivedInput = Static<typeof ReceivedInput>;

export const ReturnRefundInput = Type.Object({
  version: Version,
  shipping: Type.Boolean(),
  refundedBefore: RefundedBefore,
  reference: Reference,
});
export type ReturnRefundInput = Static<typeof ReturnRefundInput>;

const OrderParams = Type.Object({ orderNo: FilledText(40) });
const ReturnParams = Type.Object({ orderNo: FilledText(40), returnId: PositiveId });
const forOrders = {
  tag: "Back office",
  auth: "staff",
  roles: ["support", "admin"],
  output: StaffOrder,
} as const;
const refundErrors = [
  "step_not_allowed",
  "edited_meanwhile",
  "line_not_found",
  "refund_too_much",
  "reference_needed",
] as const;

/** Money and goods that come back. */
export const adminReturns = {
  "POST /api/admin/orders/{orderNo}/refunds": {
    ...forOrders,
    summary:
      "Pay back some or all of an order, never more than was paid; by the provider that took it, else by hand",
    params: OrderParams,
    body: RefundInput,
    errors: ["order_not_found", ...refundErrors],
  },
  "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry": {
    ...forOrders,
    summary: "Ask the provider again for a refund that failed or hangs",
    params: Type.Object({ orderNo: FilledText(40), refundId: PositiveId }),
    errors: ["order_not_found", "not_found", "step_not_allowed", "refund_too_much"],
  },
  "POST /api/admin/orders/{orderNo}/returns": {
    ...forOrders,
    summary: "Open a return within 7 days of delivery; no food, no kit",
    params: OrderParams,
    body: ReturnInput,
    errors: [
      "order_not_found",
      "step_not_allowed",
      "return_too_late",
      "line_not_found",
      "not_returnable",
      "return_too_much",
    ],
  },
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/received": {
    ...forOrders,
    summary: "The goods are here: each piece goes back to stock or is written off",
    params: ReturnParams,
    body: ReceivedInput,
    errors: ["order_not_found", "not_found", "edited_meanwhile", "step_not_allowed", "return_too_much"],
  },
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund": {
    ...forOrders,
    summary: "Pay back the pieces of a return that was received",
    params: ReturnParams,
    body: ReturnRefundInput,
    errors: ["order_not_found", "not_found", ...refundErrors],
  },
} as const satisfies Record<string, StaffRoute>;
