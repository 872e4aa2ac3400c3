import { staffText } from "../../contract/staff-text.ts";
import { t } from "../../platform/language/t.ts";
import { type Composer, requireId, withoutSecret } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { findThanksToMail } from "./thanks-mail.store.ts";

export interface ThanksToMail {
  readonly giverFirstName: string;
  readonly writerName: string;
  /** As staff call it. */
  readonly occasion: string;
  /** The first occasion, which they have given no other name. */
  readonly isWelcomeKit: boolean;
  readonly note: string;
}

/** A note of thanks to who sent the link of a kit. It has neither address nor size nor number of the order. */
export const thanksMail = (
  { giverFirstName, writerName, note, ...of }: ThanksToMail,
  sender: MailSender,
): MailContent => ({
  subject: t("{name} says thank you", { name: writerName }),
  preview: t("A note about “{occasion}”.", { occasion: occasionInWords(of) }),
  heading: t("{name} says thank you", { name: writerName }),
  blocks: [
    { kind: "text", text: greeting(giverFirstName, sender) },
    {
      kind: "text",
      text: of.isWelcomeKit
        ? t("{name} got the welcome kit from you and writes:", { name: writerName })
        : t("{name} got the kit of “{occasion}” from you and writes:", {
            name: writerName,
            occasion: of.occasion,
          }),
    },
    { kind: "quote", text: note },
    {
      kind: "note",
      text: t("You get this because you sent the link or printed the card. Each kit can bring one note."),
    },
  ],
});

const occasionInWords = ({ occasion, isWelcomeKit }: Pick<ThanksToMail, "isWelcomeKit" | "occasion">) =>
  isWelcomeKit ? t("Welcome kit") : occasion;

export const composeThanks: Composer = async (db, mail, { sender }) => {
  const thanks = await findThanksToMail(db, requireId(mail.order_id));
  return thanks
    ? withoutSecret(thanksMail(thanks, sender))
    : { notNeeded: staffText`What was written is erased.` };
};
