import type { DispatchInput, DispatchLine } from "../../contract/admin/order-batches.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { readDispatchLines } from "./dispatch-lines.ts";
import { type OrderToDispatch, type PlannedLine, planDispatch } from "./dispatch-plan.ts";
import { moveOrder } from "./move-order.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { ordersByNumber } from "./staff-orders.store.ts";

const MOST_LINES = 500;

/**
 * Dispatches the orders of pasted lines, each by the single step's own transaction with its mail and audit row, or only
 * says what would happen (`isTrial`). A line that was done before does nothing again. Refuses too_many_lines.
 */
export async function dispatchOrders(
  db: Db,
  jobs: Jobs,
  { input, staff, now }: { readonly input: DispatchInput; readonly staff: Staff; readonly now: Date },
): Promise<DispatchLine[] | Refusal> {
  const lines = readDispatchLines(input.text);
  if (lines.length > MOST_LINES)
    return refuse("too_many_lines", `These are ${lines.length} lines: at most ${MOST_LINES} go at once.`);
  const orders = await findOrdersOf(
    db,
    lines.map(({ order }) => order),
  );
  const plan = planDispatch(lines, (orderNo) => orders.get(orderNo), input.courier);
  if (input.isTrial) return plan;
  const done: DispatchLine[] = [];
  for (const line of plan)
    done.push(line.outcome === "would" ? await dispatchOne(db, jobs, line, staff, now) : line);
  return done;
}

async function findOrdersOf(db: Db, pasted: readonly string[]): Promise<Map<string, OrderToDispatch>> {
  const numbers = new Set(pasted.map(normaliseOrderNumber).filter((each) => each !== undefined));
  const rows = await ordersByNumber(db, [...numbers]);
  return new Map(
    rows.map((row) => [
      row.order_no,
      { orderNo: row.order_no, status: row.status, awbNo: row.awb_no ?? "", email: row.email },
    ]),
  );
}

async function dispatchOne(
  db: Db,
  jobs: Jobs,
  line: PlannedLine,
  staff: Staff,
  now: Date,
): Promise<DispatchLine> {
  const { orderNo, shippedBy, awbNo } = line;
  const step = { from: "Order Confirmed", to: "Dispatched", shippedBy, awbNo };
  const refused = await moveOrder(db, jobs, { orderNo, step, staff, now });
  return refused
    ? { ...line, outcome: "refused", says: refused.detail }
    : { ...line, outcome: "done", says: "Dispatched; the buyer is mailed." };
}
