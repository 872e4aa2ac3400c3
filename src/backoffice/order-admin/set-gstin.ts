import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { lockOrder, setBillingGstin } from "../../orders/order/locked-order.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { gstinProblem } from "../../platform/gstin/gstin.ts";

export interface SetGstin {
  readonly orderNo: string;
  /** Empty when the buyer has none. */
  readonly gstin: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Writes down the GSTIN of who is billed, for the next invoice. Undefined when it is done; refuses
 * order_not_found, gstin_invalid. */
export async function setGstin(
  db: Db,
  { orderNo, gstin, staff, now }: SetGstin,
): Promise<Refusal<"gstin_invalid" | "order_not_found"> | undefined> {
  const problem = gstin ? gstinProblem(gstin) : undefined;
  if (problem) return refuse("gstin_invalid", problem);
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    await setBillingGstin(trx, order.order_id, gstin || null);
    await recordChange(trx, {
      staff,
      action: "GSTIN written down",
      subject: "orders",
      subjectId: orderNo,
      after: { gstin },
      now,
    });
    return undefined;
  });
}
