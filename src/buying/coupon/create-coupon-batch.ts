import { randomInt } from "node:crypto";
import { type BatchInput, type BatchPreview, MAX_EMAILS } from "../../contract/admin/coupons.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { NewRow } from "../../platform/db/tables.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { parseEmailList } from "../../platform/mail/parse-email-list.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { foldCode, generateCouponCode } from "./coupon.ts";
import { insertBatch, insertPersonalCodes, lockBatches, readKnownRecipients } from "./coupon-batch.store.ts";
import { occasionOfCoupon, occasionUnknown, parseCouponDates } from "./create-coupon.ts";
import { queueCodeMails } from "./mail-coupon-codes.ts";
import { couponValue } from "./parse-coupon-value.ts";
import { planCouponBatch } from "./plan-coupon-batch.ts";
import { isOccasion } from "./staff-coupons.store.ts";

export interface CreateCouponBatch {
  readonly input: BatchInput;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Makes a personal code for each e-mail address of a list that has no open code of this kind, and queues the mails in the
 * same transaction. A dry run makes nothing. Returns the outcome of each line.
 */
export async function createCouponBatch(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { input, staff, now }: CreateCouponBatch,
): Promise<BatchPreview | Refusal<"coupon_invalid" | "too_many_lines">> {
  const pasted = parseEmailList(input.emailsCsv);
  if (pasted.length > MAX_EMAILS)
    return refuse("too_many_lines", `Please give up to ${MAX_EMAILS} addresses at once.`);
  const value = couponValue(input.kind, input);
  if (isRefusal(value)) return value;
  const dates = parseCouponDates(null, input.endsAt ?? null);
  if (isRefusal(dates)) return dates;
  if (dates.ends_at && dates.ends_at <= now)
    return refuse("coupon_invalid", "The end has to be in the future.");
  const name = toSingleLine(input.name);
  if (!name) return refuse("coupon_invalid", "Please give the batch a name.");
  const occasionId = occasionOfCoupon(input);
  if (occasionId !== null && !(await isOccasion(db, occasionId))) return occasionUnknown;
  const emails = pasted.flatMap(({ email }) => email ?? []);

  return db.transaction().execute(async (trx) => {
    if (!input.dryRun) await lockBatches(trx);
    const lines = planCouponBatch(
      pasted,
      input.kind,
      await readKnownRecipients(trx, emails, { kind: input.kind, occasionId, now }),
    );
    const ready = lines.flatMap(({ email, outcome }) => (outcome === "ready" ? [email] : []));
    if (input.dryRun || ready.length === 0) return { lines, ready: ready.length, batchId: null };
    const batchId = await insertBatch(trx, { name, made_at: now, made_by: staff.caller.userId });
    const shared = {
      kind: input.kind,
      occasion_id: occasionId,
      ...value,
      ...dates,
      coupon_batch_id: batchId,
      created_at: now,
    };
    await saveCodes(trx, ready, shared);
    const mailed = input.sendMails ? await queueCodeMails(trx, jobs, { batchId, now }) : 0;
    await recordChange(trx, {
      staff,
      action: "personal codes made",
      subject: "coupon-batches",
      subjectId: batchId,
      after: { ...value, kind: input.kind, endsAt: dates.ends_at, codes: ready.length, mailed },
      now,
    });
    return { lines, ready: ready.length, batchId };
  });
}

/** A random code may exist already, which is very rare. That e-mail address then gets another code. */
async function saveCodes(
  trx: Trx,
  emails: readonly string[],
  shared: Pick<
    NewRow<"coupons">,
    "kind" | "occasion_id" | "basis_points" | "amount_paise" | "ends_at" | "coupon_batch_id" | "created_at"
  >,
): Promise<void> {
  let remaining = [...emails];
  while (remaining.length > 0) {
    const rows = remaining.map((email) => {
      const code = generateCouponCode(randomInt, 12).replace(/(.{4})(?=.)/g, "$1-");
      return {
        ...shared,
        code,
        code_folded: foldCode(code),
        once_per: "coupon" as const,
        bound_email: email,
      };
    });
    const saved = await insertPersonalCodes(trx, rows);
    remaining = remaining.filter((email) => !saved.has(email));
  }
}
