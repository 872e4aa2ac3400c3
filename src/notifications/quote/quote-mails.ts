import { staffText } from "../../contract/staff-text.ts";
import { lineInWords } from "../../orders/quote/open-quote.ts";
import {
  findQuote,
  findVersion,
  makeQuoteToken,
  type QuoteVersionRow,
} from "../../orders/quote/quote.store.ts";
import { linePaise } from "../../orders/quote/quote.ts";
import { quoteUrl } from "../../orders/quote/quote-link.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { dateLocale } from "../../platform/calendar/date-locale.ts";
import { countryIn } from "../../platform/country/country-in.ts";
import type { Db } from "../../platform/db/database.ts";
import { shopUrl } from "../../platform/language/reader.ts";
import { t } from "../../platform/language/t.ts";
import { unambiguousBaseMoney } from "../../platform/money/unambiguous-money.ts";
import { type Composer, requireId, withoutSecret } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { AmountRow, Block, MailContent, MailSender } from "../look/mail-content.ts";

export interface QuoteToMail {
  readonly quoteNo: string;
  readonly name: string;
  readonly sent: QuoteVersionRow;
}

type Write = (
  quote: QuoteToMail & { readonly token: string | null; readonly lastDay: string },
  sender: MailSender,
) => MailContent;

const text = (words: string): Block => ({ kind: "text", text: words });

const amountsOf = ({ sent }: QuoteToMail, { baseCurrency, language }: MailSender): AmountRow[] => {
  const money = (paise: number) => unambiguousBaseMoney(paise, baseCurrency, language);
  const row = (label: string, detail: string, paise: number, isTotal = false) => ({
    label,
    detail,
    amount: money(paise),
    baseAmount: "",
    isTotal,
  });
  return [
    ...sent.lines.map((line) =>
      row(lineInWords(line, language), `${line.quantity} × ${money(line.unitPaise)}`, linePaise(line)),
    ),
    row(t("Delivery"), countryIn(language, sent.country), sent.shipping_paise),
    row(t("Total", { context: "document" }), "", sent.total_paise, true),
  ];
};

const linkNote = (lastDay: string): Block => ({
  kind: "note",
  text: t(
    "Whoever has this link can accept the quote in your name, until {day}. Please pass it on only to whom you trust.",
    {
      day: lastDay,
    },
  ),
});

/** The link by which a quote is read and accepted. `token` is null in the stored copy. */
export const quoteSentMail: Write = (quote, sender) => ({
  subject: t("Your quote {number}", { number: quote.quoteNo }),
  preview: t("Valid until {day}.", { day: quote.lastDay }),
  heading: quote.sent.version_no > 1 ? t("Your quote, in a new version") : t("Your quote"),
  blocks: [
    text(greeting(quote.name, sender)),
    text(t("Here is what we can offer you. It is valid until {day}.", { day: quote.lastDay })),
    { kind: "amounts", rows: amountsOf(quote, sender) },
    text(t("You can accept it, ask for a change or get it as PDF on its page. You need no account.")),
    { kind: "button", label: t("Open your quote"), url: quoteUrl(shopUrl(sender), quote.token) },
    linkNote(quote.lastDay),
  ],
});

export const quoteReminderMail: Write = (quote, sender) => ({
  subject: t("Your quote {number} is valid until {day}", { number: quote.quoteNo, day: quote.lastDay }),
  preview: t("You can accept it, ask for a change, or do nothing."),
  heading: t("Your quote ends soon"),
  blocks: [
    text(greeting(quote.name, sender)),
    text(
      t("Your quote can be accepted until {day}. Afterwards we would make you a new one.", {
        day: quote.lastDay,
      }),
    ),
    { kind: "amounts", rows: amountsOf(quote, sender) },
    { kind: "button", label: t("Open your quote"), url: quoteUrl(shopUrl(sender), quote.token) },
    linkNote(quote.lastDay),
  ],
});

/** Whoever reads a stored mail does not get the link: it orders in somebody's name. */
const compose =
  (write: Write): Composer =>
  async (db, mail, { sender, calendar, now }) => {
    const quoteId = requireId(mail.quote_id);
    const quote = await readQuote(db, quoteId);
    const token = quote && (await makeQuoteToken(db, quoteId, calendar.dayOf(now)));
    if (!quote || !token)
      return { notNeeded: staffText`The quote was settled meanwhile, or its last day is past.` };
    const lastDay = dayInWords(quote.sent.valid_until, sender, calendar);
    const writeWith = (shown: string | null) => write({ ...quote, token: shown, lastDay }, sender);
    return { content: writeWith(token), masked: writeWith(null) };
  };

export const composeQuoteSent = compose(quoteSentMail);
export const composeQuoteReminder = compose(quoteReminderMail);

/** To support, in English. A reply goes to the customer. */
export const composeQuoteChangeAsked: Composer = async (db, mail) => {
  const quoteId = requireId(mail.quote_id);
  const quote = await readQuote(db, quoteId);
  if (!quote?.sent.asked_change) return { notNeeded: staffText`Nothing is asked for any more.` };
  const title = `Quote ${quote.quoteNo}: a change is asked for`;
  return withoutSecret({
    subject: title,
    preview: quote.sent.asked_change.slice(0, 120),
    heading: title,
    blocks: [
      { kind: "quote", text: quote.sent.asked_change },
      {
        kind: "facts",
        rows: [
          { label: "Name", value: quote.name },
          { label: "Email", value: quote.email },
        ],
      },
      {
        kind: "note",
        text: "Change the quote in the admin and send it again: its customer gets the new version.",
      },
    ],
    replyTo: { name: quote.name, address: quote.email },
  });
};

async function readQuote(
  db: Db,
  quoteId: number,
): Promise<(QuoteToMail & { readonly email: string }) | undefined> {
  const quote = await findQuote(db, quoteId);
  const sent = quote && (await findVersion(db, quoteId, quote.sent_version));
  return sent && { quoteNo: quote.quote_no, name: quote.name, email: quote.email, sent };
}

const dayInWords = (day: string, { language }: MailSender, calendar: Calendar): string =>
  calendar.formatDay(calendar.startOfDay(day), dateLocale(language));
