import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { OrderParams, staffOrderCall } from "./orders.ts";
import { ShipmentResend } from "./shipments.ts";

const Reason = NonEmptyText(450);
const Quantity = Type.Integer({ minimum: 1, maximum: 99_999 });
const Count = Type.Integer({ minimum: 0, maximum: 99_999 });
const ReturnedLine = NamedObject("ReturnedLine", { lineId: PositiveId, quantity: Quantity });
const Version = Type.Integer({ minimum: 1 });
const RefundedBefore = Type.Number({
  minimum: 0,
  maximum: 10_000_000_000,
  description:
    "amount refunded or on its way, as the caller saw it; the call is refused when that has changed",
});
const ByHand = Type.Optional(
  Type.Boolean({ description: "true: refunded by hand although a provider received the money" }),
);
const Reference = Type.Optional(Text(200));

const RefundInput = NamedObject("RefundInput", {
  lines: Type.Array(ReturnedLine, { maxItems: 200 }),
  shipping: Type.Boolean({ description: "true: also refund the rest of the shipping charge" }),
  amount: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 10_000_000,
      description: "amount that belongs to no line, as of money that was paid twice",
    }),
  ),
  unsent: Type.Optional(
    Type.Enum(["cancel", "send", "withhold"], {
      description:
        "what becomes of the pieces that have not left when everything is paid back: the order is cancelled, they are sent all the same, or (where a part has left) not sent; absent: staff decide later",
    }),
  ),
  expectedRefunded: RefundedBefore,
  reason: Reason,
  byHand: ByHand,
  reference: Reference,
});

export const ReturnInput = NamedObject("ReturnInput", {
  lines: Type.Array(ReturnedLine, { minItems: 1, maxItems: 200 }),
  reason: Reason,
});
export type ReturnInput = Static<typeof ReturnInput>;

export const ReceiveReturnInput = NamedObject("ReceiveReturnInput", {
  version: Version,
  lines: Type.Array(Type.Object({ lineId: PositiveId, backToStock: Count, writtenOff: Count }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type ReceiveReturnInput = Static<typeof ReceiveReturnInput>;

export const ReturnResend = NamedObject("ReturnResend", {
  ...ShipmentResend.properties,
  size: Type.Optional(Text(40)),
});
export type ReturnResend = Static<typeof ReturnResend>;

export const ReturnRefundInput = NamedObject("ReturnRefundInput", {
  version: Version,
  shipping: Type.Boolean(),
  expectedRefunded: RefundedBefore,
  byHand: ByHand,
  reference: Reference,
});

const SettleRefundInput = NamedObject("SettleRefundInput", {
  outcome: Type.Enum(["transferred", "dropped"], {
    description: "transferred: paid back by hand; dropped: nothing of it is owed any more",
  }),
  reference: Reference,
  reason: Type.Optional(Text(450)),
});
export type ReturnRefundInput = Static<typeof ReturnRefundInput>;

const ReturnParams = Type.Object({ orderNo: NonEmptyText(40), returnId: PositiveId });
const refundErrors = [
  "state_conflict",
  "version_conflict",
  "line_not_found",
  "refund_too_large",
  "refund_above_limit",
  "reference_needed",
] as const;

/** Refunds and returns. */
export const adminRefundsAndReturns = {
  "POST /api/admin/orders/{orderNo}/refunds": {
    operationId: "refundOrder",
    ...staffOrderCall,
    summary:
      "Refund an order in part or in full, never more than was paid; through the provider that received the money, else by hand",
    params: OrderParams,
    body: RefundInput,
    errors: ["order_not_found", ...refundErrors],
  },
  "POST /api/admin/orders/{orderNo}/refunds/{refundId}/retry": {
    operationId: "retryRefund",
    ...staffOrderCall,
    summary: "Ask the provider again for a refund that failed or does not finish",
    params: Type.Object({ orderNo: NonEmptyText(40), refundId: PositiveId }),
    errors: ["order_not_found", "not_found", "state_conflict", "refund_too_large"],
  },
  "POST /api/admin/orders/{orderNo}/refunds/{refundId}/settle": {
    operationId: "settleFailedRefund",
    ...staffOrderCall,
    summary: "Settle a refund that the provider refused: transferred by hand, or not owed any more",
    params: Type.Object({ orderNo: NonEmptyText(40), refundId: PositiveId }),
    body: SettleRefundInput,
    errors: ["order_not_found", "not_found", "state_conflict", "refund_too_large", "reference_needed"],
  },
  "POST /api/admin/orders/{orderNo}/returns": {
    operationId: "openReturn",
    ...staffOrderCall,
    summary: "Open a return within 7 days of delivery, and mail how to send it; not for food",
    params: OrderParams,
    body: ReturnInput,
    errors: [
      "order_not_found",
      "state_conflict",
      "return_too_late",
      "line_not_found",
      "not_returnable",
      "return_too_large",
    ],
  },
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/receive": {
    operationId: "receiveReturn",
    ...staffOrderCall,
    summary: "Record that the goods arrived: each one goes back to stock or is written off",
    params: ReturnParams,
    body: ReceiveReturnInput,
    errors: ["order_not_found", "not_found", "version_conflict", "state_conflict", "return_too_large"],
  },
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/call-off": {
    operationId: "callOffStaffReturn",
    ...staffOrderCall,
    summary: "Call a return off whose goods have not arrived; the customer is mailed",
    params: ReturnParams,
    errors: ["order_not_found", "not_found", "state_conflict"],
  },
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/resend": {
    operationId: "resendReturn",
    ...staffOrderCall,
    summary: "Send the pieces of a received return again, as a kit in another size; no second redemption",
    params: ReturnParams,
    body: ReturnResend,
    errors: [
      "order_not_found",
      "not_found",
      "version_conflict",
      "state_conflict",
      "courier_needed",
      "size_unknown",
      "out_of_stock",
    ],
  },
  "POST /api/admin/orders/{orderNo}/returns/{returnId}/refund": {
    operationId: "refundReturn",
    ...staffOrderCall,
    summary: "Refund a return whose goods arrived",
    params: ReturnParams,
    body: ReturnRefundInput,
    errors: ["order_not_found", "not_found", ...refundErrors],
  },
} as const satisfies Record<string, StaffRoute>;
