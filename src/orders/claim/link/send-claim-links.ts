import type { ClaimLinkPlan } from "../../../contract/admin/claim-links.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { StaffCaller } from "../../../contract/handler.ts";
import type { OccasionId, UserId } from "../../../contract/ids.ts";
import { recordChange } from "../../../platform/audit/record-change.ts";
import type { Calendar } from "../../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { sendTogether } from "../../../platform/db/send-together.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { moveWaitingClaims } from "../waiting/waiting-claim.store.ts";
import { claimLinkEnd } from "./claim-link.ts";
import { insertLinks, withdrawLinks } from "./claim-links.store.ts";
import type { LinkAddress, LinkRecipient } from "./claim-recipients.ts";
import { type ChosenMembers, occasionNotStarted, planClaimLinks } from "./plan-claim-links.ts";

export interface ByStaff {
  readonly staff: StaffCaller;
  readonly now: Date;
}

interface SendLinks extends ByStaff, ChosenMembers {
  readonly occasionId: OccasionId;
  readonly dryRun: boolean;
  /** How many the dry run named. */
  readonly seen?: number;
  readonly calendar: Pick<Calendar, "dayOf" | "timeZone">;
}

/** Links that are made in one transaction. */
const BATCH = 200;

/**
 * Mails links to members, or only says who would get one, also before the occasion has started. Those who are named get a new one,
 * and the one before stops working. Refuses not_found, occasion_not_open (staff have not started it), occasion_closed,
 * too_many_lines, and state_conflict (others would get one than the dry run said).
 */
export async function sendClaimLinks(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { occasionId, memberIds, lines, dryRun, seen, calendar, staff, now }: SendLinks,
): Promise<
  | ClaimLinkPlan
  | Refusal<"not_found" | "occasion_closed" | "occasion_not_open" | "state_conflict" | "too_many_lines">
> {
  const chosen = { ...(memberIds && { memberIds }), ...(lines !== undefined && { lines }) };
  const planned = await planClaimLinks(db, { occasionId, calendar, now, ...chosen });
  if (isRefusal(planned)) return planned;
  const { occasion, recipients, ...plan } = planned;
  const shown = { ...plan, recipients: recipients.map(({ emailFolded: _, ...recipient }) => recipient) };
  if (dryRun) return { ...shown, isSent: false };
  if (!occasion.rules.isStarted) return occasionNotStarted;
  if (seen !== undefined && seen !== recipients.length)
    return refuse(
      "state_conflict",
      "Others would get a link by now than were shown, so nothing was mailed. Please check again.",
    );
  if (recipients.length === 0) return { ...shown, isSent: false };
  for (let from = 0; from < recipients.length; from += BATCH)
    await db
      .transaction()
      .execute((trx) =>
        sendBatch(trx, jobs, { occasionId, recipients: recipients.slice(from, from + BATCH), staff, now }),
      );
  return { ...shown, isSent: true };
}

async function sendBatch(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  {
    occasionId,
    recipients,
    staff,
    now,
  }: ByStaff & { readonly occasionId: OccasionId; readonly recipients: readonly LinkRecipient[] },
): Promise<void> {
  const links = await replaceLinks(trx, jobs, { occasionId, recipients, sentBy: staff.caller.userId, now });
  await recordChange(trx, {
    staff,
    action: "claim links sent",
    subject: "occasions",
    subjectId: occasionId,
    after: { links: links.length },
    now,
  });
}

/**
 * Ends the links of these members that are not used, makes new ones and queues their mails. What was waited for by the old ones is waited
 * for by the new ones. Returns these.
 */
export async function replaceLinks(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  {
    occasionId,
    recipients,
    sentBy,
    now,
  }: {
    readonly occasionId: OccasionId;
    readonly recipients: readonly LinkAddress[];
    readonly sentBy: UserId;
    readonly now: Date;
  },
) {
  const memberIds = recipients.map(({ memberId }) => memberId);
  await withdrawLinks(trx, { occasionId, memberIds, now });
  const links = await insertLinks(trx, recipients, { occasionId, sentBy, now, expiresAt: claimLinkEnd(now) });
  await moveWaitingClaims(
    trx,
    links.map(({ claim_link_id }) => claim_link_id),
  );
  await sendTogether(trx, (t) =>
    Promise.all(
      links.map(({ claim_link_id: claimLinkId, email: recipient }) =>
        queueMail(t, jobs, { kind: "claim-link", recipient, claimLinkId, now }),
      ),
    ),
  );
  return links;
}
