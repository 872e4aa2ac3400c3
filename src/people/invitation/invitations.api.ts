import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { InvitationId } from "../../contract/ids.ts";
import { createAttemptLimiter } from "../../platform/attempt-limit/limit-attempts.ts";
import type { Services } from "../../platform/services.ts";
import { findInvitation, type InvitationRow, listInvitations } from "./invitations.store.ts";
import { inviteStaff, noInvitation, resendInvitation, withdrawInvitation } from "./invite-staff.ts";

type InvitationCalls =
  | "GET /api/admin/invitations"
  | "POST /api/admin/invitations"
  | "POST /api/admin/invitations/{invitationId}/resend"
  | "POST /api/admin/invitations/{invitationId}/withdraw";

export function invitationsApi({ database: { db }, jobs, config }: Services): Handlers<InvitationCalls> {
  const limiter = createAttemptLimiter(db, config);
  const readOne = async (invitationId: InvitationId, now: Date) => {
    const row = await findInvitation(db, invitationId);
    return row ? invitationResponse(row, now) : noInvitation;
  };
  return {
    async "GET /api/admin/invitations"({ query, now }) {
      const found = await listInvitations(db, query);
      return { ...found, rows: found.rows.map((row) => invitationResponse(row, now)) };
    },

    async "POST /api/admin/invitations"({ body, ...staff }) {
      const { now } = staff;
      const invitationId = await inviteStaff(db, jobs, limiter, { invitation: body, staff, now });
      return isRefusal(invitationId) ? invitationId : readOne(invitationId, now);
    },

    async "POST /api/admin/invitations/{invitationId}/resend"({ params: { invitationId }, ...staff }) {
      const { now } = staff;
      const refused = await resendInvitation(db, jobs, limiter, { invitationId, staff, now });
      return refused ?? readOne(invitationId, now);
    },

    async "POST /api/admin/invitations/{invitationId}/withdraw"({ params: { invitationId }, ...staff }) {
      const { now } = staff;
      const before = await findInvitation(db, invitationId);
      const refused = await withdrawInvitation(db, { invitationId, staff, now });
      return refused ?? (before ? invitationResponse(before, now) : noInvitation);
    },
  };
}

const invitationResponse = (row: InvitationRow, now: Date) => ({
  id: row.invitation_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  hasAccount: row.has_account,
  invitedBy: row.inviter_email,
  invitedAt: row.invited_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
});
