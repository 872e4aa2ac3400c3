import type { PrintedQuotation } from "../../buying/quotation/draw-quotation.ts";
import { findQuotedCurrency } from "../../buying/quotation/quotation.store.ts";
import type { StoreSettings } from "../../contract/admin/settings.ts";
import type { Refusal } from "../../contract/errors.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { dateLocale } from "../../platform/calendar/date-locale.ts";
import type { Db } from "../../platform/db/database.ts";
import type { QuotedLine } from "../../platform/db/stored-values.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import type { Language } from "../../platform/language/language.ts";
import { t } from "../../platform/language/t.ts";
import { printPdf } from "../../platform/pdf/print-pdf.ts";
import { refuseUnprintable } from "../../platform/pdf/refuse-unprintable.ts";
import { sellerAddressOf, sellerNameOf } from "../../platform/settings/settings.ts";
import { billingOf } from "../invoice/billing.ts";
import { taxNameFor } from "../invoice/invoice.ts";
import { lineInWords } from "./open-quote.ts";
import { linePaise } from "./quote.ts";

export interface QuoteToPrint {
  readonly quoteNo: string;
  readonly language: Language;
  readonly name: string;
  readonly company: string;
  /** Of the company; empty: none. */
  readonly vatNumber: string;
  readonly email: string;
  readonly country: string;
  readonly lines: readonly QuotedLine[];
  readonly shippingPaise: number;
  readonly totalPaise: number;
  readonly taxPaise: number;
  readonly terms: string;
  readonly madeAt: Date;
  /** YYYY-MM-DD. */
  readonly validUntil: string;
}

/**
 * A quote as PDF in base64, on the page of every quotation. Refuses text_not_printable. Throws SemaphoreFull (503) when too many documents
 * wait to be printed.
 */
export async function printQuote(
  db: Db,
  { current, calendar }: { readonly current: StoreSettings; readonly calendar: Calendar },
  quote: QuoteToPrint,
): Promise<{ fileName: string; pdf: string } | Refusal<"text_not_printable">> {
  const { baseCurrency, supportEmail, sellerGstin, sellerVatNumber } = current;
  const currency = await findQuotedCurrency(db, baseCurrency);
  if (!currency) throw new Error(`The base currency ${baseCurrency} has no rate`);
  const { language, quoteNo } = quote;
  return inLanguage(language, async () => {
    const day = (at: Date) => calendar.formatDay(at, dateLocale(language));
    const printed: PrintedQuotation = {
      language,
      number: quoteNo,
      madeOn: day(quote.madeAt),
      validUntil: day(calendar.startOfDay(quote.validUntil)),
      buyer: [
        quote.company,
        quote.vatNumber && t("VAT number {number}", { number: quote.vatNumber }),
        quote.name,
        quote.email,
      ].filter(Boolean),
      seller: {
        name: sellerNameOf(current),
        lines: [
          ...sellerAddressOf(current),
          ...(sellerGstin ? [`GSTIN ${sellerGstin}`] : []),
          ...(sellerVatNumber ? [t("VAT number {number}", { number: sellerVatNumber })] : []),
          supportEmail,
        ],
      },
      lines: quote.lines.map((line) => ({
        what: lineInWords(line, language),
        quantity: line.quantity,
        unitPaise: line.unitPaise,
        totalPaise: linePaise(line),
      })),
      totalPaise: quote.totalPaise,
      taxPaise: quote.taxPaise,
      tax: taxNameFor(billingOf(current, calendar).seller, quote.country) || undefined,
      supportEmail,
      baseCurrency,
      currency,
      negotiated: { shippingPaise: quote.shippingPaise, terms: quote.terms },
    };
    const refused = refuseUnprintable("The quote", {
      "name or address of the customer": printed.buyer,
      "address of the store": [printed.seller.name, ...printed.seller.lines],
      "name of a product": printed.lines.map(({ what }) => what),
      terms: quote.terms,
    });
    if (refused) return refused;
    const pdf = await printPdf({
      title: t("Quote {number}", { number: quoteNo }),
      language,
      drawing: new URL("../../buying/quotation/draw-quotation.ts", import.meta.url),
      items: [printed],
    });
    return { fileName: `${quoteNo}.pdf`, pdf: pdf.toString("base64") };
  });
}
