import { t } from "../../platform/language/t.ts";
import { greeting } from "../look/greeting.ts";
import type { Block } from "../look/mail-content.ts";
import { partSizeBlocks } from "../look/part-sizes.ts";
import { composeWith, dayInWords, waitingKit } from "./waiting-claim-mails.ts";

/** What somebody has chosen, until when they can change it, and when it comes. */
export const composeClaimChosen = composeWith((mail, waiting, sender, calendar) => {
  const { closesOn, dispatchFrom } = mail;
  if (!waiting?.isCollected || closesOn === null) return undefined;
  const { size, declined, office } = waiting;
  const until = dayInWords(closesOn, sender, calendar);
  const text = (words: string): Block => ({ kind: "text", text: words });
  return {
    subject: t("We have your choice: {heading}", { heading: mail.heading }),
    preview: t("You can change it until {day}.", { day: until }),
    heading: t("We have your choice"),
    blocks: [
      text(greeting(mail.firstName, sender)),
      ...waitingKit(mail, size),
      ...partSizeBlocks(waiting.partSizes),
      ...(declined.length > 0 ? [text(t("Without: {parts}", { parts: declined.join(", ") }))] : []),
      text(
        office ? t("You pick it up at {office}.", { office }) : t("It goes to the address that you gave."),
      ),
      text(
        t("You can change all of it until {day}, by the link of the mail that brought your kit.", {
          day: until,
        }),
      ),
      text(
        dispatchFrom
          ? t("Then all kits are ordered together. They leave on {day} or later.", {
              day: dayInWords(dispatchFrom, sender, calendar),
            })
          : t("Then all kits are ordered together, and we mail you when yours leaves."),
      ),
    ],
  };
});
