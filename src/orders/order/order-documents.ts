import type { OrderDocument } from "../../contract/order-document.ts";
import { paiseToRupees } from "../../platform/money/money.ts";

/** An invoice or credit note as lists of an order's documents show it. */
export const documentResponse = (row: {
  readonly invoice_id: number;
  readonly kind: "invoice" | "credit note";
  readonly invoice_no: string;
  readonly issued_at: Date;
  readonly total_paise: number;
  readonly e_invoice: OrderDocument["eInvoice"];
}): OrderDocument => ({
  id: row.invoice_id,
  kind: row.kind,
  no: row.invoice_no,
  issuedAt: row.issued_at.toISOString(),
  amount: paiseToRupees(row.total_paise),
  eInvoice: row.e_invoice,
});
