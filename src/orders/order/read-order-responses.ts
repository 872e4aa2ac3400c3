import type { OrderRow } from "../../contract/checkout.schemas.ts";
import type { Db } from "../../platform/db/database.ts";
import { type OrderListRow, readLineAmounts } from "./order.store.ts";
import { readStatusTimes } from "./order-details.store.ts";
import { type AtTheMoment, orderResponse } from "./order-response.ts";

/** A customer's orders as the API returns them, in the order given. Two statements, however many orders. */
export async function readOrderResponses(
  db: Db,
  orders: readonly OrderListRow[],
  moment: AtTheMoment,
): Promise<OrderRow[]> {
  const orderIds = orders.map((order) => order.order_id);
  const lines = await readLineAmounts(db, orderIds);
  const times = await readStatusTimes(db, orderIds);
  return orders.map((order) => orderResponse(order, lines, times, moment));
}
