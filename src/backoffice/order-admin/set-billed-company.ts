import type { BilledCompany } from "../../contract/billed-company.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { lockOrder, setBilledCompany } from "../../orders/order/locked-order.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { companyToStore } from "../../platform/vat-number/billed-company.ts";

export interface SetBilledCompany {
  readonly orderNo: string;
  readonly billed: BilledCompany;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Writes down the company that is billed, for the next invoice. Refuses order_not_found, vat_number_invalid. */
export async function setOrderCompany(
  db: Db,
  { orderNo, billed, staff, now }: SetBilledCompany,
): Promise<Refusal<"order_not_found" | "vat_number_invalid"> | undefined> {
  const stored = companyToStore(billed);
  if (isRefusal(stored)) return stored;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    await setBilledCompany(trx, order.order_id, stored);
    await recordChange(trx, {
      staff,
      action: "billed company written down",
      subject: "orders",
      subjectId: orderNo,
      after: { vatNumber: stored.billing_vat_number ?? "" },
      now,
    });
    return undefined;
  });
}
