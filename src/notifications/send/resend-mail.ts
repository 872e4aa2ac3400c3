import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { MailId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { lockMail, requeueMail } from "../../platform/mail/mail.store.ts";
import { queueOf } from "../../platform/mail/queue-mail.ts";

/** Queues a failed mail again. Returns undefined when it is done. */
export async function resendMail(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { mailId, staff, now }: { readonly mailId: MailId; readonly staff: StaffCaller; readonly now: Date },
): Promise<Refusal<"not_found" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const mail = await lockMail(trx, mailId);
    if (!mail) return refuse("not_found", "There is no such mail.");
    if (mail.state !== "failed")
      return refuse("state_conflict", `The mail is ${mail.state}: it will not be sent again.`);
    await requeueMail(trx, mailId);
    await jobs.enqueue(trx, queueOf(mail.kind), { mailId });
    await recordChange(trx, {
      staff,
      action: "mail sent again",
      subject: "mails",
      subjectId: mailId,
      after: { kind: mail.kind, recipient: mail.recipient },
      now,
    });
    return undefined;
  });
}
