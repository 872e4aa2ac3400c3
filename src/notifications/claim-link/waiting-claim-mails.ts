import { staffText } from "../../contract/staff-text.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { t } from "../../platform/language/t.ts";
import { type Composer, withoutSecret } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { Block, MailContent, MailSender } from "../look/mail-content.ts";
import { partSizeBlocks } from "../look/part-sizes.ts";
import { kitBlocks } from "../order/order-mail-blocks.ts";
import { findWaitingToMail, type WaitingToMail } from "./waiting-claim-mail.store.ts";

type Write = (
  mail: WaitingToMail,
  waiting: WaitingToMail["waiting"],
  sender: MailSender,
  calendar: Calendar,
) => MailContent | undefined;

/** Whoever was given the kit meanwhile, or waits no more, gets no mail about waiting. */
export const composeWith =
  (write: Write): Composer =>
  async (db, mail, { sender, calendar, now }) => {
    const id = mail.claim_link_id;
    const of = { language: sender.language, timeZone: calendar.timeZone, now };
    const found = id === null ? undefined : await findWaitingToMail(db, id, of);
    const content = found && write(found, found.waiting, sender, calendar);
    return content ? withoutSecret(content) : { notNeeded: staffText`Nobody waits by this link any more.` };
  };

/** The day in the words of the mail's language. */
export const dayInWords = (day: string, { language }: MailSender, calendar: Calendar): string =>
  calendar.formatDay(calendar.startOfDay(day), language === "en" ? undefined : language);

const toLink = (): Block => ({
  kind: "note",
  text: t(
    "The link of the mail that brought your kit shows your place at any time. There you can change size and address, or wait no more.",
  ),
});

export const waitingKit = ({ kitName, kitImage }: WaitingToMail, size: string): Block[] =>
  kitName === null
    ? []
    : kitBlocks(kitImage, {
        label: kitName,
        detail: size ? t("Size {size}", { size }) : "",
        amount: t("Free"),
        baseAmount: "",
        isTotal: false,
      });

export const composeClaimQueued = composeWith((mail, waiting, sender, calendar) => {
  if (!waiting || waiting.isCollected) return undefined;
  const { size, place, expectedOn } = waiting;
  return {
    subject: t("You wait for your kit: {heading}", { heading: mail.heading }),
    preview: t("We send it as soon as it is there. You need to do nothing."),
    heading: t("Your kit comes later"),
    blocks: [
      { kind: "text", text: greeting(mail.firstName, sender) },
      {
        kind: "text",
        text: t("Your kit is out at the moment. We have your size and your address, and keep your place."),
      },
      ...waitingKit(mail, size),
      ...partSizeBlocks(waiting.partSizes),
      { kind: "text", text: whenInWords(expectedOn, sender, calendar) },
      { kind: "text", text: t("Your place among those who wait: {place}.", { place }) },
      toLink(),
    ],
  };
});

export const composeClaimDelayed = composeWith((mail, waiting, sender, calendar) => {
  if (!waiting) return undefined;
  const { size, place, expectedOn } = waiting;
  return {
    subject: expectedOn
      ? t("Your kit is expected on another day: {heading}", { heading: mail.heading })
      : t("No day is known for your kit: {heading}", { heading: mail.heading }),
    preview: t("You keep your place, and need to do nothing."),
    heading: t("The day has changed"),
    blocks: [
      { kind: "text", text: greeting(mail.firstName, sender) },
      { kind: "text", text: whenInWords(expectedOn, sender, calendar) },
      ...waitingKit(mail, size),
      ...partSizeBlocks(waiting.partSizes),
      { kind: "text", text: t("Your place among those who wait: {place}.", { place }) },
      toLink(),
    ],
  };
});

const whenInWords = (expectedOn: string | null, sender: MailSender, calendar: Calendar): string =>
  expectedOn
    ? t("A delivery is expected on {day}. We send your kit as soon as it is there: you need to do nothing.", {
        day: dayInWords(expectedOn, sender, calendar),
      })
    : t("No day is known at the moment. We send your kit as soon as it is there: you need to do nothing.");
