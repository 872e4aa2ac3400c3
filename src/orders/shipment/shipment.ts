import { type StaffText, staffText } from "../../contract/staff-text.ts";
import type { OrderStatus } from "../order/order-status.ts";

export const shipmentStates = ["sent", "delivered", "lost", "returned to sender"] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** What was done about a parcel that is lost or came back. */
export const shipmentOutcomes = ["sent again", "refunded", "cancelled"] as const;
export type ShipmentOutcome = (typeof shipmentOutcomes)[number];

/** The state of one parcel, and what was done about it. */
export interface ShipmentProgress {
  readonly state: ShipmentState;
  readonly outcome: ShipmentOutcome | null;
}

/** A lost parcel can be found later, at the customer's or back with us. What was delivered or came back has ended. */
const transitions: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  sent: ["delivered", "lost", "returned to sender"],
  delivered: [],
  lost: ["delivered", "returned to sender"],
  "returned to sender": [],
};

/** The states that a parcel can get now. None once something was done about it. */
export const nextShipmentStates = ({ state, outcome }: ShipmentProgress): readonly ShipmentState[] =>
  outcome === null ? transitions[state] : [];

/** Whether somebody must decide about it: send it again, refund it or cancel it. */
export const needsDecision = ({ state, outcome }: ShipmentProgress): boolean =>
  outcome === null && (state === "lost" || state === "returned to sender");

/** Why nothing is decided about a parcel: somebody did so before, or it neither is lost nor came back. */
export const alreadyDecided = ({
  number,
  state,
  outcome,
}: ShipmentProgress & { readonly number: number }): StaffText =>
  outcome === null
    ? staffText`Parcel ${number} is ${state}. Nothing was changed.`
    : staffText`Parcel ${number} was ${outcome} before. Nothing was done again.`;

/** How many units of a line item are still to be sent for the first time. */
export const unitsToSend = (line: {
  readonly quantity: number;
  /** In parcels, without those that bring something again. */
  readonly sentQuantity: number;
  /** Refunded without a return and without a lost parcel, or withheld: these units are not sent. */
  readonly withdrawnQuantity: number;
}): number => Math.max(0, line.quantity - line.sentQuantity - line.withdrawnQuantity);

/**
 * The status of an order that has left in part or in full. Dispatched while something is under way, undecided or still
 * to be sent. Then Delivered if anything arrived, else Cancelled: nothing was kept.
 */
export function statusByShipments(
  shipments: readonly ShipmentProgress[],
  unsentUnits: number,
): Extract<OrderStatus, "Dispatched" | "Delivered" | "Cancelled"> {
  const isOpen = shipments.some((each) => each.state === "sent" || needsDecision(each));
  if (isOpen || unsentUnits > 0) return "Dispatched";
  return shipments.some(({ state }) => state === "delivered") ? "Delivered" : "Cancelled";
}
