import type { StaffQuoteLine } from "../../contract/admin/quote-lines.ts";
import type { StaffQuote, StaffQuoteRow } from "../../contract/admin/quotes.ts";
import { isRefusal } from "../../contract/errors.ts";
import { fullName } from "../../contract/full-name.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { QuoteId } from "../../contract/ids.ts";
import type { QuotedLine } from "../../platform/db/stored-values.ts";
import type { Language } from "../../platform/language/language.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import type { Services } from "../../platform/services.ts";
import { billingOf } from "../invoice/billing.ts";
import { type Seller, taxNameFor } from "../invoice/invoice.ts";
import { discountLimitPercent } from "../staff-order/discount-limit.ts";
import { loseQuote } from "./lose-quote.ts";
import { lineInWords } from "./open-quote.ts";
import { priceQuote } from "./price-quote.ts";
import { printQuote } from "./print-quote.ts";
import { linePaise, quoteTotals } from "./quote.ts";
import {
  findStaffQuote,
  listQuotes,
  type QuoteRow,
  readQuoteResults,
  type StaffQuoteFound,
} from "./quote-list.store.ts";
import { changeQuote, makeQuote, noQuote } from "./save-quote.ts";
import { sendQuote } from "./send-quote.ts";

type AdminQuoteCalls =
  | "GET /api/admin/quote-results"
  | "GET /api/admin/quotes"
  | "GET /api/admin/quotes/{quoteId}"
  | "POST /api/admin/quotes"
  | "POST /api/admin/quotes/check"
  | "POST /api/admin/quotes/{quoteId}/lost"
  | "POST /api/admin/quotes/{quoteId}/pdf"
  | "POST /api/admin/quotes/{quoteId}/send"
  | "PUT /api/admin/quotes/{quoteId}";

const YEAR_MS = 365 * 24 * 60 * 60_000;

export const adminQuotesApi = ({
  database: { db },
  jobs,
  settings,
  calendar,
}: Services): Handlers<AdminQuoteCalls> => {
  const sellerNow = () => billingOf(settings.current(), calendar).seller;
  const readOne = async (quoteId: QuoteId) => {
    const found = await findStaffQuote(db, quoteId);
    return found ? quoteResponse(found, sellerNow()) : noQuote;
  };
  return {
    async "GET /api/admin/quotes"({ query, caller }) {
      const found = await listQuotes(db, { ...query, madeBy: query.mine ? caller.userId : undefined });
      return { ...found, rows: found.rows.map(rowResponse) };
    },
    async "GET /api/admin/quote-results"({ now }) {
      const { wonPaise, ...results } = await readQuoteResults(db, new Date(now.getTime() - YEAR_MS));
      return { ...results, wonTotal: paiseToRupees(wonPaise) };
    },
    "GET /api/admin/quotes/{quoteId}": ({ params }) => readOne(params.quoteId),
    async "POST /api/admin/quotes/check"({ body }) {
      const priced = await priceQuote(db, body, { seller: sellerNow(), language: "en" });
      return isRefusal(priced) ? priced : totalsOf(priced, "en");
    },
    async "POST /api/admin/quotes"({ body: { enquiryId, ...input }, ...staff }) {
      const made = await makeQuote(db, { input, enquiryId, seller: sellerNow(), staff, now: staff.now });
      return isRefusal(made) ? made : readOne(made);
    },
    async "PUT /api/admin/quotes/{quoteId}"({ params: { quoteId }, body: { version, ...input }, ...staff }) {
      const change = { quoteId, version, input, seller: sellerNow(), staff, now: staff.now };
      return (await changeQuote(db, change)) ?? readOne(quoteId);
    },
    async "POST /api/admin/quotes/{quoteId}/send"({ params: { quoteId }, body, ...staff }) {
      const limitPercent = discountLimitPercent(settings.current(), staff);
      const send = { quoteId, ...body, seller: sellerNow(), calendar, limitPercent, staff, now: staff.now };
      return (await sendQuote(db, jobs, send)) ?? readOne(quoteId);
    },
    async "POST /api/admin/quotes/{quoteId}/lost"({ params: { quoteId }, body, ...staff }) {
      return (await loseQuote(db, { quoteId, ...body, staff, now: staff.now })) ?? readOne(quoteId);
    },
    async "POST /api/admin/quotes/{quoteId}/pdf"({ params: { quoteId }, now }) {
      const found = await findStaffQuote(db, quoteId);
      if (!found) return noQuote;
      const { lines, shipping_paise: shippingPaise, country, name, company, email, language, terms } = found;
      return printQuote(
        db,
        { current: settings.current(), calendar },
        {
          lines,
          shippingPaise,
          country,
          name,
          company,
          vatNumber: found.vat_number,
          email,
          language,
          terms,
          ...taxedTotals(found, sellerNow()),
          quoteNo: found.quote_no,
          madeAt: now,
          validUntil: found.valid_until,
        },
      );
    },
  };
};

const rowResponse = (row: QuoteRow): StaffQuoteRow => ({
  id: row.quote_id,
  quoteNo: row.quote_no,
  state: row.state,
  name: row.name,
  company: row.company,
  email: row.email,
  total: paiseToRupees(row.total_paise),
  validUntil: row.valid_until,
  sentVersion: row.sent_version,
  enquiryId: row.enquiry_id,
  madeBy: fullName(row.first_name, row.last_name),
  changedAt: row.changed_at.toISOString(),
  orderNo: row.order_no ?? "",
  lostReason: row.lost_reason,
  version: row.version,
});

function quoteResponse(found: StaffQuoteFound, seller: Seller): StaffQuote {
  const [newest] = found.versions;
  return {
    ...rowResponse(found),
    ...totalsOf(
      { ...found, shippingPaise: found.shipping_paise, ...taxedTotals(found, seller) },
      found.language,
    ),
    language: found.language,
    country: found.country,
    vatNumber: found.vat_number,
    terms: found.terms,
    lostNote: found.lost_note,
    isUnsent: !newest || contentOf(newest) !== contentOf(found),
    versions: found.versions.map((sent) => ({
      versionNo: sent.version_no,
      ...totalsOf(
        {
          lines: sent.lines,
          shippingPaise: sent.shipping_paise,
          totalPaise: sent.total_paise,
          taxPaise: sent.tax_paise,
        },
        found.language,
      ),
      country: sent.country,
      terms: sent.terms,
      validUntil: sent.valid_until,
      sentAt: sent.sent_at.toISOString(),
      sentBy: fullName(sent.first_name, sent.last_name),
      remindedAt: sent.reminded_at?.toISOString() ?? null,
      askedChange: sent.asked_change,
    })),
  };
}

type Content = Pick<StaffQuoteFound, "country" | "lines" | "shipping_paise" | "terms" | "valid_until">;

/** What a customer would be offered, to be compared. */
const contentOf = ({ country, lines, shipping_paise, terms, valid_until }: Content): string =>
  JSON.stringify([
    ...[country, shipping_paise, terms, valid_until],
    lines.map(({ variantId, size, quantity, unitPaise, name, other }) => [
      ...[variantId, size, quantity, unitPaise],
      ...(other ? [name, other] : []),
    ]),
  ]);

function taxedTotals({ lines, shipping_paise: shippingPaise, country }: Content, seller: Seller) {
  const isTaxed = taxNameFor(seller, country) !== "";
  return quoteTotals({ lines, shippingPaise }, { isTaxed, basisPoints: seller.basisPoints });
}

interface Totals {
  readonly lines: readonly QuotedLine[];
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly taxPaise: number;
}

const totalsOf = ({ lines, shippingPaise, totalPaise, taxPaise }: Totals, language: Language) => ({
  lines: lines.map(
    (line): StaffQuoteLine => ({
      variantId: line.variantId,
      size: line.size,
      what: lineInWords(line, language),
      quantity: line.quantity,
      unitPrice: paiseToRupees(line.unitPaise),
      reason: line.reason ?? "",
      other: line.other ? { text: line.name, ...line.other } : null,
      shopPrice: paiseToRupees(line.shopPaise),
      total: paiseToRupees(linePaise(line)),
    }),
  ),
  shipping: paiseToRupees(shippingPaise),
  total: paiseToRupees(totalPaise),
  tax: paiseToRupees(taxPaise),
});
