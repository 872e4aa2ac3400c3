import type { OrderRow } from "../../contract/checkout.schemas.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { findOwnOrderRow, type OrderListRow, readLineAmounts } from "./order.store.ts";
import { readStatusTimes } from "./order-details.store.ts";
import { normaliseOrderNumber } from "./order-number.ts";
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

/** One order of a person as the API returns it. Undefined: they have none with this number. */
export async function readOwnOrderResponse(
  db: Db,
  { orderNo, userId }: { readonly orderNo: string; readonly userId: UserId },
  moment: AtTheMoment,
): Promise<OrderRow | undefined> {
  const order = await findOwnOrderRow(db, normaliseOrderNumber(orderNo) ?? "", userId);
  return order && (await readOrderResponses(db, [order], moment))[0];
}
