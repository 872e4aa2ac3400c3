import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { readShipments, type ShipmentRow } from "./shipment.store.ts";

/** A parcel as the caller saw it. */
export interface NamedShipment {
  readonly orderNo: string;
  /** Counts the parcels of the order from 1. */
  readonly number: number;
  readonly version: number;
}

export interface FoundShipment {
  readonly order: LockedOrder;
  readonly shipment: ShipmentRow;
}

/**
 * A parcel with its order, which is locked until the transaction ends; parcels are only changed under that lock. Refuses
 * version_conflict (somebody changed it since the caller saw it).
 */
export async function lockShipment(
  trx: Trx,
  { orderNo, number, version }: NamedShipment,
): Promise<FoundShipment | Refusal<"not_found" | "order_not_found" | "version_conflict">> {
  const order = await lockOrder(trx, orderNo);
  if (!order) return refuse("order_not_found", "There is no order with that number.");
  const shipment = (await readShipments(trx, order.order_id)).find((each) => each.number === number);
  if (!shipment) return refuse("not_found", "The order has no such parcel.");
  if (shipment.version !== version)
    return refuse(
      "version_conflict",
      "Somebody else changed this parcel in the meantime, so nothing was saved.",
    );
  return { order, shipment };
}
