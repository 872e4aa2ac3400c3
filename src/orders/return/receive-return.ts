import { moveOrderStock } from "../../catalogue/stock/move-stock.ts";
import { lockStock } from "../../catalogue/stock/stock.store.ts";
import type { ReceiveReturnInput } from "../../contract/admin/refunds-and-returns.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ReturnId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { readDemandOf } from "../order/line-parts.store.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { lockReturn, markReceived, type ReturnLineRow, readReturnLines } from "./return.store.ts";
import { returnStateText } from "./return-state.ts";

export interface ReceiveReturn {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly received: ReceiveReturnInput;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Records that the goods of a return have arrived. Each unit goes back to stock or is written off. Undefined when it is
 * done. Refuses state_conflict (received or called off before) and return_too_large (the units do not add up to those of
 * the return).
 */
export async function receiveReturn(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { orderNo, returnId, received, staff, now }: ReceiveReturn,
): Promise<
  | Refusal<"not_found" | "order_not_found" | "return_too_large" | "state_conflict" | "version_conflict">
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const openedReturn = await lockReturn(trx, order.order_id, returnId);
    if (!openedReturn) return refuse("not_found", "The order has no such return.");
    if (openedReturn.version !== received.version) {
      return refuse(
        "version_conflict",
        "Somebody else changed this return in the meantime, so nothing was saved.",
      );
    }
    if (openedReturn.state !== "asked") return refuse("state_conflict", returnStateText[openedReturn.state]);
    const lines = (await readReturnLines(trx, order.order_id)).filter((line) => line.return_id === returnId);
    if (!addsUp(lines, received)) {
      return refuse(
        "return_too_large",
        "Say for each piece whether it goes back to stock or is written off.",
      );
    }
    await markReceived(trx, returnId, { lines: received.lines, userId: staff.caller.userId, now });
    const toStock = await readDemandOf(
      trx,
      received.lines.map(({ lineId, backToStock }) => ({ lineId, quantity: backToStock })),
    );
    await moveOrderStock(trx, await lockStock(trx, toStock), toStock, 1, {
      reason: "returned",
      orderNo: order.order_no,
      staffId: staff.caller.userId,
      now,
    });
    const { email: recipient, user_id: userId, order_id: orderId } = order;
    await queueMail(trx, jobs, { kind: "return-received", recipient, userId, orderId, returnId, now });
    await recordChange(trx, {
      staff,
      action: "return received",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: openedReturn.state },
      after: { return: returnId, state: "received", lines: received.lines },
      now,
    });
    return undefined;
  });
}

const addsUp = (lines: readonly ReturnLineRow[], { lines: receivedLines }: ReceiveReturnInput): boolean =>
  receivedLines.length === lines.length &&
  lines.every((line) => {
    const receivedLine = receivedLines.find(({ lineId }) => lineId === line.order_line_id);
    return receivedLine && receivedLine.backToStock + receivedLine.writtenOff === line.quantity;
  });
