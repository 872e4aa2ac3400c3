import type { ReturnRefundInput } from "../../contract/admin/returns.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { fromWire, toWire } from "../money/money.ts";
import { lockStaffOrder } from "../order/staff-orders.store.ts";
import type { PaymentProviders } from "../payment/provider.ts";
import { makeRefund } from "../refund/make-refund.ts";
import { lockReturn, markRefunded, readReturnLines } from "./return.store.ts";

export interface RefundReturn {
  readonly orderNo: string;
  readonly returnId: number;
  readonly given: ReturnRefundInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Pays back the pieces of a return that was received. Undefined when it is done; refuses order_not_found, not_found,
 * edited_meanwhile, step_not_allowed (not received, or refunded before), and as makeRefund.
 */
export async function refundReturn(
  db: Db,
  jobs: Jobs,
  providers: PaymentProviders,
  { orderNo, returnId, given, staff, now }: RefundReturn,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const found = await lockReturn(trx, order.order_id, returnId);
    if (!found) return refuse("not_found", "The order has no such return.");
    if (found.version !== given.version) {
      return refuse("edited_meanwhile", "Somebody else changed this return meanwhile. Nothing was changed.");
    }
    if (found.state !== "received")
      return refuse("step_not_allowed", "Only what was received is refunded, once.");
    const lines = (await readReturnLines(trx, order.order_id))
      .filter((line) => line.return_id === returnId)
      .map((line) => ({ lineId: line.order_line_id, quantity: line.quantity }));
    const made = await makeRefund(
      trx,
      jobs,
      order,
      {
        lines,
        shipping: given.shipping,
        refundedBeforePaise: fromWire(given.refundedBefore),
        reason: `Returned: ${found.reason}`.slice(0, 500),
        reference: (given.reference ?? "").trim(),
        byUserId: staff.who.userId,
        now,
      },
      providers,
    );
    if (isRefusal(made)) return made;
    await markRefunded(trx, returnId, made.refundId);
    await recordChange(trx, {
      staff,
      action: "return refunded",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: found.state },
      after: { return: returnId, state: "refunded", refund: made.refundId, amount: toWire(made.amountPaise) },
      now,
    });
    return undefined;
  });
}
