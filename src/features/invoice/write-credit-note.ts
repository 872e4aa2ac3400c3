import type { Trx } from "../../server/db/database.ts";
import type { OrderToPrint } from "../order/order-to-print.store.ts";
import { readLinesToPrint } from "../order/order-to-print.store.ts";
import { splitGst, type TaxKind } from "./gst.ts";
import { findLastInvoice } from "./invoice.store.ts";
import { type Invoice, type InvoiceLine, sumsOf } from "./invoice.ts";
import { nextCreditNote, type OrderBalance } from "./invoice-balance.ts";
import { numberDocument } from "./number-document.ts";
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
  const last = credit && (await findLastInvoice(trx, order.order_id));
  if (!credit || !last) return undefined;
  const { content: invoice } = last;
  const printed = await readLinesToPrint(trx, [order.order_id]);
  const lines: InvoiceLine[] = credit.lines.flatMap(({ lineId, amountPaise }) => {
    const line = printed.find(({ order_line_id }) => order_line_id === lineId);
    if (!line) return [];
    const billed = invoice.lines.find((each) => each.lineId === lineId);
    const before = balance.lines.find((each) => each.lineId === lineId)?.creditedPaise ?? 0;
    return [
      creditedLine(
        {
          lineId,
          what: describeLine(line),
          hsn: billed?.hsn ?? line.hsn_code ?? by.billing.seller.hsn,
          basisPoints: billed?.basisPoints ?? line.gst_basis_points ?? by.billing.seller.basisPoints,
        },
        invoice.taxKind,
        before,
        amountPaise,
      ),
    ];
  });
  if (credit.shippingPaise > 0)
    lines.push(
      creditedLine(
        { what: "Shipping", hsn: "9968", basisPoints: by.billing.seller.basisPoints },
        invoice.taxKind,
        balance.creditedShippingPaise,
        credit.shippingPaise,
      ),
    );
  const { taxKind, placeOfSupply, billTo, shipTo, invoiceNo, issuedOn } = invoice;
  const content = { kind: "credit note" as const, taxKind, placeOfSupply, billTo, shipTo };
  return numberDocument(
    trx,
    order,
    { ...by, ...credit },
    { ...content, lines, sums: sumsOf(lines), corrects: { invoiceNo, issuedOn } },
    last.invoice_id,
  );
}

function creditedLine(
  line: Pick<InvoiceLine, "what" | "hsn" | "basisPoints"> & { readonly lineId?: number },
  taxKind: TaxKind,
  beforePaise: number,
  amountPaise: number,
): InvoiceLine {
  const before = splitGst(beforePaise, line.basisPoints, taxKind);
  const after = splitGst(beforePaise + amountPaise, line.basisPoints, taxKind);
  return {
    ...line,
    quantity: 0,
    discountPaise: 0,
    taxablePaise: after.taxablePaise - before.taxablePaise,
    cgstPaise: after.cgstPaise - before.cgstPaise,
    sgstPaise: after.sgstPaise - before.sgstPaise,
    igstPaise: after.igstPaise - before.igstPaise,
    paidPaise: amountPaise,
  };
}
