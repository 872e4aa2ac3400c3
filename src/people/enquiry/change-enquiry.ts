import type { EnquiryChange, EnquiryReply } from "../../contract/admin/enquiries.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { EnquiryId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { insertReply, lockEnquiry, updateEnquiry } from "./inbox.store.ts";

interface EnquiryAction<T> {
  readonly enquiryId: EnquiryId;
  readonly input: T;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Assigns an enquiry to the caller or to nobody, or changes its state. Returns undefined when it is done. */
export async function changeEnquiry(
  db: Db,
  change: EnquiryAction<EnquiryChange>,
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  const { enquiryId, input, staff, now } = change;
  return db.transaction().execute(async (trx) => {
    const enquiry = await lockCurrentEnquiry(trx, enquiryId, input.version);
    if (isRefusal(enquiry)) return enquiry;
    const after = {
      ...(input.state && { state: input.state }),
      ...(input.own !== undefined && { owner_id: input.own ? staff.caller.userId : null }),
    };
    await updateEnquiry(trx, enquiryId, after);
    await recordChange(trx, {
      staff,
      action: "enquiry changed",
      subject: "enquiries",
      subjectId: enquiryId,
      before: { state: enquiry.state, owner_id: enquiry.owner_id },
      after,
      now,
    });
    return undefined;
  });
}

/**
 * Replies to an enquiry by mail and assigns it to the caller. Reply, mail and new state are one transaction. Returns
 * undefined when it is done. Refuses version_conflict (somebody else replied to it or changed it).
 */
export async function replyToEnquiry(
  db: Db,
  jobs: Jobs,
  reply: EnquiryAction<EnquiryReply>,
): Promise<Refusal<"not_found" | "version_conflict"> | undefined> {
  const { enquiryId, input, staff, now } = reply;
  return db.transaction().execute(async (trx) => {
    const enquiry = await lockCurrentEnquiry(trx, enquiryId, input.version);
    if (isRefusal(enquiry)) return enquiry;
    const { userId } = staff.caller;
    const body = input.body.trim();
    const enquiryReplyId = await insertReply(trx, { enquiryId, body, userId, now });
    await updateEnquiry(trx, enquiryId, { state: "answered", owner_id: userId });
    await queueMail(trx, jobs, {
      kind: "enquiry-reply",
      recipient: enquiry.email,
      enquiryId,
      enquiryReplyId,
      now,
    });
    await recordChange(trx, {
      staff,
      action: "enquiry answered",
      subject: "enquiries",
      subjectId: enquiryId,
      before: { state: enquiry.state },
      after: { state: "answered", letters: body.length },
      now,
    });
    return undefined;
  });
}

async function lockCurrentEnquiry(trx: Trx, enquiryId: EnquiryId, version: number) {
  const enquiry = await lockEnquiry(trx, enquiryId);
  if (!enquiry) return refuse("not_found", "There is no such enquiry.");
  if (enquiry.version !== version)
    return refuse(
      "version_conflict",
      "Somebody else changed this enquiry in the meantime, so nothing was saved.",
    );
  return enquiry;
}
