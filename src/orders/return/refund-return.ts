import type { ReturnRefundInput } from "../../contract/admin/refunds-and-returns.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ReturnId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { paiseToRupees, rupeesToPaise } from "../../platform/money/money.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import type { PaymentProviders } from "../payment/payment-provider.ts";
import { type CreateRefundRefusal, createRefund } from "../refund/create-refund.ts";
import { lockReturn, markRefunded, readReturnLines } from "./return.store.ts";

export interface RefundReturn {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly input: ReturnRefundInput;
  /** The largest refund that this role may make, in paise. */
  readonly limitPaise: number | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Refunds the units of a return that was received. Undefined when it is done. Refuses
 * state_conflict (not received, or refunded before), and as createRefund does.
 */
export async function refundReturn(
  db: Db,
  jobs: Jobs,
  providers: PaymentProviders,
  { orderNo, returnId, input: given, limitPaise, staff, now }: RefundReturn,
): Promise<CreateRefundRefusal | Refusal<"not_found" | "order_not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const receivedReturn = await lockReturn(trx, order.order_id, returnId);
    if (!receivedReturn) return refuse("not_found", "The order has no such return.");
    if (receivedReturn.version !== given.version) {
      return refuse(
        "version_conflict",
        "Somebody else changed this return in the meantime, so nothing was saved.",
      );
    }
    if (receivedReturn.state !== "received")
      return refuse("state_conflict", "Only a return that was received can be refunded, and only once.");
    const lines = (await readReturnLines(trx, order.order_id))
      .filter((line) => line.return_id === returnId)
      .map((line) => ({ lineId: line.order_line_id, quantity: line.quantity }));
    const created = await createRefund(
      trx,
      jobs,
      order,
      {
        lines,
        shipping: given.shipping,
        freePaise: 0,
        byHand: given.byHand ?? false,
        limitPaise,
        refundedBeforePaise: rupeesToPaise(given.expectedRefunded),
        reason: `Returned: ${receivedReturn.reason}`.slice(0, 500),
        reference: (given.reference ?? "").trim(),
        byUserId: staff.caller.userId,
        now,
      },
      providers,
    );
    if (isRefusal(created)) return created;
    await markRefunded(trx, returnId, created.refundId);
    await recordChange(trx, {
      staff,
      action: "return refunded",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: receivedReturn.state },
      after: {
        return: returnId,
        state: "refunded",
        refund: created.refundId,
        amount: paiseToRupees(created.amountPaise),
      },
      now,
    });
    return undefined;
  });
}
