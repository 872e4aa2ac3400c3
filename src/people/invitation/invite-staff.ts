import type { NewInvitation } from "../../contract/admin/invitations.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { InvitationId } from "../../contract/ids.ts";
import type { Attempt } from "../../platform/attempt-limit/attempt-limit.ts";
import type { AttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isEmail, mailboxOf, normalizeEmail } from "../../platform/mail/email-address.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { invitationEnd } from "./invitation-link.ts";
import {
  deleteInvitation,
  findInvitation,
  findRoleOf,
  insertInvitation,
  lockInvitation,
  renewInvitation,
} from "./invitations.store.ts";

interface InvitingStaff {
  readonly staff: StaffCaller;
  readonly now: Date;
}

/** Nobody is flooded with invitations, also not by a stolen login of an administrator. */
const attemptsOf = (email: string, { caller }: StaffCaller): readonly Attempt[] => [
  { kind: "invitation to mailbox in a day", subject: mailboxOf(normalizeEmail(email)) },
  { kind: "invitation by account in a day", subject: String(caller.userId) },
];

/**
 * Invites somebody to be staff, and mails the link. Somebody with an account is offered the role. Returns the
 * invitation's id. Refuses malformed (no name), state_conflict (blocked) and duplicate_entry (invited already).
 */
export async function inviteStaff(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  limiter: AttemptLimiter,
  { invitation, staff, now }: InvitingStaff & { readonly invitation: NewInvitation },
): Promise<
  | InvitationId
  | Refusal<
      | "duplicate_entry"
      | "email_invalid"
      | "malformed"
      | "person_is_staff"
      | "state_conflict"
      | "too_many_requests"
    >
> {
  const email = invitation.email.trim();
  const [firstName, lastName] = [toSingleLine(invitation.firstName), toSingleLine(invitation.lastName)];
  if (!firstName || !lastName) return refuse("malformed", "First name and last name are needed.");
  if (!isEmail(email)) return refuse("email_invalid", "This is not an e-mail address.");
  const existing = await findRoleOf(db, normalizeEmail(email));
  if (existing && existing.role !== "buyer")
    return refuse("person_is_staff", "This person is staff already. Change the role in People.");
  if (existing?.blocked_at)
    return refuse("state_conflict", "This person is blocked. Unblock them in People first.");
  const tooMany = await limiter.count(attemptsOf(email, staff), now);
  if (tooMany) return tooMany;
  return db.transaction().execute(async (trx) => {
    const invitationId = await insertInvitation(trx, {
      email,
      email_folded: normalizeEmail(email),
      first_name: firstName,
      last_name: lastName,
      role: invitation.role,
      invited_by: staff.caller.userId,
      invited_at: now,
      asked_at: now,
      expires_at: invitationEnd(now),
    });
    if (!invitationId)
      return refuse("duplicate_entry", "This person is invited already: send that invitation again.");
    await queueMail(trx, jobs, { kind: "staff-invitation", recipient: email, invitationId, now });
    await recordChange(trx, {
      staff,
      action: "staff invited",
      subject: "invitations",
      subjectId: invitationId,
      now,
      after: { email, role: invitation.role },
    });
    return invitationId;
  });
}

/** Mails a new link; the one before stops working. Returns undefined when it is done. */
export async function resendInvitation(
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  limiter: AttemptLimiter,
  { invitationId, staff, now }: InvitingStaff & { readonly invitationId: InvitationId },
): Promise<Refusal<"not_found" | "too_many_requests"> | undefined> {
  const found = await findInvitation(db, invitationId);
  if (!found) return noInvitation;
  const tooMany = await limiter.count(attemptsOf(found.email, staff), now);
  if (tooMany) return tooMany;
  return db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, invitationId);
    if (!invitation) return noInvitation;
    await renewInvitation(trx, invitationId, {
      asked_at: now,
      expires_at: invitationEnd(now),
      invited_by: staff.caller.userId,
    });
    await queueMail(trx, jobs, {
      kind: "staff-invitation",
      recipient: invitation.email,
      invitationId,
      now,
    });
    await recordChange(trx, {
      staff,
      action: "invitation sent again",
      subject: "invitations",
      subjectId: invitationId,
      now,
      after: { email: invitation.email, role: invitation.role },
    });
    return undefined;
  });
}

/** Ends an invitation. Returns undefined when it is done. */
export const withdrawInvitation = (
  db: Db,
  { invitationId, staff, now }: InvitingStaff & { readonly invitationId: InvitationId },
): Promise<Refusal<"not_found"> | undefined> =>
  db.transaction().execute(async (trx) => {
    const invitation = await lockInvitation(trx, invitationId);
    if (!invitation) return noInvitation;
    await deleteInvitation(trx, invitationId);
    await recordChange(trx, {
      staff,
      action: "invitation withdrawn",
      subject: "invitations",
      subjectId: invitationId,
      now,
      before: { email: invitation.email, role: invitation.role },
    });
    return undefined;
  });

export const noInvitation = refuse(
  "not_found",
  "There is no such invitation: it was accepted, withdrawn, or has ended.",
);
