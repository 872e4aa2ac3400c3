import type { Trx } from "../../platform/db/database.ts";
import type { Invoice, InvoiceLine, TaxKind } from "../../platform/db/stored-values.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import { t } from "../../platform/language/t.ts";
import { unitsOfAmount } from "../../platform/money/units-of-amount.ts";
import type { OrderToPrint } from "../order/order-to-print.store.ts";
import { readLinesToPrint } from "../order/order-to-print.store.ts";
import { creditReason, partsOfCorrection } from "./electronic-parts.ts";
import { findLastInvoice, type InvoiceKind } from "./invoice.store.ts";
import { sumsOf } from "./invoice.ts";
import { nextCreditNote, nextFurtherInvoice, type OrderBalance } from "./invoice-balance.ts";
import { documentLanguage, numberDocument } from "./number-document.ts";
import { splitTax } from "./tax.ts";
import { describeLine, type InvoiceToWrite } from "./write-invoice.ts";

/**
 * Writes a credit note for what was taken back since the last one; undefined when there is nothing. Its tax is that of
 * everything credited so far minus that of what was credited before, so that crediting a line in parts or at once
 * gives the same tax.
 */
export async function writeCreditNote(
  trx: Trx,
  order: OrderToPrint,
  balance: OrderBalance,
  by: Pick<InvoiceToWrite, "billing" | "staff" | "now">,
): Promise<Invoice | undefined> {
  const credit = nextCreditNote(balance);
  return credit && writeCorrection(trx, order, balance, { ...by, kind: "credit note", ...credit });
}

/**
 * Writes an invoice that bills again what credit notes took back for a refund that was not made after all; undefined when there
 * is nothing. It is taxed as the credit notes were.
 */
export async function writeFurtherInvoice(
  trx: Trx,
  order: OrderToPrint,
  balance: OrderBalance,
  by: Pick<InvoiceToWrite, "billing" | "staff" | "now">,
): Promise<Invoice | undefined> {
  const further = nextFurtherInvoice(balance);
  return further && writeCorrection(trx, order, balance, { ...by, kind: "invoice", ...further });
}

interface Correction extends InvoiceToWrite {
  readonly kind: InvoiceKind;
}

async function writeCorrection(
  trx: Trx,
  order: OrderToPrint,
  balance: OrderBalance,
  { kind, ...correction }: Correction,
): Promise<Invoice | undefined> {
  const last = await findLastInvoice(trx, order.order_id);
  if (!last) return undefined;
  /** 1 for a credit note, because it raises the sum that is credited. */
  const sign = kind === "credit note" ? 1 : -1;
  const { content: invoice } = last;
  const { seller } = correction.billing;
  const printed = await readLinesToPrint(trx, [order.order_id]);
  const lines: InvoiceLine[] = correction.lines.flatMap(({ lineId, amountPaise }) => {
    const line = printed.find(({ order_line_id }) => order_line_id === lineId);
    if (!line) return [];
    const billed = invoice.lines.find((each) => each.lineId === lineId);
    const inBalance = balance.lines.find((each) => each.lineId === lineId);
    const before = inBalance?.creditedPaise ?? 0;
    return [
      creditedLine(
        {
          lineId,
          what: describeLine(line),
          quantity: inBalance ? unitsOfAmount(inBalance.netPaise, inBalance.quantity, amountPaise) : 0,
          hsn: billed?.hsn ?? line.hsn_code ?? seller.hsn,
          basisPoints: billed?.basisPoints ?? line.gst_basis_points ?? seller.basisPoints,
        },
        invoice.taxKind,
        before,
        sign * amountPaise,
      ),
    ];
  });
  if (correction.shippingPaise > 0)
    lines.push(
      creditedLine(
        {
          what: inLanguage(documentLanguage(order, correction.billing), () => t("Shipping")),
          quantity: 0,
          hsn: "9968",
          basisPoints: seller.basisPoints,
        },
        invoice.taxKind,
        balance.creditedShippingPaise,
        sign * correction.shippingPaise,
      ),
    );
  const { taxKind, placeOfSupply, billTo, shipTo, invoiceNo, issuedOn } = invoice;
  const electronic = partsOfCorrection(invoice, seller);
  const reason =
    kind === "credit note"
      ? await inLanguage(documentLanguage(order, correction.billing), () => creditReason(trx, order))
      : undefined;
  const content = {
    kind,
    taxKind,
    placeOfSupply,
    billTo,
    shipTo,
    ...(electronic && { electronic }),
    ...(reason !== undefined && { reason }),
  };
  return numberDocument(
    trx,
    order,
    correction,
    { ...content, lines, sums: sumsOf(lines), corrects: { invoiceNo, issuedOn } },
    last.invoice_id,
  );
}

/** A line whose tax is that of all credited with this amount minus that of all before it; both are above 0 as printed. */
function creditedLine(
  line: Pick<InvoiceLine, "what" | "hsn" | "basisPoints" | "quantity"> & { readonly lineId?: number },
  taxKind: TaxKind,
  beforePaise: number,
  creditedPaise: number,
): InvoiceLine {
  const before = splitTax(beforePaise, line.basisPoints, taxKind);
  const after = splitTax(beforePaise + creditedPaise, line.basisPoints, taxKind);
  const sign = Math.sign(creditedPaise);
  return {
    ...line,
    discountPaise: 0,
    taxablePaise: sign * (after.taxablePaise - before.taxablePaise),
    cgstPaise: sign * (after.cgstPaise - before.cgstPaise),
    sgstPaise: sign * (after.sgstPaise - before.sgstPaise),
    igstPaise: sign * (after.igstPaise - before.igstPaise),
    paidPaise: Math.abs(creditedPaise),
  };
}
