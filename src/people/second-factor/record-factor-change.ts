import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";

type OwnFactorAction =
  | "passkey added"
  | "passkey removed"
  | "second factor switched off"
  | "second factor switched on";

export interface FactorChange {
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Writes a change of the caller's own second factor to the audit, and tells them by mail: it may not have been them. */
export async function recordOwnFactorChange(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { staff, now }: FactorChange,
  action: OwnFactorAction,
): Promise<void> {
  const { userId, email } = staff.caller;
  await queueMail(trx, jobs, { kind: "second-factor-changed", recipient: email, userId, now });
  await recordChange(trx, { staff, action, subject: "people", subjectId: userId, now });
}
