import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import { markPaymentEventResolved, readPaymentEvent } from "./payment-events.store.ts";

/**
 * Marks a payment event as resolved, after staff settled it by hand. Refuses version_conflict (already resolved, or it
 * never needed attention).
 */
export async function resolvePaymentEvent(
  db: Db,
  { id, staff, now }: { readonly id: number; readonly staff: StaffCaller; readonly now: Date },
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const event = await readPaymentEvent(trx, id);
    if (!event) return refuse("not_found", "There is no such payment event.");
    if (!(await markPaymentEventResolved(trx, { id, userId: staff.caller.userId, now }))) {
      return refuse("version_conflict", "It no longer needs anybody's attention.");
    }
    await recordChange(trx, {
      staff,
      action: "payment message looked at",
      subject: "payment-events",
      subjectId: id,
      after: { outcome: event.outcome, order: event.order_no },
      now,
    });
    return undefined;
  });
}
