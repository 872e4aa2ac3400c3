import { fullName } from "../../contract/full-name.ts";
import { INVITATION_DAYS, invitationUrl } from "../invitation-link/invitation-link.ts";
import { greeting } from "./greeting.ts";
import type { MailContent, MailSender } from "./mail-content.ts";

export interface InvitationToMail {
  readonly firstName: string;
  readonly inviterFirstName: string;
  readonly inviterLastName: string;
  readonly role: "admin" | "catalogue" | "support";
  /** Null in the stored copy. */
  readonly token: string | null;
}

const work: Record<InvitationToMail["role"], string> = {
  support: "orders, enquiries and refunds",
  catalogue: "products, stock and content",
  admin: "everything, as an administrator",
};

/** The link by which somebody becomes staff. */
export const staffInvitationMail = (invitation: InvitationToMail, sender: MailSender): MailContent => ({
  subject: `Your invitation to the team of the ${sender.companyName} store`,
  preview: "Accept the invitation within three days.",
  heading: "You are invited",
  blocks: [
    { kind: "text", text: greeting(invitation.firstName, sender) },
    {
      kind: "text",
      text: `${fullName(invitation.inviterFirstName, invitation.inviterLastName)} invites you to work in the ${sender.companyName} store: ${work[invitation.role]}.`,
    },
    {
      kind: "button",
      label: "Accept the invitation",
      url: invitationUrl(sender.publicUrl, invitation.token),
    },
    {
      kind: "note",
      text: `The link works once, within ${INVITATION_DAYS} days. Please do not pass it on. If you did not expect it, please ignore this email: nothing will happen.`,
    },
  ],
});
