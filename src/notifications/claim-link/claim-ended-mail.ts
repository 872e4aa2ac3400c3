import { t } from "../../platform/language/t.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent } from "../look/mail-content.ts";
import type { WaitingToMail } from "./waiting-claim-mail.store.ts";
import { composeWith, dayInWords } from "./waiting-claim-mails.ts";

/** What was waited for, or chosen, is not sent. Why is said as far as it is known when the mail is written. */
export const composeClaimEnded = composeWith((mail, waiting, sender, calendar): MailContent | undefined => {
  if (waiting) return undefined;
  const { heading, collects, isLinkOpen, isOver, closesOn } = mail;
  const mayChoose = isLinkOpen && !(collects && isOver);
  return {
    subject: t("Your kit cannot be sent: {heading}", { heading }),
    preview: collects ? t("What you chose is not ordered.") : t("What you waited for is not given any more."),
    heading: collects ? t("Your choice is not ordered") : t("You wait no more"),
    blocks: [
      { kind: "text", text: greeting(mail.firstName, sender) },
      {
        kind: "text",
        text: collects
          ? whyNotOrdered(mail)
          : t("The kit that you waited for cannot be sent to you as you asked for it."),
      },
      {
        kind: "text",
        text: !mayChoose
          ? t("Please ask your people team if it should be yours.")
          : collects && closesOn
            ? t("The link of the mail that brought it is open: you can choose anew until {day}.", {
                day: dayInWords(closesOn, sender, calendar),
              })
            : t("The link of the mail that brought it is open again: please look at it, and choose anew."),
      },
    ],
  };
});

const whyNotOrdered = ({ isWithdrawn, isArchived }: WaitingToMail): string => {
  if (isWithdrawn) return t("The link by which you chose was withdrawn, so no kit is ordered for you.");
  if (isArchived) return t("The kits of this occasion are not given any more, so none is ordered for you.");
  return t("The kit that you chose cannot be ordered for you as you chose it.");
};
