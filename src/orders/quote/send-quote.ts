import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { QuoteId } from "../../contract/ids.ts";
import { lockEnquiry, updateEnquiry } from "../../people/enquiry/inbox.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { type Seller, taxNameFor } from "../invoice/invoice.ts";
import { refuseDiscounts } from "../staff-order/discount-limit.ts";
import { insertVersion, lockQuote, updateQuote } from "./quote.store.ts";
import { quoteTotals } from "./quote.ts";
import { changedQuote, noQuote } from "./save-quote.ts";

interface SendQuote {
  readonly quoteId: QuoteId;
  readonly version: number;
  readonly seller: Seller;
  readonly calendar: Calendar;
  /** By how many per cent this person may go below the shop's price of a line; undefined: any. */
  readonly limitPercent: number | undefined;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Stores a quote as its next version and mails its link, in one transaction; its enquiry is answered by that. Also one that has lapsed
 * or was lost is sent again. Returns undefined when it is done. Refuses state_conflict (it was accepted), time_invalid (its last day is
 * past), price_invalid (it costs nothing: that is an order free of charge) and discount_above_limit (an administrator sends it).
 */
export function sendQuote(
  db: Db,
  jobs: Jobs,
  { quoteId, version, seller, calendar, limitPercent, staff, now }: SendQuote,
): Promise<
  | Refusal<
      | "discount_above_limit"
      | "not_found"
      | "price_invalid"
      | "state_conflict"
      | "time_invalid"
      | "version_conflict"
    >
  | undefined
> {
  return refusableTransaction(db, async (trx) => {
    const quote = await lockQuote(trx, quoteId);
    if (!quote) return noQuote;
    if (quote.version !== version) return changedQuote;
    if (quote.state === "accepted")
      return refuse("state_conflict", "This quote was accepted already. Please make another one.");
    if (quote.valid_until < calendar.dayOf(now))
      return refuse("time_invalid", "The last day of this quote is past. Please give a later one.");
    if (quote.total_paise === 0)
      return refuse(
        "price_invalid",
        "This quote costs nothing. Please make an order free of charge instead.",
      );
    const above = refuseDiscounts(quote.lines, limitPercent);
    if (above) return above;
    const versionNo = quote.sent_version + 1;
    const { lines, shipping_paise: shippingPaise, country, email: recipient, language } = quote;
    const isTaxed = taxNameFor(seller, country) !== "";
    const { taxPaise } = quoteTotals({ lines, shippingPaise }, { isTaxed, basisPoints: seller.basisPoints });
    await insertVersion(trx, quote, { versionNo, taxPaise, by: staff.caller.userId, now });
    const sent = {
      state: "sent",
      sent_version: versionNo,
      settled_at: null,
      lost_reason: null,
      lost_note: "",
    } as const;
    await updateQuote(trx, quoteId, sent, now);
    if (quote.enquiry_id !== null && (await lockEnquiry(trx, quote.enquiry_id)))
      await updateEnquiry(trx, quote.enquiry_id, { state: "answered", owner_id: staff.caller.userId });
    await queueMail(trx, jobs, { kind: "quote-sent", recipient, quoteId, language, now });
    await recordChange(trx, {
      staff,
      action: "quote sent",
      subject: "quotes",
      subjectId: quoteId,
      after: { version: versionNo, total: paiseToRupees(quote.total_paise), validUntil: quote.valid_until },
      now,
    });
    return undefined;
  });
}
