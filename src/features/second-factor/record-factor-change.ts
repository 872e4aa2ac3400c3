import type { StaffCaller } from "../../contract/handler.ts";
import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { queueMail } from "../mail/queue-mail.ts";

export interface FactorChange {
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Writes a change of the caller's own second factor to the audit, and tells them by mail: it may not have been them. */
export async function recordOwnFactorChange(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { staff, now }: FactorChange,
  action: string,
): Promise<void> {
  const { userId, email } = staff.caller;
  await queueMail(trx, jobs, { kind: "second-factor-changed", recipient: email, userId, now });
  await recordChange(trx, { staff, action, subject: "people", subjectId: userId, now });
}
