import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { lockOrder } from "../../orders/order/locked-order.store.ts";
import { raiseLinkVersion } from "../../orders/order/order-link.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";

export interface WithdrawOrderLink {
  readonly orderNo: string;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Makes every link of an order that was mailed until now open nothing, as when a mail was passed on. Undefined when it is
 * done.
 */
export async function withdrawOrderLink(
  db: Db,
  { orderNo, staff, now }: WithdrawOrderLink,
): Promise<Refusal<"order_not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    await raiseLinkVersion(trx, orderNo);
    await recordChange(trx, {
      staff,
      action: "order link withdrawn",
      subject: "orders",
      subjectId: orderNo,
      now,
    });
    return undefined;
  });
}
