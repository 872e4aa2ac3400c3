import type { DispatchInput, DispatchLine } from "../../contract/admin/bulk-order-actions.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";
import { readOrdersByNumber } from "../order/order-with-buyer.store.ts";
import { type ChangeOrderStatus, changeOrderStatus } from "./change-order-status.ts";
import { parseDispatchLines } from "./parse-dispatch-lines.ts";
import { type OrderToDispatch, type PlannedLine, planDispatch } from "./plan-dispatch.ts";

/** Who changes many orders at once, and when. */
export type BulkChange = Pick<ChangeOrderStatus, "staff" | "calendar" | "times" | "now">;

const MAX_LINES = 500;

/**
 * Dispatches the orders named in pasted lines. Each order is dispatched in its own transaction with its mail and audit
 * row, as a single order is. A dry run changes nothing and returns what would happen. A line that was done before does
 * nothing again.
 */
export async function dispatchOrders(
  db: Db,
  jobs: Jobs,
  { input, ...by }: { readonly input: DispatchInput } & BulkChange,
): Promise<DispatchLine[] | Refusal<"too_many_lines">> {
  const lines = parseDispatchLines(input.text);
  if (lines.length > MAX_LINES)
    return refuse(
      "too_many_lines",
      `The list has ${lines.length} lines: at most ${MAX_LINES} can be sent at once.`,
    );
  const orders = await findOrdersOf(
    db,
    lines.map(({ order }) => order),
  );
  const plan = planDispatch(lines, (orderNo) => orders.get(orderNo), {
    courier: input.courier,
    today: by.calendar.dayOf(by.now),
  });
  if (input.dryRun) return plan;
  const results: DispatchLine[] = [];
  for (const line of plan)
    results.push(line.outcome === "would" ? await dispatchOne(db, jobs, line, by) : line);
  return results;
}

async function findOrdersOf(db: Db, pastedNumbers: readonly string[]): Promise<Map<string, OrderToDispatch>> {
  const numbers = new Set(pastedNumbers.map(normaliseOrderNumber).filter((each) => each !== undefined));
  const rows = await readOrdersByNumber(db, [...numbers]);
  return new Map(
    rows.map((row) => [
      row.order_no,
      {
        orderNo: row.order_no,
        status: row.status,
        awbNo: row.awb_no ?? "",
        dispatchFrom: row.dispatch_from,
      },
    ]),
  );
}

async function dispatchOne(db: Db, jobs: Jobs, line: PlannedLine, by: BulkChange): Promise<DispatchLine> {
  const { orderNo, shippedBy, awbNo } = line;
  const change = { from: "Order Confirmed", to: "Dispatched", shippedBy, awbNo };
  const refused = await changeOrderStatus(db, jobs, { orderNo, change, ...by });
  return refused
    ? { ...line, outcome: "refused", message: refused.detail }
    : { ...line, outcome: "done", message: staffText`Dispatched; the buyer is mailed.` };
}
