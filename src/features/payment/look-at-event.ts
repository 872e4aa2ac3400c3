import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import { markLookedAt, readPaymentEvent } from "./payment-events.store.ts";

/** Somebody of the team settled by hand what a provider told of. Refuses not_found, edited_meanwhile (looked at before). */
export async function lookAtEvent(
  db: Db,
  { id, staff, now }: { readonly id: number; readonly staff: Staff; readonly now: Date },
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const event = await readPaymentEvent(trx, id);
    if (!event) return refuse("not_found", "There is no such message.");
    if (!(await markLookedAt(trx, { id, userId: staff.who.userId, now }))) {
      return refuse("edited_meanwhile", "Nobody needs to look at it any more.");
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
