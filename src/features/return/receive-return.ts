import type { ReceivedInput } from "../../contract/admin/returns.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { lockStaffOrder } from "../order/staff-orders.store.ts";
import { moveOrderStock } from "../stock/move-stock.ts";
import { lockStock } from "../stock/stock.store.ts";
import { lockReturn, markReceived, type ReturnLineRow, readReturnLines } from "./return.store.ts";

export interface ReceiveReturn {
  readonly orderNo: string;
  readonly returnId: number;
  readonly received: ReceivedInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * The goods of a return are here: each piece goes back to stock or is written off. Undefined when it is done; refuses
 * order_not_found, not_found, edited_meanwhile, step_not_allowed (received before), return_too_much (the pieces do not add
 * up to what was asked).
 */
export async function receiveReturn(
  db: Db,
  { orderNo, returnId, received, staff, now }: ReceiveReturn,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const found = await lockReturn(trx, order.order_id, returnId);
    if (!found) return refuse("not_found", "The order has no such return.");
    if (found.version !== received.version) {
      return refuse("edited_meanwhile", "Somebody else changed this return meanwhile. Nothing was changed.");
    }
    if (found.state !== "asked") return refuse("step_not_allowed", "It was received before.");
    const lines = (await readReturnLines(trx, order.order_id)).filter((line) => line.return_id === returnId);
    if (!addsUp(lines, received)) {
      return refuse("return_too_much", "Say of every piece whether it goes back to stock or is written off.");
    }
    await markReceived(trx, returnId, { lines: received.lines, userId: staff.who.userId, now });
    const back = lines.map((line) => ({
      variantId: line.variant_id,
      size: line.size,
      quantity: received.lines.find(({ lineId }) => lineId === line.order_line_id)?.backToStock ?? 0,
    }));
    await moveOrderStock(trx, await lockStock(trx, back), back, 1, {
      reason: "returned",
      orderNo: order.order_no,
      staffId: staff.who.userId,
      now,
    });
    await recordChange(trx, {
      staff,
      action: "return received",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: found.state },
      after: { return: returnId, state: "received", lines: received.lines },
      now,
    });
    return undefined;
  });
}

const addsUp = (lines: readonly ReturnLineRow[], { lines: given }: ReceivedInput): boolean =>
  given.length === lines.length &&
  lines.every((line) => {
    const said = given.find(({ lineId }) => lineId === line.order_line_id);
    return said && said.backToStock + said.writtenOff === line.quantity;
  });
