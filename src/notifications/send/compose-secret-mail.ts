import { findInvitationToMail, makeInvitationToken } from "../../people/invitation/invitation-link.store.ts";
import type { Db } from "../../platform/db/database.ts";
import type { MailToSend } from "../../platform/mail/mail.store.ts";
import { makeOneTimeCode } from "../../platform/one-time-code/make-one-time-code.ts";
import { type CodeMail, MASKED_CODE } from "../account/account-mails.ts";
import type { AlertToMail } from "../back-in-stock/alert-mails.ts";
import { staffInvitationMail } from "../invitation/invitation-mail.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { type ComposedMail, type NotNeededMail, requireId } from "./composed-mail.ts";
import { findAlert, readFirstName } from "./mail-sources.store.ts";

/** Whoever reads a stored mail does not get the link: it makes somebody staff. */
export async function composeInvitation(
  db: Db,
  mail: MailToSend,
  sender: MailSender,
  now: Date,
): Promise<ComposedMail | NotNeededMail> {
  const invitationId = mail.invitation_id;
  const invitation = invitationId && (await findInvitationToMail(db, invitationId));
  const token =
    invitationId && (await makeInvitationToken(db, { invitationId, askedAt: mail.queued_at, now }));
  if (!invitation || !token)
    return { notNeeded: "It was accepted, withdrawn or too old, or a newer one was asked for." };
  const compose = (shown: string | null) => staffInvitationMail({ ...invitation, token: shown }, sender);
  return { content: compose(token), masked: compose(null) };
}

/** Whoever reads a stored mail cannot confirm for its receiver. */
export async function composeAlertMail(
  db: Db,
  { alert_id: alertId }: MailToSend,
  compose: (alert: AlertToMail) => MailContent,
): Promise<ComposedMail | NotNeededMail> {
  const alert = alertId === null ? undefined : await findAlert(db, alertId);
  if (!alert) return { notNeeded: "Its alert was withdrawn." };
  return { content: compose(alert), masked: compose({ ...alert, token: null }) };
}

/** The mail with its code, and as it is stored. */
export const withAndWithoutCode = (
  codeMail: CodeMail,
  compose: (codeMail: CodeMail) => MailContent,
): ComposedMail => ({
  content: compose(codeMail),
  masked: compose({ ...codeMail, code: codeMail.code && MASKED_CODE }),
});

export async function makeCodeMail(db: Db, mail: MailToSend, now: Date): Promise<CodeMail> {
  const userId = requireId(mail.user_id);
  const firstName = await readFirstName(db, userId);
  const code = await makeOneTimeCode(db, { userId, requestedAt: mail.queued_at, now });
  return { firstName, email: mail.recipient, code };
}
