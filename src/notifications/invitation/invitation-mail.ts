import { fullName } from "../../contract/full-name.ts";
import { staffText } from "../../contract/staff-text.ts";
import { findInvitationToMail, makeInvitationToken } from "../../people/invitation/invitation-link.store.ts";
import { INVITATION_DAYS, invitationUrl } from "../../people/invitation/invitation-link.ts";
import type { Composer } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";

export interface InvitationToMail {
  readonly firstName: string;
  readonly inviterFirstName: string;
  readonly inviterLastName: string;
  readonly role: "admin" | "catalogue" | "giver" | "packing" | "people" | "support";
  /** Null in the stored copy. */
  readonly token: string | null;
}

const work: Record<InvitationToMail["role"], string> = {
  giver: "You’ll give kits to people, and see who has claimed theirs.",
  packing: "You’ll pack and send what people have ordered.",
  people: "You’ll look after the company’s people: who is coming, here and leaving.",
  support: "You’ll look after orders, enquiries and refunds.",
  catalogue: "You’ll look after products, stock and content.",
  admin: "You’ll be an administrator, with access to everything.",
};

/** The link by which somebody becomes staff. */
export const staffInvitationMail = (invitation: InvitationToMail, sender: MailSender): MailContent => ({
  subject: `Your invitation to the ${sender.companyName} store team`,
  preview: "Accept the invitation within three days.",
  heading: "You are invited",
  blocks: [
    { kind: "text", text: greeting(invitation.firstName, sender) },
    {
      kind: "text",
      text: `${fullName(invitation.inviterFirstName, invitation.inviterLastName)} has invited you to help run the ${sender.companyName} store. ${work[invitation.role]}`,
    },
    {
      kind: "button",
      label: "Accept the invitation",
      url: invitationUrl(sender.publicUrl, invitation.token),
    },
    {
      kind: "note",
      text: `The link works once and expires after ${INVITATION_DAYS} days. Please don’t pass it on. If you weren’t expecting it, please ignore this email: nothing will happen.`,
    },
  ],
});

/** Whoever reads a stored mail does not get the link: it makes somebody staff. */
export const composeInvitation: Composer = async (db, mail, { sender, now }) => {
  const invitationId = mail.invitation_id;
  const invitation = invitationId && (await findInvitationToMail(db, invitationId));
  const token =
    invitationId && (await makeInvitationToken(db, { invitationId, askedAt: mail.queued_at, now }));
  if (!invitation || !token)
    return { notNeeded: staffText`It was accepted, withdrawn or too old, or a newer one was asked for.` };
  const compose = (shown: string | null) => staffInvitationMail({ ...invitation, token: shown }, sender);
  return { content: compose(token), masked: compose(null) };
};
