import { type Static, Type } from "typebox";
import { NamedObject, NonEmptyText, PositiveId, Text, Timestamp } from "../field-schemas.ts";
import { ListOf, ListQuery } from "../list-schemas.ts";
import type { StaffRoute } from "../route.ts";

const InvitationParams = Type.Object({ invitationId: PositiveId });
export const InvitedRole = Type.Enum(["giver", "packing", "people", "support", "catalogue", "admin"]);
const name = NonEmptyText(100);

export const Invitation = NamedObject("Invitation", {
  id: PositiveId,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  role: InvitedRole,
  hasAccount: Type.Boolean({ description: "a customer already: the link offers them the role" }),
  invitedBy: Type.String({ description: "the e-mail address of who invited last" }),
  invitedAt: Timestamp,
  expiresAt: Timestamp,
  isExpired: Type.Boolean(),
});
export type Invitation = Static<typeof Invitation>;

export const NewInvitation = NamedObject("NewInvitation", {
  firstName: name,
  lastName: name,
  email: Text(254),
  role: InvitedRole,
});
export type NewInvitation = Static<typeof NewInvitation>;

const admin = { tag: "Admin: people", auth: "staff", roles: ["admin"] } as const;

export const adminInvitations = {
  "GET /api/admin/invitations": {
    operationId: "listInvitations",
    ...admin,
    summary: "Who is invited to be staff, and has not accepted yet",
    query: ListQuery(["invitedAt"], {}),
    output: ListOf(Invitation),
    errors: [],
  },
  "POST /api/admin/invitations": {
    operationId: "inviteStaff",
    ...admin,
    needsFreshProof: true,
    summary: "Invite somebody to be staff: mails a link that works once, within three days",
    body: NewInvitation,
    output: Invitation,
    errors: [
      "not_found",
      "malformed",
      "email_invalid",
      "person_is_staff",
      "state_conflict",
      "duplicate_entry",
      "too_many_requests",
      "proof_needed",
    ],
  },
  "POST /api/admin/invitations/{invitationId}/resend": {
    operationId: "resendInvitation",
    ...admin,
    needsFreshProof: true,
    summary: "Mail a new link; the one before stops working",
    params: InvitationParams,
    output: Invitation,
    errors: ["not_found", "too_many_requests", "proof_needed"],
  },
  "POST /api/admin/invitations/{invitationId}/withdraw": {
    operationId: "withdrawInvitation",
    ...admin,
    summary: "Withdraw an invitation: its link stops working",
    params: InvitationParams,
    output: Invitation,
    errors: ["not_found"],
  },
} as const satisfies Record<string, StaffRoute>;
