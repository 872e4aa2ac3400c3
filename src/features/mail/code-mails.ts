import { greeting } from "./greeting.ts";
import type { Block, MailContent, MailSender } from "./mail-content.ts";

export interface CodeMail {
  readonly firstName: string;
  readonly email: string;
  /** Null when a newer mail carries the code. */
  readonly code: string | null;
}

/** Replaces the code in the stored copy of a mail that was sent. */
export const MASKED_CODE = "••••••";

/** Sent after sign-up. Its code sets the new account's password (readings: identity). */
export const welcomeMail = ({ firstName, email, code }: CodeMail, sender: MailSender): MailContent => ({
  subject: `Welcome to the ${sender.companyName} store`,
  preview: code ? `Your code is ${code}. Set a password with it.` : "Set a password for your account.",
  heading: `Welcome to the ${sender.companyName} store`,
  blocks: [
    { kind: "text", text: greeting(firstName) },
    {
      kind: "text",
      text: "Your account is ready. Set a password with this code: it also proves that the address is yours, which the welcome kit needs.",
    },
    ...codeBlocks(code, email, sender),
    {
      kind: "note",
      text: "If you did not sign up, you can ignore this mail. Nobody can set a password without the code.",
    },
  ],
});

/** Requested on accounts/recover-password. */
export const oneTimeCodeMail = ({ firstName, email, code }: CodeMail, sender: MailSender): MailContent => ({
  subject: `Your code for the ${sender.companyName} store`,
  preview: code ? `Your code is ${code}.` : "Your code.",
  heading: "Your one-time code",
  blocks: [
    { kind: "text", text: greeting(firstName) },
    { kind: "text", text: "Set a new password with this code." },
    ...codeBlocks(code, email, sender),
    {
      kind: "note",
      text: "If you did not ask for it, you can ignore this mail: your password stays as it is.",
    },
  ],
});

const codeBlocks = (code: string | null, email: string, { publicUrl }: MailSender): Block[] => [
  ...(code
    ? ([
        { kind: "code", code },
        {
          kind: "note",
          text: "It is good for 10 minutes and for one use. We never ask for it by phone or mail.",
        },
      ] as const)
    : []),
  // Browsers do not send what follows #, so the e-mail address reaches no server log. The page fills it in.
  {
    kind: "button",
    label: "Set your password",
    url: `${publicUrl}/accounts/recover-password${code ? `#email=${encodeURIComponent(email)}` : ""}`,
  },
];
