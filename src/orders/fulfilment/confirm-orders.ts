import type { ConfirmInput, OrderResult } from "../../contract/admin/bulk-order-actions.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import type { BulkChange } from "./dispatch-orders.ts";

/**
 * Confirms each order in its own transaction, with the function that confirms a single order. A refused order
 * does not stop the others.
 */
export async function confirmOrders(
  db: Db,
  jobs: Jobs,
  { orders, ...by }: ConfirmInput & BulkChange,
): Promise<OrderResult[]> {
  const results: OrderResult[] = [];
  for (const { orderNo: typedNumber, from } of orders) {
    const orderNo = normaliseOrderNumber(typedNumber) ?? typedNumber;
    const change = { from, to: "Order Confirmed" };
    const refused = await changeOrderStatus(db, jobs, { orderNo, change, ...by });
    results.push({
      orderNo,
      isDone: !refused,
      message: refused?.detail ?? staffText`Confirmed; the buyer is mailed.`,
    });
  }
  return results;
}
