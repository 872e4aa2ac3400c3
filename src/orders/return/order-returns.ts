import type { OrderReturn, OrderReturns } from "../../contract/customer-returns.ts";
import type { Refusal } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { findOwnOrder } from "../order/order-details.store.ts";
import { orderNotFound } from "../order/order-details.ts";
import {
  type ReturnRow,
  readDeliveredAt,
  readReturnableLines,
  readReturnLines,
  readReturns,
} from "./return.store.ts";
import { returnablePieces } from "./return-lines.ts";
import { mayReportFault, returnableUntil } from "./return-window.ts";

export interface ReturnTerms {
  /** The days after delivery in which goods may be returned. */
  readonly returnDays: number;
  /** The working days after delivery in which faults are reported. */
  readonly faultReportDays: number;
  readonly returnAddress: readonly string[];
}

/** What the buyer of an order may return and report now, and the returns so far. */
export async function orderReturns(
  db: Db,
  { orderNo, userId }: { readonly orderNo: string; readonly userId: UserId },
  { returnDays, faultReportDays, returnAddress }: ReturnTerms,
  { calendar, now }: { readonly calendar: Calendar; readonly now: Date },
): Promise<OrderReturns | Refusal<"order_not_found">> {
  const order = await findOwnOrder(db, orderNo, userId);
  if (!order) return orderNotFound;
  const deliveredAt = await readDeliveredAt(db, order.order_id);
  const until = deliveredAt && returnableUntil(deliveredAt, returnDays);
  const isOpen = until !== undefined && now <= until;
  const pieces = await readReturnLines(db, order.order_id);
  return {
    returnUntil: isOpen ? until.toISOString() : "",
    mayReportFault: deliveredAt !== undefined && mayReportFault(deliveredAt, faultReportDays, calendar, now),
    sendTo: [...returnAddress],
    lines: (await readReturnableLines(db, order.order_id)).map((line) => ({
      lineId: line.lineId,
      productName: line.shownName,
      size: line.size,
      arrived: Math.min(line.quantity, line.deliveredQuantity),
      returnable: isOpen ? returnablePieces(line, false) : 0,
    })),
    returns: (await readReturns(db, order.order_id))
      .filter(({ is_exchange }) => !is_exchange)
      .map((each) => returnResponse(each, pieces)),
  };
}

const returnResponse = (
  each: ReturnRow,
  pieces: Awaited<ReturnType<typeof readReturnLines>>,
): OrderReturn => ({
  id: each.return_id,
  number: each.number,
  state: each.state,
  reason: each.reason,
  lines: pieces
    .filter(({ return_id }) => return_id === each.return_id)
    .map((line) => ({ productName: line.shown_name, size: line.size, qty: line.quantity })),
});
