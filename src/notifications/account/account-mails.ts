import { staffText } from "../../contract/staff-text.ts";
import type { Db } from "../../platform/db/database.ts";
import { shopUrl } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import type { MailToSend } from "../../platform/mail/mail.store.ts";
import { makeOneTimeCode } from "../../platform/one-time-code/make-one-time-code.ts";
import { CODE_DIGITS } from "../../platform/one-time-code/one-time-code.ts";
import { type ComposedMail, type Composer, requireId, withoutSecret } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { readFirstName } from "./account-mails.store.ts";

export interface CodeMail {
  readonly firstName: string;
  readonly email: string;
  /** Null when a newer mail carries the code. */
  readonly code: string | null;
  /** The page of the store where its reader goes on. */
  readonly returnPath?: string | null;
}

/** Replaces each digit of the code in the stored copy of a mail that was sent. */
const MASKED = "•";

/** Sent after sign-up. Its code sets the new account's password (readings: identity). */
export const welcomeMail = ({ firstName, ...linked }: CodeMail, sender: MailSender): MailContent => ({
  subject: t("Welcome to the {companyName} store", sender),
  preview: linked.code
    ? t("Your code is {code}. Set a password with it.", { code: linked.code })
    : t("Set a password for your account."),
  heading: t("Welcome to the {companyName} store", sender),
  blocks: [
    { kind: "text", text: greeting(firstName, sender) },
    {
      kind: "text",
      text: t(
        "Your account is ready. Set a password with this code. It also confirms that this address is yours, which we need to know before you can order your welcome kit.",
      ),
    },
    ...codeBlocks({ ...linked, isNew: true }, sender),
    {
      kind: "note",
      text: t("If you didn’t sign up, please ignore this email. Nobody can set a password without the code."),
    },
  ],
});

/** Requested on accounts/recover-password. */
export const oneTimeCodeMail = ({ firstName, ...linked }: CodeMail, sender: MailSender): MailContent => ({
  subject: t("Your code for the {companyName} store", sender),
  preview: linked.code ? t("Your code is {code}.", { code: linked.code }) : t("Your code."),
  heading: t("Your one-time code"),
  blocks: [
    { kind: "text", text: greeting(firstName, sender) },
    { kind: "text", text: t("Set a new password with this code.") },
    ...codeBlocks({ ...linked, isNew: false }, sender),
    {
      kind: "note",
      text: t("If you didn’t ask for it, please ignore this email: your password stays as it is."),
    },
  ],
});

/** Sent at the tenth wrong password or code of a day, once. */
export const loginWarningMail = (firstName: string, sender: MailSender): MailContent => ({
  subject: t("Someone is trying to log in to your account at the {companyName} store", sender),
  preview: t("Ten wrong passwords or codes today."),
  heading: t("Someone is trying to log in to your account"),
  blocks: [
    { kind: "text", text: greeting(firstName, sender) },
    {
      kind: "text",
      text: t(
        "Ten wrong passwords or codes were entered for your account today. Nobody got in. We are slowing down further attempts, and the codes we send you are longer until tomorrow.",
      ),
    },
    {
      kind: "text",
      text: t(
        "If it was you and you have forgotten your password, set a new one. If it wasn’t you, you don’t need to do anything; a password that you use nowhere else keeps you safe.",
      ),
    },
    {
      kind: "button",
      label: t("Set your password"),
      url: `${shopUrl(sender)}/accounts/recover-password`,
    },
  ],
});

/** Sent at each change of a person's second factor, whoever made it. */
export const secondFactorChangedMail = (firstName: string, sender: MailSender): MailContent => ({
  subject: t("Your second factor at the {companyName} store was changed", sender),
  preview: t("An authenticator app or a passkey was added or removed."),
  heading: t("Your second factor was changed"),
  blocks: [
    { kind: "text", text: greeting(firstName, sender) },
    {
      kind: "text",
      text: t(
        "An authenticator app or a passkey of yours was added or removed. You can check it under Your login in the admin.",
      ),
    },
    {
      kind: "text",
      text: t("If it wasn’t you, set a new password at once and tell an administrator of the store."),
    },
    {
      kind: "button",
      label: t("Check your login"),
      url: `${sender.publicUrl}/admin#/second-factor`,
    },
  ],
});

interface LinkedCode extends Omit<CodeMail, "firstName"> {
  /** It sets somebody's first password. */
  readonly isNew: boolean;
}

/** What the recovery page knows from the button: whose code, how long it is, and where its reader goes on. */
function linkedFields({ email, code, returnPath, isNew }: LinkedCode): string {
  const fields = [
    `email=${encodeURIComponent(email)}`,
    isNew ? "new" : "",
    code?.length === CODE_DIGITS ? "" : `digits=${code?.length}`,
    returnPath ? `to=${encodeURIComponent(returnPath)}` : "",
  ];
  return fields.filter(Boolean).join("&");
}

const codeBlocks = ({ code, ...linked }: LinkedCode, sender: MailSender): Block[] => [
  ...(code
    ? ([
        { kind: "code", code },
        {
          kind: "note",
          text: t(
            "It works once and expires after 10 minutes. We’ll never ask you for it by phone or email.",
          ),
        },
      ] as const)
    : []),
  // Browsers do not send what follows #, so the e-mail address reaches no server log. The page fills it in.
  {
    kind: "button",
    label: t("Set your password"),
    url: `${shopUrl(sender)}/accounts/recover-password${code ? `#${linkedFields({ ...linked, code })}` : ""}`,
  },
];

export const composeWelcome: Composer = async (db, mail, { sender, now }) =>
  withAndWithoutCode(await makeCodeMail(db, mail, now), (codeMail) => welcomeMail(codeMail, sender));

export const composeOneTimeCode: Composer = async (db, mail, { sender, now }) => {
  const code = await makeCodeMail(db, mail, now);
  if (code.code === null) return { notNeeded: staffText`Its code was used, or a newer one was asked for.` };
  return withAndWithoutCode(code, (codeMail) => oneTimeCodeMail(codeMail, sender));
};

export const composeLoginWarning: Composer = async (db, mail, { sender }) =>
  withoutSecret(loginWarningMail(await readFirstName(db, requireId(mail.user_id)), sender));

export const composeSecondFactorChanged: Composer = async (db, mail, { sender }) =>
  withoutSecret(secondFactorChangedMail(await readFirstName(db, requireId(mail.user_id)), sender));

/** The code is made here, so that none waits in the queue or the database in plain text. */
async function makeCodeMail(db: Db, mail: MailToSend, now: Date): Promise<CodeMail> {
  const userId = requireId(mail.user_id);
  const firstName = await readFirstName(db, userId);
  const made = await makeOneTimeCode(db, { userId, requestedAt: mail.queued_at, now });
  return { firstName, email: mail.recipient, code: made?.code ?? null, returnPath: made?.returnPath ?? null };
}

/** The mail with its code, and as it is stored. */
const withAndWithoutCode = (
  codeMail: CodeMail,
  compose: (codeMail: CodeMail) => MailContent,
): ComposedMail => ({
  content: compose(codeMail),
  masked: compose({ ...codeMail, code: codeMail.code && MASKED.repeat(codeMail.code.length) }),
});
