import { type Static, Type } from "typebox";
import { AddressCorrection } from "../address-correction.ts";
import { Day, NamedObject, NonEmptyText, PositiveId, Text } from "../field-schemas.ts";
import type { StaffRoute } from "../route.ts";
import { OrderParams, staffOrderCall } from "./orders.ts";

const Quantity = Type.Integer({ minimum: 1, maximum: 99_999 });
const Count = Type.Integer({ minimum: 0, maximum: 99_999 });
const Version = Type.Integer({ minimum: 1, description: "of the parcel as the caller saw it" });
const ShipmentNumber = Type.Integer({ minimum: 1, maximum: 99 });
const courier = { shippedBy: NonEmptyText(80), awbNo: NonEmptyText(60), shipmentDate: Type.Optional(Day) };

export const ShipmentInput = NamedObject("ShipmentInput", {
  ...courier,
  lines: Type.Optional(
    Type.Array(Type.Object({ lineId: PositiveId, quantity: Quantity }), {
      minItems: 1,
      maxItems: 200,
      description: "what goes into the parcel; left out: everything that is left to send",
    }),
  ),
  expectedShipments: Type.Integer({
    minimum: 0,
    maximum: 99,
    description: "how many parcels the caller saw; the call is refused when there are more by now",
  }),
});
export type ShipmentInput = Static<typeof ShipmentInput>;

export const ShipmentCorrection = NamedObject("ShipmentCorrection", {
  version: Version,
  shippedBy: NonEmptyText(80),
  awbNo: NonEmptyText(60),
  shipmentDate: Day,
  mailCustomer: Type.Boolean({ description: "true: the customer gets the dispatch mail anew" }),
});
export type ShipmentCorrection = Static<typeof ShipmentCorrection>;

export const ShipmentEnd = NamedObject("ShipmentEnd", {
  version: Version,
  state: Type.Enum(["delivered", "lost", "returned to sender"]),
  lines: Type.Optional(
    Type.Array(Type.Object({ lineId: PositiveId, backToStock: Count, writtenOff: Count }), {
      maxItems: 200,
      description: "for a parcel returned to sender: what became of each piece",
    }),
  ),
});
export type ShipmentEnd = Static<typeof ShipmentEnd>;

export const ShipmentResend = NamedObject("ShipmentResend", { version: Version, ...courier });
export type ShipmentResend = Static<typeof ShipmentResend>;

export const ShipmentSettlement = NamedObject("ShipmentSettlement", {
  version: Version,
  outcome: Type.Enum(["refunded", "cancelled"]),
  shipping: Type.Boolean({ description: "true: also refund the rest of the shipping charge" }),
  expectedRefunded: Type.Number({
    minimum: 0,
    maximum: 10_000_000_000,
    description: "amount refunded or on their way, as the caller saw it",
  }),
  byHand: Type.Optional(Type.Boolean()),
  reference: Type.Optional(Text(200)),
});
export type ShipmentSettlement = Static<typeof ShipmentSettlement>;

const ShipmentParams = Type.Object({ orderNo: NonEmptyText(40), number: ShipmentNumber });
const shipmentErrors = ["order_not_found", "not_found", "version_conflict", "state_conflict"] as const;

/** Parcels, and the address they go to. */
export const adminShipments = {
  "POST /api/admin/orders/{orderNo}/shipments": {
    operationId: "sendShipment",
    ...staffOrderCall,
    summary: "Send some or all of what is left of an order as a parcel of its own; the customer is mailed",
    params: OrderParams,
    body: ShipmentInput,
    errors: [
      "order_not_found",
      "version_conflict",
      "state_conflict",
      "courier_needed",
      "line_not_found",
      "shipment_too_large",
    ],
  },
  "POST /api/admin/orders/{orderNo}/shipments/{number}/correct": {
    operationId: "correctShipment",
    ...staffOrderCall,
    summary: "Correct courier, AWB number or date of a parcel",
    params: ShipmentParams,
    body: ShipmentCorrection,
    errors: [...shipmentErrors, "courier_needed"],
  },
  "POST /api/admin/orders/{orderNo}/shipments/{number}/end": {
    operationId: "endShipment",
    ...staffOrderCall,
    summary: "Record that a parcel arrived, is lost or came back; the order's status follows",
    params: ShipmentParams,
    body: ShipmentEnd,
    errors: [...shipmentErrors, "return_too_large"],
  },
  "POST /api/admin/orders/{orderNo}/shipments/{number}/resend": {
    operationId: "resendShipment",
    ...staffOrderCall,
    summary: "Send the pieces of a lost or returned parcel again, as a new parcel",
    params: ShipmentParams,
    body: ShipmentResend,
    errors: [...shipmentErrors, "courier_needed", "out_of_stock"],
  },
  "POST /api/admin/orders/{orderNo}/shipments/{number}/settle": {
    operationId: "settleShipment",
    ...staffOrderCall,
    summary: "Refund or cancel the pieces of a lost or returned parcel: they are not sent again",
    params: ShipmentParams,
    body: ShipmentSettlement,
    errors: [
      ...shipmentErrors,
      "line_not_found",
      "refund_too_large",
      "refund_above_limit",
      "reference_needed",
    ],
  },
  "POST /api/admin/orders/{orderNo}/address": {
    operationId: "correctDeliveryAddress",
    ...staffOrderCall,
    summary: "Correct the delivery address, while something of the order is still to be sent; same country",
    params: OrderParams,
    body: AddressCorrection,
    errors: ["order_not_found", "state_conflict", "address_missing"],
  },
} as const satisfies Record<string, StaffRoute>;
