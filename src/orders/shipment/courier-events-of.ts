import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { orderIdsOf } from "../order/order-ids-of.ts";

/** What couriers reported about a person's parcels. */
export function courierEventsOf(trx: Trx, userId: UserId) {
  const ofPerson = trx.selectFrom("shipments").where("order_id", "in", orderIdsOf(trx, userId));
  return trx
    .selectFrom("courier_events")
    .select("courier_event_id as id")
    .where((eb) =>
      eb.or([
        eb("shipment_id", "in", ofPerson.select("shipment_id")),
        // Found no parcel, or one of another courier: the number leads to the address all the same.
        eb.and([
          eb("shipment_id", "is", null),
          eb(sql`lower(awb_no)`, "in", ofPerson.select(sql`lower(awb_no)`.as("awb_no"))),
        ]),
      ]),
    );
}
