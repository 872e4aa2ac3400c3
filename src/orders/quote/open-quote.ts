import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { QuoteId } from "../../contract/ids.ts";
import type { CustomerQuote } from "../../contract/quotes.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { t } from "../../platform/language/t.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { signOrderLink } from "../../platform/order-link/sign-order-link.ts";
import { showsOrder } from "../claim/link/claim-link.ts";
import { type Seller, taxNameFor } from "../invoice/invoice.ts";
import { findOrderToLink } from "../order/order-link.store.ts";
import {
  findLink,
  findQuote,
  findVersion,
  type LockedQuote,
  lockQuote,
  type QuoteVersionRow,
} from "./quote.store.ts";
import { isOpen, linePaise, shownState } from "./quote.ts";

export const unknownLink = refuse(
  "quote_unknown",
  "This link is not complete, or it is none of ours. Please open it from the mail again.",
);

export interface QuoteLink {
  readonly token: string;
  readonly seller: Seller;
  readonly baseCurrency: string;
  readonly calendar: Calendar;
  readonly now: Date;
}

/** The quote that a link opens, in its newest version whichever the link was mailed with. Writes nothing. Refuses quote_unknown. */
export async function openQuote(
  db: Db | Trx,
  { token, seller, baseCurrency, calendar, now }: QuoteLink,
): Promise<CustomerQuote | Refusal<"quote_unknown">> {
  const found = await findSentQuote(db, token);
  if (isRefusal(found)) return found;
  const { quote, sent, openedVersion } = found;
  const state = shownState({ state: quote.state, validUntil: sent.valid_until }, calendar.dayOf(now));
  const { lines } = sent;
  return {
    quoteNo: quote.quote_no,
    versionNo: sent.version_no,
    openedVersion,
    state,
    name: quote.name,
    company: quote.company,
    country: sent.country,
    lines: lines.map((line) => ({
      what: lineInWords(line, quote.language),
      quantity: line.quantity,
      unitPrice: paiseToRupees(line.unitPaise),
      total: paiseToRupees(linePaise(line)),
    })),
    currencyCode: baseCurrency,
    shipping: paiseToRupees(sent.shipping_paise),
    total: paiseToRupees(sent.total_paise),
    tax: paiseToRupees(sent.tax_paise),
    taxName: sent.tax_paise > 0 ? taxNameFor(seller, sent.country) : "",
    terms: sent.terms,
    validUntil: sent.valid_until,
    sentAt: sent.sent_at.toISOString(),
    askedChange: sent.asked_change,
    order: quote.order_no === null ? null : await orderOf(db, quote.order_no, quote.settled_at, now),
  };
}

/** The order that a quote made. Its link is shown for a day; later only the mails of the order have it. */
async function orderOf(db: Db | Trx, orderNo: string, acceptedAt: Date | null, now: Date) {
  const isShown = acceptedAt !== null && showsOrder(acceptedAt, now);
  const order = isShown ? await findOrderToLink(db, orderNo) : undefined;
  return { orderNo, orderLink: order ? signOrderLink(order.secret, order) : null };
}

/** A quote with the newest version of it that was sent. */
export async function findSentQuote(db: Db | Trx, token: string) {
  const link = await findLink(db, token);
  const quote = link && (await findQuote(db, link.quoteId));
  const sent = quote && (await findVersion(db, link.quoteId, quote.sent_version));
  return quote && sent ? { quote, sent, openedVersion: link.versionNo } : unknownLink;
}

/** `T-shirt, Sage, size M`, in the language of the quote. */
export const lineInWords = (
  { name, colour, size }: { readonly name: string; readonly colour: string; readonly size: string },
  language: string,
): string =>
  inLanguage(language, () => [name, colour, size && t("size {size}", { size })].filter(Boolean).join(", "));

export interface OpenQuote {
  readonly quoteId: QuoteId;
  readonly quote: LockedQuote;
  readonly sent: QuoteVersionRow;
}

/**
 * Locks the quote of a link, for its customer to decide, and checks that the version that they have read is the one that holds. Refuses
 * quote_superseded, quote_lapsed and quote_withdrawn with what is so, and quote_accepted with the order.
 */
export async function lockOpenQuote(
  trx: Trx,
  {
    token,
    versionNo,
    calendar,
    now,
  }: Omit<QuoteLink, "baseCurrency" | "seller"> & { readonly versionNo: number },
): Promise<
  | OpenQuote
  | Refusal<"quote_accepted" | "quote_lapsed" | "quote_superseded" | "quote_unknown" | "quote_withdrawn">
> {
  const link = await findLink(trx, token);
  const quote = link && (await lockQuote(trx, link.quoteId));
  if (!quote) return unknownLink;
  const sent = await findVersion(trx, link.quoteId, quote.sent_version);
  if (!sent) return unknownLink;
  if (quote.state === "accepted") {
    const { order_no: orderNo } = (await findQuote(trx, link.quoteId)) ?? {};
    if (!orderNo) throw new Error(`Quote ${quote.quote_no} was accepted and has no order`);
    const { orderLink } = await orderOf(trx, orderNo, quote.settled_at, now);
    return refuse("quote_accepted", `This quote was accepted already, by order ${orderNo}.`, {
      orderNo,
      ...(orderLink && { orderLink }),
    });
  }
  if (!isOpen(quote.state) && quote.state !== "lapsed")
    return refuse(
      "quote_withdrawn",
      "This quote was withdrawn. Please write to us if you still want to order.",
    );
  if (quote.state === "lapsed" || sent.valid_until < calendar.dayOf(now))
    return refuse("quote_lapsed", "The last day of this quote is past. Please ask us for a new one.");
  if (sent.version_no !== versionNo)
    return refuse(
      "quote_superseded",
      "We have sent a newer version of this quote since. Please read it first.",
    );
  return { quoteId: link.quoteId, quote, sent };
}
