import type { NumberSkip } from "../../contract/admin/invoices.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Calendar } from "../calendar/calendar.ts";
import { raiseLastNumber } from "./skip-numbers.store.ts";

export interface SkipNumbers {
  readonly skip: NumberSkip;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Skips numbers of the present financial year, because a restored backup may have lost the documents that have them.
 * Returns the skipped numbers. Refuses state_conflict (the next number is that one already, or higher).
 */
export async function skipInvoiceNumbers(
  db: Db,
  { skip, calendar, staff, now }: SkipNumbers,
): Promise<{ from: number; to: number } | Refusal<"state_conflict">> {
  const year = calendar.financialYear(now);
  const to = skip.nextNumber - 1;
  return db.transaction().execute(async (trx) => {
    const last = await raiseLastNumber(trx, {
      kind: skip.kind,
      year,
      to,
      reason: skip.reason.trim(),
      userId: staff.caller.userId,
      now,
    });
    if (last >= to) return refuse("state_conflict", `The next number of ${year} is ${last + 1} already.`);
    const skipped = { from: last + 1, to };
    await recordChange(trx, {
      staff,
      action: "numbers skipped",
      subject: "invoices",
      subjectId: year,
      after: { kind: skip.kind, ...skipped, reason: skip.reason.trim() },
      now,
    });
    return skipped;
  });
}
