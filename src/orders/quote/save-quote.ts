import { randomBytes } from "node:crypto";
import type { QuoteInput } from "../../contract/admin/quotes.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { EnquiryId, QuoteId } from "../../contract/ids.ts";
import type { ErrorsOf } from "../../contract/route-types.ts";
import { findEnquiryRow } from "../../people/enquiry/inbox.store.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { isEmail, normalizeEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { plainVatNumber, vatNumberProblem } from "../../platform/vat-number/vat-number.ts";
import type { Seller } from "../invoice/invoice.ts";
import { priceQuote } from "./price-quote.ts";
import { insertQuote, type LockedQuote, lockQuote, updateQuote } from "./quote.store.ts";
import { newQuoteNumber } from "./quote.ts";

type SaveError = ErrorsOf<"POST /api/admin/quotes">;

interface SaveQuote {
  readonly input: QuoteInput;
  readonly seller: Seller;
  readonly staff: StaffCaller;
  readonly now: Date;
}

export const noQuote = refuse("not_found", "There is no such quote.");
export const changedQuote = refuse(
  "version_conflict",
  "Somebody else changed this quote in the meantime, so nothing was saved.",
);

/** Makes the draft of a quote. Returns its id. Refuses with the codes of the contract. */
export function makeQuote(
  db: Db,
  { enquiryId, staff, now, ...save }: SaveQuote & { readonly enquiryId: EnquiryId | undefined },
): Promise<QuoteId | Refusal<SaveError>> {
  return refusableTransaction(db, async (trx) => {
    if (enquiryId !== undefined && !(await findEnquiryRow(trx, enquiryId)))
      return refuse("not_found", "There is no such enquiry.");
    const row = await readRow(trx, save);
    if (isRefusal(row)) return row;
    const quoteNo = newQuoteNumber(randomBytes(8));
    const quoteId = await insertQuote(trx, {
      ...row,
      quote_no: quoteNo,
      enquiry_id: enquiryId ?? null,
      made_by: staff.caller.userId,
      made_at: now,
      changed_at: now,
    });
    await recordChange(trx, {
      staff,
      action: "quote made",
      subject: "quotes",
      subjectId: quoteId,
      after: { quote: quoteNo, total: paiseToRupees(row.total_paise) },
      now,
    });
    return quoteId;
  });
}

/**
 * Changes what the next version of a quote says. What was sent stays, and can be accepted until the next is sent. Returns undefined when
 * it is done. Refuses state_conflict (it was accepted; or another customer, once it was sent).
 */
export function changeQuote(
  db: Db,
  {
    quoteId,
    version,
    staff,
    now,
    ...save
  }: SaveQuote & { readonly quoteId: QuoteId; readonly version: number },
): Promise<Refusal<SaveError> | undefined> {
  return refusableTransaction(db, async (trx) => {
    const before = await lockQuote(trx, quoteId);
    if (!before) return noQuote;
    if (before.version !== version) return changedQuote;
    if (before.state === "accepted")
      return refuse(
        "state_conflict",
        "This quote was accepted, so it stays as it is. Please make another one.",
      );
    const row = await readRow(trx, save);
    if (isRefusal(row)) return row;
    if (before.sent_version > 0 && !isSameCustomer(before, row))
      return refuse(
        "state_conflict",
        "This quote was sent, so its customer stays. Please make another one for somebody else.",
      );
    await updateQuote(trx, quoteId, row, now);
    await recordChange(trx, {
      staff,
      action: "quote changed",
      subject: "quotes",
      subjectId: quoteId,
      before: { total: paiseToRupees(before.total_paise) },
      after: { total: paiseToRupees(row.total_paise) },
      now,
    });
    return undefined;
  });
}

/** Whoever has the link of a sent version may accept it, so it belongs to one mailbox. */
const isSameCustomer = (
  before: LockedQuote,
  row: { readonly name: string; readonly company: string; readonly email_folded: string },
) => before.email_folded === row.email_folded && before.name === row.name && before.company === row.company;

async function readRow(trx: Trx, { input, seller }: Pick<SaveQuote, "input" | "seller">) {
  const email = input.email.trim();
  if (!isEmail(email)) return refuse("email_invalid", "Please give a valid e-mail address.");
  const vatNumber = input.vatNumber?.trim() ?? "";
  const problem = vatNumber ? vatNumberProblem(vatNumber) : undefined;
  if (problem) return refuse("vat_number_invalid", problem);
  const priced = await priceQuote(trx, input, { seller, language: input.language });
  if (isRefusal(priced)) return priced;
  return {
    name: toSingleLine(input.name),
    company: toSingleLine(input.company),
    vat_number: plainVatNumber(vatNumber),
    email,
    email_folded: normalizeEmail(email),
    language: input.language,
    terms: input.terms,
    valid_until: input.validUntil,
    country: priced.country,
    lines: priced.lines,
    shipping_paise: priced.shippingPaise,
    total_paise: priced.totalPaise,
  };
}
