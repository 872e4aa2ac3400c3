import type { InferResult } from "kysely";
import type { StaffOrder, TimelineEvent } from "../../contract/admin/orders.schemas.ts";
import { type StaffText, staffText, untranslated } from "../../contract/staff-text.ts";
import type { selectCourierEvents } from "../../orders/shipment/courier-event.store.ts";
import { courierStatusText } from "../../orders/shipment/courier-status-text.ts";
import type { ShipmentLineRow, ShipmentRow } from "../../orders/shipment/shipment.store.ts";
import { needsDecision, nextShipmentStates, unitsToSend } from "../../orders/shipment/shipment.ts";

/** Everything about the parcels of an order, for its page and its timeline. */
export interface OrderShipments {
  readonly shipments: readonly ShipmentRow[];
  readonly shipmentLines: readonly ShipmentLineRow[];
  readonly courierEvents: InferResult<ReturnType<typeof selectCourierEvents>>;
  readonly sendable: readonly (Parameters<typeof unitsToSend>[0] & { readonly lineId: number })[];
}

export const shipmentsResponse = ({ shipments, shipmentLines }: OrderShipments): StaffOrder["shipments"] =>
  shipments.map((each) => ({
    number: each.number,
    version: each.version,
    state: each.state,
    outcome: each.outcome ?? "",
    shippedBy: each.shipped_by,
    awbNo: each.awb_no ?? "",
    shipmentDate: each.shipment_date,
    replaces: each.replaces_number,
    nextStates: [...nextShipmentStates(each)],
    needsDecision: needsDecision(each),
    lines: shipmentLines
      .filter((line) => line.shipment_id === each.shipment_id)
      .map((line) => ({
        lineId: line.order_line_id,
        productName: line.product_name,
        size: line.size,
        quantity: line.quantity,
      })),
  }));

/** How many units of a line item are left to send; none of an order that is not confirmed or was cancelled. */
export function lineToSend({ sendable }: OrderShipments, lineId: number, status: string): number {
  const line = sendable.find((each) => each.lineId === lineId);
  return line && status !== "Cancelled" ? unitsToSend(line) : 0;
}

/** Parcels, and what couriers reported about them, as events of the order's timeline. */
export const shipmentEvents = (parcels: OrderShipments): TimelineEvent[] => [
  ...ownEvents(parcels),
  ...parcels.courierEvents.map((each) => ({
    id: `courier-${each.courier_event_id}`,
    at: each.received_at.toISOString(),
    kind: "stock" as const,
    title: staffText`Parcel ${each.number}: ${courierStatusText(each.status)}`,
    detail: untranslated(""),
    by: untranslated(each.courier) || staffText`the courier`,
  })),
];

const ownEvents = ({ shipments, shipmentLines }: OrderShipments): TimelineEvent[] =>
  shipments.flatMap((each) => {
    const pieces = shipmentLines
      .filter((line) => line.shipment_id === each.shipment_id)
      .map((line) => `${line.quantity} × ${line.product_name}${line.size && ` (${line.size})`}`)
      .join(", ");
    const event = (what: string, at: Date | null, title: StaffText, detail: string, by: StaffText) =>
      at === null
        ? []
        : [
            {
              id: `parcel-${each.number}-${what}`,
              at: at.toISOString(),
              kind: "stock" as const,
              title,
              detail: untranslated(detail),
              by,
            },
          ];
    const courier = [each.shipped_by, each.awb_no].filter(Boolean).join(" ");
    return [
      ...event(
        "sent",
        each.sent_at,
        each.replaces_number
          ? staffText`Parcel ${each.number} sent instead of parcel ${each.replaces_number}`
          : staffText`Parcel ${each.number} sent`,
        `${courier}: ${pieces}`,
        nameOr(each.senderFirst, each.senderLast, staffText`not recorded`),
      ),
      ...event(
        "ended",
        each.ended_at,
        endTitles[each.state](each.number),
        courier,
        nameOr(each.enderFirst, each.enderLast, staffText`the store`),
      ),
      ...event(
        "settled",
        each.settled_at,
        settledTitle(each),
        pieces,
        nameOr(each.settlerFirst, each.settlerLast, staffText`the store`),
      ),
    ];
  });

const endTitles: Readonly<Record<ShipmentRow["state"], (number: number) => StaffText>> = {
  sent: (number) => staffText`Parcel ${number} sent`,
  delivered: (number) => staffText`Parcel ${number} delivered`,
  lost: (number) => staffText`Parcel ${number} lost`,
  "returned to sender": (number) => staffText`Parcel ${number} returned to sender`,
};

const settledTitles: Readonly<Record<NonNullable<ShipmentRow["outcome"]>, (number: number) => StaffText>> = {
  "sent again": (number) => staffText`Parcel ${number} sent again`,
  refunded: (number) => staffText`Parcel ${number} refunded`,
  cancelled: (number) => staffText`Parcel ${number} cancelled`,
};

const settledTitle = ({ number, outcome }: ShipmentRow): StaffText =>
  outcome === null ? staffText`Parcel ${number}` : settledTitles[outcome](number);

const nameOr = (first: string | null, last: string | null, unknown: StaffText): StaffText =>
  first === null ? unknown : untranslated(`${first} ${last ?? ""}`.trim());
