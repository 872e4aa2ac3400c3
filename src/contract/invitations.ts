import { Type } from "typebox";
import { LoginResponse } from "./accounts.schemas.ts";
import { InvitedRole } from "./admin/invitations.ts";
import { ExactText, NamedObject, NonEmptyText } from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";

const Token = ExactText(100, { minLength: 1 });
const name = NonEmptyText(100);

/** The calls of the link that an invited member of staff gets by mail. */
export const invitationRoutes = {
  "POST /api/invitations/check": {
    operationId: "checkInvitation",
    tag: "Accounts",
    summary: "Whom this link invites, and to what (extension)",
    auth: "none",
    body: Type.Object({ token: Token }),
    output: NamedObject("InvitationOffer", {
      email: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      role: InvitedRole,
      hasPassword: Type.Boolean({ description: "there is an account: its own password accepts" }),
    }),
    errors: ["invitation_closed", "too_many_requests"],
    perMinute: 30,
  },
  "POST /api/invitations/accept": {
    operationId: "acceptInvitation",
    tag: "Accounts",
    summary:
      "Become staff by a mailed link, and log in: a new account by name and password, an existing one by its own password (extension)",
    auth: "none",
    body: NamedObject("InvitationAcceptance", {
      token: Token,
      firstName: name,
      lastName: name,
      password: ExactText(1000),
    }),
    output: LoginResponse,
    errors: [
      "invitation_closed",
      "malformed",
      "password_weak",
      "passwords_off",
      "password_wrong",
      "state_conflict",
      "too_many_requests",
    ],
    perMinute: 10,
  },
} as const satisfies Record<string, ShopRoute>;
