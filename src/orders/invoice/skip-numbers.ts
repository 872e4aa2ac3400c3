import type { NumberSkip } from "../../contract/admin/invoices.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { insertNumberGap, lockLastNumber } from "./skip-numbers.store.ts";

export interface SkipNumbers {
  readonly skip: NumberSkip;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** More than a backup of last week can have lost; a digit too many would waste the numbers of a year. */
const MAX_SKIPPED = 1_000;

/**
 * Skips numbers of the present financial year, because a restored backup may have lost the documents that have them.
 * Returns the skipped numbers; a dry run returns those that it would skip. Refuses state_conflict (the next number is that one already, or
 * higher, or more than 1,000 numbers would be skipped).
 */
export async function skipInvoiceNumbers(
  db: Db,
  { skip, calendar, staff, now }: SkipNumbers,
): Promise<{ from: number; to: number } | Refusal<"state_conflict">> {
  const year = calendar.financialYear(now);
  const { kind } = skip;
  return db.transaction().execute(async (trx) => {
    const last = await lockLastNumber(trx, { kind, year });
    const skipped = { from: last + 1, to: skip.nextNumber - 1 };
    const refused = refuseSkip(skipped, year);
    if (refused || skip.dryRun) return refused ?? skipped;
    const reason = skip.reason.trim();
    await insertNumberGap(trx, { kind, year, ...skipped, reason, userId: staff.caller.userId, now });
    await recordChange(trx, {
      staff,
      action: "numbers skipped",
      subject: "invoices",
      subjectId: year,
      after: { kind, ...skipped, reason },
      now,
    });
    return skipped;
  });
}

function refuseSkip({ from, to }: { readonly from: number; readonly to: number }, year: string) {
  const count = to - from + 1;
  if (count <= 0) return refuse("state_conflict", `The next number of ${year} is ${from} already.`);
  if (count <= MAX_SKIPPED) return undefined;
  const [asked, max] = [count, MAX_SKIPPED].map((each) => each.toLocaleString("en"));
  return refuse(
    "state_conflict",
    `That would skip ${asked} numbers, ${from} to ${to}. At most ${max} can be skipped at once.`,
  );
}
