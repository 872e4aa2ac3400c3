import type { ReturnInput } from "../../contract/admin/refunds-and-returns.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { insertReturn, type ReturnableLine, readDeliveredAt, readReturnableLines } from "./return.store.ts";
import { returnableUntil } from "./return-window.ts";

export interface OpenReturn {
  readonly orderNo: string;
  readonly input: ReturnInput;
  /** The days after delivery in which goods may be returned. */
  readonly returnDays: number;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Opens a return that the buyer requested by mail, within `returnDays` days of delivery. Food and the kit cannot be
 * returned (specification 1). Undefined when it is done. Refuses order_not_found, state_conflict (not
 * delivered), return_too_late, line_not_found, not_returnable, return_too_large.
 */
export async function openReturn(
  db: Db,
  { orderNo, input: asked, returnDays, staff, now }: OpenReturn,
): Promise<
  | Refusal<
      | "line_not_found"
      | "not_returnable"
      | "order_not_found"
      | "return_too_large"
      | "return_too_late"
      | "state_conflict"
    >
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const deliveredAt = await readDeliveredAt(trx, order.order_id);
    if (!deliveredAt) return refuse("state_conflict", "Only what was delivered can be returned.");
    if (now > returnableUntil(deliveredAt, returnDays)) {
      return refuse("return_too_late", `Returns are taken within ${returnDays} days of delivery.`);
    }
    const refused = refuseLines(await readReturnableLines(trx, order.order_id), asked);
    if (refused) return refused;
    const returnId = await insertReturn(trx, {
      orderId: order.order_id,
      reason: asked.reason.trim(),
      userId: staff.caller.userId,
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

function refuseLines(
  orderLines: readonly ReturnableLine[],
  { lines }: ReturnInput,
): Refusal<"line_not_found" | "not_returnable" | "return_too_large"> | undefined {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
    return refuse("line_not_found", "A line is named twice.");
  }
  for (const { lineId, quantity } of lines) {
    const line = orderLines.find((each) => each.lineId === lineId);
    if (!line) return refuse("line_not_found", "The order has no such line.");
    if (!line.returnable || line.isSwag) {
      return refuse(
        "not_returnable",
        `${line.productName} cannot be returned: ${line.isSwag ? "the kit is redeemed once" : "food does not come back"}.`,
      );
    }
    if (line.returnedQuantity + quantity > line.quantity) {
      return refuse("return_too_large", `Of ${line.productName}, not so many pieces are left to return.`);
    }
  }
  return undefined;
}
