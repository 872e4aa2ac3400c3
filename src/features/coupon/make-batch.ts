import { randomInt } from "node:crypto";
import { type BatchInput, type BatchPlan, MOST_ADDRESSES } from "../../contract/admin/coupons.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { NewRow } from "../../server/db/rows.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { oneLine } from "../account/one-line.ts";
import { readAddresses } from "../account/pasted-addresses.ts";
import { recordChange } from "../audit/record-change.ts";
import { planBatch } from "./batch-plan.ts";
import { foldCode, newCode } from "./coupon.ts";
import { holdBatches, insertBatch, insertPersonalCodes, knownOfAddresses } from "./coupon-batch.store.ts";
import { couponWorth } from "./coupon-worth.ts";
import { mailCodes } from "./mail-codes.ts";
import { couponDates } from "./make-coupon.ts";

export interface MakeBatch {
  readonly input: BatchInput;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Makes a personal code for each address of a list that has no open one of the kind, in one transaction with their
 * mails; a trial makes nothing. Answers what became of each line. Refuses too_many_lines, coupon_wrong.
 */
export async function makeBatch(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { input, staff, now }: MakeBatch,
): Promise<BatchPlan | Refusal> {
  const pasted = readAddresses(input.addresses);
  if (pasted.length > MOST_ADDRESSES)
    return refuse("too_many_lines", `Please give up to ${MOST_ADDRESSES} addresses at once.`);
  const worth = couponWorth(input.kind, input);
  if (isRefusal(worth)) return worth;
  const dates = couponDates(null, input.endsAt ?? null);
  if (isRefusal(dates)) return dates;
  if (dates.ends_at && dates.ends_at <= now) return refuse("coupon_wrong", "It has to end in the future.");
  const name = oneLine(input.name);
  if (!name) return refuse("coupon_wrong", "Please give the batch a name.");
  const emails = pasted.flatMap(({ email }) => email ?? []);

  return db.transaction().execute(async (trx) => {
    if (!input.isTrial) await holdBatches(trx);
    const lines = planBatch(
      pasted,
      input.kind,
      await knownOfAddresses(trx, emails, { kind: input.kind, now }),
    );
    const ready = lines.flatMap(({ email, outcome }) => (outcome === "ready" ? [email] : []));
    if (input.isTrial || ready.length === 0) return { lines, ready: ready.length, batchId: null };
    const batchId = await insertBatch(trx, { name, made_at: now, made_by: staff.who.userId });
    const shared = { kind: input.kind, ...worth, ...dates, coupon_batch_id: batchId, created_at: now };
    await writeCodes(trx, ready, shared);
    const mailed = input.isMailed ? await mailCodes(trx, jobs, { batchId, now }) : 0;
    await recordChange(trx, {
      staff,
      action: "personal codes made",
      subject: "coupon-batches",
      subjectId: batchId,
      after: { name, ...worth, kind: input.kind, endsAt: dates.ends_at, codes: ready.length, mailed },
      now,
    });
    return { lines, ready: ready.length, batchId };
  });
}

/** Two random codes that fold to the same are rarer than a lost transaction; whoever met one gets another. */
async function writeCodes(
  trx: Trx,
  emails: readonly string[],
  shared: Pick<
    NewRow<"coupons">,
    "kind" | "basis_points" | "amount_paise" | "ends_at" | "coupon_batch_id" | "created_at"
  >,
): Promise<void> {
  let waiting = [...emails];
  while (waiting.length > 0) {
    const rows = waiting.map((email) => {
      const code = newCode(randomInt, 12).replace(/(.{4})(?=.)/g, "$1-");
      return {
        ...shared,
        code,
        code_folded: foldCode(code),
        once_per: "coupon" as const,
        bound_email: email,
      };
    });
    const made = await insertPersonalCodes(trx, rows);
    waiting = waiting.filter((email) => !made.has(email));
  }
}
