import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { toWire } from "../money/money.ts";
import { lockStaffOrder } from "../order/staff-orders.store.ts";
import type { PaymentProviders } from "../payment/provider.ts";
import { makeRefund, type RefundWanted } from "./make-refund.ts";

export interface RefundOrder {
  readonly orderNo: string;
  readonly wanted: Omit<RefundWanted, "byUserId" | "now">;
  readonly staff: Staff;
  readonly now: Date;
}

/** Pays back some or all of an order. Undefined when it is done; refuses order_not_found and as makeRefund. */
export async function refundOrder(
  db: Db,
  jobs: Jobs,
  providers: PaymentProviders,
  { orderNo, wanted, staff, now }: RefundOrder,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const asked = { ...wanted, byUserId: staff.who.userId, now };
    const made = await makeRefund(trx, jobs, order, asked, providers);
    if (isRefusal(made)) return made;
    await recordChange(trx, {
      staff,
      action: "refunded",
      subject: "orders",
      subjectId: order.order_no,
      after: {
        refund: made.refundId,
        amount: toWire(made.amountPaise),
        lines: wanted.lines,
        shipping: wanted.shipping,
        reason: wanted.reason,
        ...(made.isByHand && { reference: wanted.reference }),
      },
      now,
    });
    return undefined;
  });
}
