import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { lockBatch, lockCodesToMail } from "./coupon-batch.store.ts";

/** Queues a mail for each code of a batch that can be used and was never mailed. Returns their number. */
export async function queueCodeMails(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { batchId, now }: { batchId: number; now: Date },
): Promise<number> {
  const codes = await lockCodesToMail(trx, batchId, now);
  for (const { coupon_id, bound_email } of codes) {
    if (bound_email)
      await queueMail(trx, jobs, { kind: "coupon-code", recipient: bound_email, couponId: coupon_id, now });
  }
  return codes.length;
}

/** Mails the codes of a batch that were not mailed yet. Undefined when it is done. */
export async function mailBatch(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { batchId, staff, now }: { readonly batchId: number; readonly staff: StaffCaller; readonly now: Date },
): Promise<Refusal<"not_found"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, batchId);
    if (!batch) return refuse("not_found", "There is no such batch.");
    const mailed = await queueCodeMails(trx, jobs, { batchId, now });
    if (mailed > 0)
      await recordChange(trx, {
        staff,
        action: "personal codes mailed",
        subject: "coupon-batches",
        subjectId: batchId,
        after: { name: batch.name, mailed },
        now,
      });
    return undefined;
  });
}
