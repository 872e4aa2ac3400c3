import { recordChange, recordSystemChange } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { type Language, offeredLanguage } from "../../platform/language/language.ts";
import { firstOpenMoment } from "../ledger/open-month.store.ts";
import type { OrderToPrint } from "../order/order-to-print.store.ts";
import { insertInvoice, takeInvoiceNumber } from "./invoice.store.ts";

import type { Billing, InvoiceToWrite } from "./write-invoice.ts";

/**
 * Gives a document the next number of its kind in the financial year (an invoice has `26-27/00007` after the prefix,
 * a credit note `26-27/C0007`; outside India the year is `2026`) and stores it for ever. Returns the document as it prints. `correctsId` is the invoice
 * that a credit note takes from, or that a further invoice adds to. A document that was asked for in a month which is closed by now is of
 * the next one.
 */
export async function numberDocument(
  trx: Trx,
  order: OrderToPrint,
  { billing, lines, shippingPaise, staff, now: asked }: InvoiceToWrite,
  content: Omit<Invoice, "invoiceNo" | "issuedOn" | "placedOn" | "orderNo" | "seller">,
  correctsId: number | null,
): Promise<Invoice> {
  const { seller, prefix, calendar } = billing;
  const now = await firstOpenMoment(trx, asked);
  const { kind = "invoice" } = content;
  const year = calendar.financialYear(now);
  const number = await takeInvoiceNumber(trx, kind, year);
  const digits = kind === "invoice" ? String(number).padStart(5, "0") : `C${String(number).padStart(4, "0")}`;
  const language = documentLanguage(order, billing);
  const document: Invoice = {
    ...content,
    ...(language !== "en" && { language }),
    invoiceNo: `${prefix}/${year}/${digits}`,
    issuedOn: calendar.dayOf(now),
    placedOn: calendar.dayOf(order.placed_at),
    orderNo: order.order_no,
    seller: {
      name: seller.name,
      address: seller.address,
      gstin: seller.gstin,
      email: seller.email,
      ...(seller.vatNumber !== undefined && { vatNumber: seller.vatNumber }),
    },
  };
  const { paidPaise: totalPaise } = document.sums;
  await insertInvoice(
    trx,
    {
      order_id: order.order_id,
      kind,
      corrects_id: correctsId,
      financial_year: year,
      number,
      invoice_no: document.invoiceNo,
      total_paise: totalPaise,
      shipping_paise: shippingPaise,
      content: JSON.stringify(document),
      issued_at: now,
      issued_by: staff?.caller.userId ?? null,
    },
    lines,
  );
  const change = {
    action: `${kind} issued`,
    subject: "orders",
    subjectId: order.order_no,
    after: { invoiceNo: document.invoiceNo, totalPaise, placeOfSupply: document.placeOfSupply },
    now,
  } as const;
  await (staff ? recordChange(trx, { ...change, staff }) : recordSystemChange(trx, change));
  return document;
}

/** A document is in the language of its order where the shop has it. */
export const documentLanguage = (order: OrderToPrint, billing: Billing): Language =>
  offeredLanguage(billing, order.language);
