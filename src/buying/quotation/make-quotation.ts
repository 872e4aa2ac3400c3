import { randomBytes } from "node:crypto";
import type { StoreSettings } from "../../contract/admin/settings.ts";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { QuotationInput } from "../../contract/quotations.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { dateLocale } from "../../platform/calendar/date-locale.ts";
import type { Db } from "../../platform/db/database.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { type Language, offeredLanguage } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";
import { isEmail } from "../../platform/mail/email-address.ts";
import { toSingleLine } from "../../platform/mail/single-line.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { refuseUnprintable } from "../../platform/pdf/refuse-unprintable.ts";
import { sellerAddressOf, sellerNameOf } from "../../platform/settings/settings.ts";
import type { PrintedQuotation } from "./draw-quotation.ts";
import { findQuotedCurrency, readSkusToQuote } from "./quotation.store.ts";
import { priceQuotation, quotationNumber, VALID_DAYS } from "./quotation.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A quote as PDF in base64, at the server's own prices. The store keeps none of it and mails nothing: what somebody typed
 * about themselves leaves with the PDF. Refuses state_conflict (the welcome kit) and text_not_printable. Throws SemaphoreFull (503) when too
 * many documents wait to be printed.
 */
export async function makeQuotation(
  db: Db,
  {
    current,
    calendar,
    now,
    language: asked,
  }: {
    readonly current: StoreSettings;
    readonly calendar: Calendar;
    readonly now: Date;
    /** Of the page that asks. */
    readonly language: Language;
  },
  { lines, company, name, email = "", currencyCode = current.baseCurrency }: QuotationInput,
) {
  if (email.trim() && !isEmail(email.trim()))
    return refuse("email_invalid", "Please enter a valid email address, or leave it empty.");
  const currency = await findQuotedCurrency(db, currencyCode.toUpperCase());
  if (!currency) return refuse("currency_unknown", `The store does not show prices in ${currencyCode}.`);
  const reader = { language: offeredLanguage(current, asked) };
  return inLanguage(reader.language, async () => {
    const skus = await readSkusToQuote(db, [
      ...new Set(lines.map(({ productDetailsId }) => productDetailsId)),
    ]);
    const priced = priceQuotation(lines, skus, current.gstRate, reader);
    if (isRefusal(priced)) return priced;
    const number = quotationNumber(calendar.dayOf(now), randomBytes(4));
    const vatNumber = current.sellerVatNumber;
    const day = (at: Date) => calendar.formatDay(at, dateLocale(reader.language));
    const quotation: PrintedQuotation = {
      ...priced,
      ...reader,
      currency,
      number,
      madeOn: day(now),
      validUntil: day(new Date(now.getTime() + (VALID_DAYS - 1) * DAY_MS)),
      buyer: [company, name, email].map(toSingleLine).filter(Boolean),
      seller: {
        name: sellerNameOf(current),
        lines: [
          ...sellerAddressOf(current),
          ...(current.sellerGstin ? [`GSTIN ${current.sellerGstin}`] : []),
          ...(vatNumber ? [t("VAT number {number}", { number: vatNumber })] : []),
          current.supportEmail,
        ],
      },
      tax: current.sellerGstin ? "GST" : vatNumber ? "VAT" : undefined,
      supportEmail: current.supportEmail,
      baseCurrency: current.baseCurrency,
    };
    const refused = refuseUnprintable("The quote", {
      "name of your company, your name or your email address": quotation.buyer,
      "address of the store": [quotation.seller.name, ...quotation.seller.lines],
      "name of a product": quotation.lines.map(({ what }) => what),
    });
    if (refused) return refused;
    const pdf = await printPdf({
      title: t("Quote {number}", { number }),
      language: reader.language,
      drawing: new URL("./draw-quotation.ts", import.meta.url),
      items: [quotation],
    });
    return { fileName: `${number}.pdf`, pdf: pdf.toString("base64") };
  });
}
