import { dateLocale } from "../../platform/calendar/date-locale.ts";
import { formatMinute } from "../../platform/calendar/format-minute.ts";
import { t } from "../../platform/language/t.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { AmountRow, Block, MailContent, MailSender } from "../look/mail-content.ts";
import { hours } from "../look/mail-times.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { type ExchangeToMail, readExchangeToMail } from "./exchange-to-mail.store.ts";
import { piecesText, seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

type Compose = (order: OrderToMail, exchange: ExchangeToMail, sender: MailSender) => MailContent;

const numberOf = ({ orderNo }: OrderToMail, { number }: ExchangeToMail) => ({
  returnNo: `${orderNo}/R${number}`,
});

const dayOf = ({ backBy }: ExchangeToMail, sender: MailSender) => ({
  backBy: formatMinute(backBy, sender.timeZone, dateLocale(sender.language)),
});

const text = (words: string): Block => ({ kind: "text", text: words });

/** What goes back, and the size that comes instead. */
const itemRows = ({ pieces }: ExchangeToMail): AmountRow[] =>
  pieces.map(({ productName, from, to, quantity }) => ({
    label: productName,
    detail: t("Size {to} instead of {from}", { from, to }),
    amount: piecesText(quantity),
    baseAmount: "",
    isTotal: false,
  }));

/** Where the old pieces go: an office, or the address of returns. */
function whereTo(exchange: ExchangeToMail, sender: MailSender): Block[] {
  if (exchange.office)
    return [{ kind: "facts", rows: [{ label: t("Bring it to"), value: exchange.office }] }];
  return sender.returnAddress.length > 0
    ? [{ kind: "facts", rows: [{ label: t("Send it to"), value: sender.returnAddress.join("\n") }] }]
    : [text(t("We’ll tell you within {hours} where to send them.", { hours: hours(sender.replyHours) }))];
}

/** How the pieces come back, what happens when, and how it is called off. */
export const exchangeAskedMail: Compose = (order, exchange, sender) => ({
  subject: t("Another size {returnNo}: what to do now", numberOf(order, exchange)),
  preview: t(exchange.office ? "Where to bring it." : "Where to send it, and what to write on the parcel."),
  heading: t("Your new size is reserved"),
  blocks: [
    text(greeting(order.firstName, sender)),
    text(
      exchange.sendsAtOnce
        ? t(
            "We’re sending your new size already. Please give the old one back by {backBy}.",
            dayOf(exchange, sender),
          )
        : t(
            "Your new size is reserved until {backBy}. We send it as soon as the old one is back. There is nothing to pay.",
            dayOf(exchange, sender),
          ),
    ),
    { kind: "amounts", rows: itemRows(exchange) },
    ...whereTo(exchange, sender),
    text(
      exchange.office
        ? t("Please put a note with the number {returnNo} on it.", numberOf(order, exchange))
        : t(
            "Print the label on your order’s page, or write the number {returnNo} on the parcel. Keep the courier’s receipt.",
            numberOf(order, exchange),
          ),
    ),
    text(t("Does it fit after all? You can call the exchange off on your order’s page.")),
    seeOrder(order, sender),
  ],
});

/** Two days before the new size is not reserved any more. */
export const exchangeReminderMail: Compose = (order, exchange, sender) => ({
  subject: t("Another size {returnNo}: please give the old one back", numberOf(order, exchange)),
  preview: t("It should be back by {backBy}.", dayOf(exchange, sender)),
  heading: t("The old size is not back yet"),
  blocks: [
    text(greeting(order.firstName, sender)),
    text(
      exchange.sendsAtOnce
        ? t("Please give the old size back by {backBy}.", dayOf(exchange, sender))
        : t(
            "Your new size is reserved until {backBy}. If the old one is not back by then, the exchange ends. Is it on its way? Then just reply to this email.",
            dayOf(exchange, sender),
          ),
    ),
    { kind: "amounts", rows: itemRows(exchange) },
    ...whereTo(exchange, sender),
    seeOrder(order, sender),
  ],
});

/** An exchange ended: called off, declined, lapsed; or what was sent at once is followed by the old size. */
export const exchangeEndedMail: Compose = (order, exchange, sender) => {
  const words = wordsOfEnd(exchange);
  return {
    subject: t(
      exchange.isDone ? "Exchange {returnNo}: thank you" : "Exchange {returnNo} has ended",
      numberOf(order, exchange),
    ),
    preview: words.opening,
    heading: words.heading,
    blocks: [
      text(greeting(order.firstName, sender)),
      text(words.opening),
      ...(exchange.reason ? [{ kind: "quote" as const, text: exchange.reason }] : []),
      { kind: "amounts", rows: itemRows(exchange) },
      ...(words.after ? [text(words.after)] : []),
      seeOrder(order, sender),
    ],
  };
};

function wordsOfEnd({ isDone, ended }: ExchangeToMail) {
  if (isDone)
    return {
      heading: t("The old size is back"),
      opening: t("We have received the old size. Everything is done."),
    };
  if (ended === "declined")
    return {
      heading: t("We can’t exchange this size"),
      opening: t("We’re sorry: we can’t exchange this. This is why:"),
      after: t("If you have questions, just reply to this email."),
    };
  if (ended === "lapsed")
    return {
      heading: t("Your exchange has ended"),
      opening: t("The old size didn’t come back in time, so the new one is not reserved for you any more."),
      after: t(
        "Have you sent it already? Nothing is lost: we’ll go on when it arrives, as long as the size is there.",
      ),
    };
  return {
    heading: t("Your exchange is called off"),
    opening: t("Keep what you have: you don’t need to give anything back."),
  };
}

const ofExchange =
  (compose: Compose): Composer =>
  async (db, mail, { sender }) => {
    const exchange = await readExchangeToMail(db, requireId(mail.return_id));
    return composeOrderMail(db, mail.order_id, (order) => compose(order, exchange, sender));
  };

export const composeExchangeAsked = ofExchange(exchangeAskedMail);
export const composeExchangeReminder = ofExchange(exchangeReminderMail);
export const composeExchangeEnded = ofExchange(exchangeEndedMail);
