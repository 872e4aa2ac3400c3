import { staffText } from "../../contract/staff-text.ts";
import { makeReminderToken } from "../../orders/claim/choice/reminders.store.ts";
import { claimUrl } from "../../orders/claim/link/claim-link.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { t } from "../../platform/language/t.ts";
import type { Composer } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { findClaimLinkToMail } from "./claim-link-mail.store.ts";
import { type ClaimLinkToMail, kitOf } from "./claim-link-mail.ts";
import { dayInWords } from "./waiting-claim-mails.ts";

const text = (words: string): Block => ({ kind: "text", text: words });

/** Reminds of choosing before the last day. `token` is null in the stored copy. */
const claimReminderMail = (
  link: ClaimLinkToMail & { readonly closesOn: string; readonly token: string | null },
  sender: MailSender,
  calendar: Calendar,
): MailContent => {
  const day = dayInWords(link.closesOn, sender, calendar);
  return {
    subject: t("Please choose by {day}: {heading}", { day, heading: link.heading }),
    preview: t("Your kit waits for your choice."),
    heading: t("Your kit waits for your choice"),
    blocks: [
      text(greeting(link.firstName, sender)),
      text(
        t(
          "You have not chosen your kit yet. You can until {day}. Then all kits are ordered together, and who has not chosen gets none.",
          { day },
        ),
      ),
      ...kitOf(link),
      { kind: "button", label: t("Choose your kit"), url: claimUrl(sender.publicUrl, link.token) },
      {
        kind: "note",
        text: t(
          "The link is yours alone. Please don’t pass it on. The one that we mailed you before works too: both open the same kit.",
        ),
      },
    ],
  };
};

/** Whoever has chosen meanwhile, or cannot any more, gets no reminder. A stored mail has no link. */
export const composeClaimReminder: Composer = async (db, mail, { sender, calendar, now }) => {
  const claimLinkId = mail.claim_link_id;
  const of = { language: sender.language, timeZone: calendar.timeZone };
  const link = claimLinkId === null ? undefined : await findClaimLinkToMail(db, claimLinkId, of);
  const closesOn = link && link.expiresAt > now ? link.closesOn : null;
  const token =
    claimLinkId !== null && closesOn !== null
      ? await makeReminderToken(db, { claimLinkId, remindedAt: mail.queued_at, now })
      : null;
  if (!link || closesOn === null || !token)
    return { notNeeded: staffText`They have chosen meanwhile, or cannot any more.` };
  const compose = (shown: string | null) =>
    claimReminderMail({ ...link, closesOn, token: shown }, sender, calendar);
  return { content: compose(token), masked: compose(null) };
};
