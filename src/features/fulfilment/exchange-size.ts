import type { SizeExchange } from "../../contract/admin/order-mails.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { refuseShortStock } from "../cart/validate-item.ts";
import { insertMovements, lockStock, readTakenStock } from "../inventory/inventory.store.ts";
import type { MovementCause } from "../inventory/inventory.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { readOrderLines } from "../order/order-lines.store.ts";
import { isUnshipped } from "../order/order-status.ts";
import { hasSize, setLineSize } from "./size-exchange.store.ts";

export interface ExchangeSize {
  readonly orderNo: string;
  readonly lineId: number;
  readonly exchange: SizeExchange;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Gives a line of an unshipped order another size. The old size goes back to stock and the new one is taken,
 * in one transaction. Undefined when it is done. Refuses order_not_found, line_not_found, state_conflict
 * (shipped, cancelled, or the order already has a line with that size), version_conflict (the line has
 * another size by now), size_unknown, out_of_stock.
 */
export async function exchangeSize(
  db: Db,
  { orderNo, lineId, exchange, staff, now }: ExchangeSize,
): Promise<
  | Refusal<
      | "line_not_found"
      | "order_not_found"
      | "out_of_stock"
      | "size_unknown"
      | "state_conflict"
      | "version_conflict"
    >
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    if (!isUnshipped(order.status)) {
      return refuse("state_conflict", `The order is '${order.status}': nothing of it can be exchanged here.`);
    }
    const lines = await readOrderLines(trx, order.order_id);
    const line = lines.find(({ order_line_id }) => order_line_id === lineId);
    if (!line) return refuse("line_not_found", "The order has no such line.");
    if (line.size !== exchange.from || exchange.from === exchange.to) {
      return refuse("version_conflict", `The line's size is '${line.size}' by now. Nothing was changed.`);
    }
    if (lines.some((each) => each.variant_id === line.variant_id && each.size === exchange.to)) {
      return refuse(
        "state_conflict",
        `The order has ${line.product_name} in ${exchange.to} as a line of its own.`,
      );
    }
    if (!(await hasSize(trx, line.variant_id, exchange.to))) {
      return refuse("size_unknown", `There is no ${line.product_name} in ${exchange.to}.`);
    }
    const refused = await exchangeStock(trx, line, exchange.to, {
      reason: "size exchanged",
      orderNo: order.order_no,
      staffId: staff.caller.userId,
      now,
    });
    if (refused) return refused;
    await setLineSize(trx, lineId, exchange.to);
    await recordChange(trx, {
      staff,
      action: "size swapped",
      subject: "orders",
      subjectId: orderNo,
      before: { line: lineId, product: line.product_name, quantity: line.quantity, size: exchange.from },
      after: { line: lineId, product: line.product_name, quantity: line.quantity, size: exchange.to },
      now,
    });
    return undefined;
  });
}

/**
 * Gives back what the order has taken of the old size, and takes the new one. The stock of the variant over all its sizes
 * stays the same.
 */
async function exchangeStock(
  trx: Trx,
  line: { variant_id: number; product_name: string; size: string; quantity: number },
  to: string,
  cause: MovementCause & { readonly orderNo: string },
): Promise<Refusal<"out_of_stock"> | undefined> {
  const { variant_id: variantId, quantity } = line;
  const requested = [{ variantId, size: to, quantity }];
  const lockedStock = await lockStock(trx, requested); // locks every size of the variant
  const left = lockedStock.sizes.find(({ size }) => size === to)?.stock ?? null;
  if (left !== null && left < quantity) return refuseShortStock(`${line.product_name} in ${to}`, left);
  const taken = (await readTakenStock(trx, cause.orderNo)).find(
    (each) => each.variantId === variantId && each.size === line.size,
  );
  const movements = [
    { variantId, size: line.size, change: taken?.pieces ?? 0 },
    { variantId, size: to, change: left === null ? 0 : -quantity },
  ];
  await insertMovements(
    trx,
    movements.filter(({ change }) => change !== 0),
    cause,
  );
  return undefined;
}
