import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { ERASED } from "../../platform/erasure/person-to-erase.ts";
import { orderIdsOf } from "../order/order-ids-of.ts";
import { courierEventsOf } from "./courier-events-of.ts";

/** Deletes the numbers that lead from a courier's page to a person's address. */
export async function eraseAwbNumbers(trx: Trx, userId: UserId): Promise<void> {
  const orderIds = orderIdsOf(trx, userId);
  await trx
    .updateTable("courier_events")
    .set((eb) => ({
      awb_no: null,
      dismissal_reason: eb.case().when("dismissal_reason", "is not", null).then(ERASED).end(),
    }))
    .where("courier_event_id", "in", courierEventsOf(trx, userId))
    .execute();
  await trx.updateTable("shipments").set({ awb_no: null }).where("order_id", "in", orderIds).execute();
}
