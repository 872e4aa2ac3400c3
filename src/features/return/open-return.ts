import type { ReturnInput } from "../../contract/admin/returns.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { lockStaffOrder } from "../order/staff-orders.store.ts";
import { insertReturn, type ReturnableLine, readDeliveredAt, returnableLines } from "./return.store.ts";
import { RETURN_DAYS, returnableUntil } from "./return.ts";

export interface OpenReturn {
  readonly orderNo: string;
  readonly asked: ReturnInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Opens a return that the buyer asked for by mail, within 7 days of delivery; food and the kit do not come back
 * (specification 1). Undefined when it is done; refuses order_not_found, step_not_allowed (not delivered), return_too_late,
 * line_not_found, not_returnable, return_too_much.
 */
export async function openReturn(
  db: Db,
  { orderNo, asked, staff, now }: OpenReturn,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const deliveredAt = await readDeliveredAt(trx, order.order_id);
    if (!deliveredAt) return refuse("step_not_allowed", "Only what was delivered can be returned.");
    if (now > returnableUntil(deliveredAt)) {
      return refuse("return_too_late", `Returns are taken within ${RETURN_DAYS} days of delivery.`);
    }
    const refused = refuseLines(await returnableLines(trx, order.order_id), asked);
    if (refused) return refused;
    const returnId = await insertReturn(trx, {
      orderId: order.order_id,
      reason: asked.reason.trim(),
      userId: staff.who.userId,
      now,
      lines: asked.lines,
    });
    await recordChange(trx, {
      staff,
      action: "return opened",
      subject: "orders",
      subjectId: orderNo,
      after: { return: returnId, lines: asked.lines, reason: asked.reason.trim() },
      now,
    });
    return undefined;
  });
}

function refuseLines(known: readonly ReturnableLine[], { lines }: ReturnInput): Refusal | undefined {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
    return refuse("line_not_found", "A line is named twice.");
  }
  for (const { lineId, quantity } of lines) {
    const line = known.find((each) => each.lineId === lineId);
    if (!line) return refuse("line_not_found", "The order has no such line.");
    if (!line.returnable || line.isSwag) {
      return refuse(
        "not_returnable",
        `${line.productName} cannot be returned: ${line.isSwag ? "the kit is redeemed once" : "food does not come back"}.`,
      );
    }
    if (line.returnedQuantity + quantity > line.quantity) {
      return refuse("return_too_much", `Of ${line.productName}, not so many pieces are left to return.`);
    }
  }
  return undefined;
}
