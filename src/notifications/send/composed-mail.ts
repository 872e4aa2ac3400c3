import type { Attachment } from "../../platform/mail/mail-transport.ts";
import type { MailContent } from "../look/mail-content.ts";

export interface ComposedMail {
  readonly content: MailContent;
  /** What is stored once the mail is sent: the same, without the code or the order's link. */
  readonly masked: MailContent;
  readonly attachments?: readonly Attachment[];
}

/** A mail that is out of date and is not sent. */
export interface NotNeededMail {
  readonly notNeeded: string;
}

/** The id that a kind of mail has in its row. Throws when the row lacks it. */
export function requireId(id: number | null): number {
  if (id === null) throw new Error("The mail's row lacks the id that its kind needs");
  return id;
}
