import { isRefusal, type Refusal } from "../../contract/errors.ts";
import type { ElectronicFile } from "../../contract/order-document.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { irpInvoice } from "./irp.ts";
import { semanticInvoice } from "./semantic-invoice.ts";
import { writeUbl } from "./ubl.ts";

/**
 * A document as a file for programs: UBL where it has VAT, the JSON of India's invoice registration portal where it has GST. Refuses
 * state_conflict with what is missing.
 */
export function eInvoiceFile(
  invoice: Invoice,
  baseCurrency: string,
): ElectronicFile | Refusal<"state_conflict"> {
  const name = invoice.invoiceNo.replaceAll("/", "-");
  if (invoice.seller.gstin) {
    const irp = irpInvoice(invoice);
    if (isRefusal(irp)) return irp;
    return { fileName: `${name}.json`, type: "application/json", text: `${JSON.stringify(irp, null, 2)}\n` };
  }
  const semantic = semanticInvoice(invoice, baseCurrency);
  if (isRefusal(semantic)) return semantic;
  return { fileName: `${name}.xml`, type: "application/xml", text: writeUbl(semantic) };
}
