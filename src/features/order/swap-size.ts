import type { SizeSwap } from "../../contract/admin/after-sales.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { stockRefusal } from "../cart/wanted.ts";
import { moveOrderStock } from "../stock/move-stock.ts";
import { lockStock } from "../stock/stock.store.ts";
import type { Cause } from "../stock/stock.ts";
import { hasSize, lockStaffOrder, readOrderLines, setLineSize } from "./staff-orders.store.ts";
import { isUnshipped } from "./swap-sizes.ts";

export interface SwapSize {
  readonly orderNo: string;
  readonly lineId: number;
  readonly swap: SizeSwap;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Gives a line of an unshipped order another size: the old one goes back to stock and the new one is taken, both or neither.
 * Undefined when it is done; refuses order_not_found, line_not_found, step_not_allowed (shipped, cancelled, or that size is a
 * line of its own), edited_meanwhile (it has another size by now), size_unknown, out_of_stock.
 */
export async function swapSize(
  db: Db,
  { orderNo, lineId, swap, staff, now }: SwapSize,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    if (!isUnshipped(order.status)) {
      return refuse("step_not_allowed", `The order is '${order.status}': nothing of it can be swapped here.`);
    }
    const lines = await readOrderLines(trx, order.order_id);
    const line = lines.find(({ order_line_id }) => order_line_id === lineId);
    if (!line) return refuse("line_not_found", "The order has no such line.");
    if (line.size !== swap.from || swap.from === swap.to) {
      return refuse("edited_meanwhile", `The line's size is '${line.size}' by now. Nothing was changed.`);
    }
    if (lines.some((each) => each.variant_id === line.variant_id && each.size === swap.to)) {
      return refuse(
        "step_not_allowed",
        `The order has ${line.product_name} in ${swap.to} as a line of its own.`,
      );
    }
    if (!(await hasSize(trx, line.variant_id, swap.to))) {
      return refuse("size_unknown", `There is no ${line.product_name} in ${swap.to}.`);
    }
    const refused = await exchangeStock(trx, line, swap.to, {
      reason: "size swapped",
      orderNo: order.order_no,
      staffId: staff.who.userId,
      now,
    });
    if (refused) return refused;
    await setLineSize(trx, lineId, swap.to);
    await recordChange(trx, {
      staff,
      action: "size swapped",
      subject: "orders",
      subjectId: orderNo,
      before: { line: lineId, product: line.product_name, quantity: line.quantity, size: swap.from },
      after: { line: lineId, product: line.product_name, quantity: line.quantity, size: swap.to },
      now,
    });
    return undefined;
  });
}

/** Gives the old size back and takes the new one; the variant as a whole stays as it is. */
async function exchangeStock(
  trx: Trx,
  line: { variant_id: number; product_name: string; size: string; quantity: number },
  to: string,
  cause: Cause,
): Promise<Refusal | undefined> {
  const { variant_id: variantId, quantity } = line;
  const wanted = [{ variantId, size: to, quantity }];
  const counted = await lockStock(trx, wanted); // every size of the variant
  const left = counted.sizes.find(({ size }) => size === to)?.stock ?? null;
  if (left !== null && left < quantity) return stockRefusal(`${line.product_name} in ${to}`, left);
  await moveOrderStock(trx, counted, [{ variantId, size: line.size, quantity }], 1, cause);
  await moveOrderStock(trx, counted, wanted, -1, cause);
  return undefined;
}
