import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { ClaimLinkId, MemberId, OccasionId } from "../../../contract/ids.ts";
import type { AttemptLimiter } from "../../../platform/attempt-limit/limit-attempts.ts";
import { recordChange } from "../../../platform/audit/record-change.ts";
import type { Calendar } from "../../../platform/calendar/calendar.ts";
import type { Db } from "../../../platform/db/database.ts";
import { refusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { mailboxOf } from "../../../platform/mail/email-address.ts";
import { findClaimLinkRow, lockLinkToChange, withdrawLinks } from "./claim-links.store.ts";
import type { LinkRecipient, Recipients } from "./claim-recipients.ts";
import { occasionNotStarted, planClaimLinks } from "./plan-claim-links.ts";
import { type ByStaff, replaceLinks } from "./send-claim-links.ts";

export const noLink = refuse("not_found", "There is no such link.");
const used = refuse("state_conflict", "This link was used already: the kit is ordered.");

interface ChangeLink extends ByStaff {
  readonly claimLinkId: ClaimLinkId;
}
type ResendError =
  | "not_found"
  | "occasion_closed"
  | "occasion_not_open"
  | "state_conflict"
  | "too_many_requests";

/**
 * Mails a new link to the address that the member has now; the one before stops working. Returns the id of the new one. Refuses
 * state_conflict: it was used, or the member may have none any more.
 */
export async function resendClaimLink(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  limiter: AttemptLimiter,
  {
    claimLinkId,
    calendar,
    staff,
    now,
  }: ChangeLink & { readonly calendar: Pick<Calendar, "dayOf" | "timeZone"> },
): Promise<ClaimLinkId | Refusal<ResendError>> {
  const before = await findClaimLinkRow(db, claimLinkId, calendar.timeZone);
  if (!before) return noLink;
  if (before.usedAt) return used;
  const { occasionId, memberId } = before;
  const planned = await planClaimLinks(db, { occasionId, memberIds: [memberId], calendar, now });
  if (isRefusal(planned))
    return planned.refused === "too_many_lines" ? noLink : { ...planned, refused: planned.refused };
  if (!planned.occasion.rules.isStarted) return occasionNotStarted;
  const [recipient] = planned.recipients;
  if (!recipient) return refuseWithout(planned.others[0]);
  const subject = mailboxOf(recipient.emailFolded);
  const tooMany = await limiter.count([{ kind: "claim link to mailbox in a day", subject }], now);
  return tooMany ?? sendOne(db, jobs, { claimLinkId, occasionId, recipient, staff, now });
}

const sendOne = async (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  {
    claimLinkId,
    occasionId,
    recipient,
    staff,
    now,
  }: ChangeLink & { readonly occasionId: OccasionId; readonly recipient: LinkRecipient },
): Promise<ClaimLinkId | Refusal<"not_found" | "state_conflict">> => {
  const sent = await refusableTransaction(db, async (trx) => {
    const link = await lockLinkToChange(trx, claimLinkId);
    if (!link) return noLink;
    if (link.used_at) return used;
    const memberId: MemberId = link.member_id;
    if (memberId !== recipient.memberId) return otherAtOnce;
    const [made] = await replaceLinks(trx, jobs, {
      occasionId,
      recipients: [recipient],
      sentBy: staff.caller.userId,
      now,
    });
    if (!made) return otherAtOnce;
    await recordChange(trx, {
      staff,
      action: "claim link sent again",
      subject: "members",
      subjectId: memberId,
      after: { occasionId },
      now,
    });
    return { newId: made.claim_link_id };
  });
  return isRefusal(sent) ? sent : sent.newId;
};

const otherAtOnce = refuse("state_conflict", "Somebody else sent a link at the same moment.");

/** Why a member who had a link gets no other. */
function refuseWithout(other: Recipients["others"][number] | undefined): Refusal<"state_conflict"> {
  if (other?.reason === "claimed")
    return refuse("state_conflict", "They have this kit already, so no other link was mailed.");
  if (other?.reason === "no_address")
    return refuse("state_conflict", "No e-mail address of theirs is known. Give them one first.");
  return refuse("state_conflict", "The kit is not for them any more, so no other link was mailed.");
}

/** Ends a link. Undefined when it is done, also where it had ended before. */
export const withdrawClaimLink = (
  db: Db,
  { claimLinkId, staff, now }: ChangeLink,
): Promise<Refusal<"not_found" | "state_conflict"> | undefined> =>
  db.transaction().execute(async (trx) => {
    const link = await lockLinkToChange(trx, claimLinkId);
    if (!link) return noLink;
    if (link.used_at) return used;
    if (link.withdrawn_at) return undefined;
    const { occasion_id: occasionId, member_id: memberId } = link;
    await withdrawLinks(trx, { occasionId, memberIds: [memberId], now });
    await recordChange(trx, {
      staff,
      action: "claim link withdrawn",
      subject: "members",
      subjectId: memberId,
      after: { occasionId },
      now,
    });
    return undefined;
  });
