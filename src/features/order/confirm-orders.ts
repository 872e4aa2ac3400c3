import type { BatchResult, ConfirmInput } from "../../contract/admin/order-batches.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { moveOrder } from "./move-order.ts";
import { normaliseOrderNumber } from "./order-number.ts";

/** Confirms each order by the single step's own transaction; one that is refused stops none of the others. */
export async function confirmOrders(
  db: Db,
  jobs: Jobs,
  { orders, staff, now }: ConfirmInput & { readonly staff: Staff; readonly now: Date },
): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const { orderNo: given, from } of orders) {
    const orderNo = normaliseOrderNumber(given) ?? given;
    const step = { from, to: "Order Confirmed" };
    const refused = await moveOrder(db, jobs, { orderNo, step, staff, now });
    results.push({ orderNo, isDone: !refused, says: refused?.detail ?? "Confirmed; the buyer is mailed." });
  }
  return results;
}
