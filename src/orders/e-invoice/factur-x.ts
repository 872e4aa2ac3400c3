import { isRefusal } from "../../contract/errors.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import type { PdfAttachment } from "../../platform/pdf/pdf-attachment.ts";
import { writeCii } from "./cii.ts";
import { semanticInvoice } from "./semantic-invoice.ts";

const FILE_NAME = "factur-x.xml";
const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

/** The name, the meaning and the value of each property by which a program finds the invoice in the PDF. */
const properties = [
  ["DocumentFileName", "The name of the embedded XML document", FILE_NAME],
  ["DocumentType", "The type of the embedded document", "INVOICE"],
  ["Version", "The version of the standard of the embedded document", "1.0"],
  ["ConformanceLevel", "The conformance level of the embedded document", "EN 16931"],
] as const;

/** The XML that makes the PDF of a document a Factur-X or ZUGFeRD invoice; undefined: it is none that EN 16931 can say. */
export function facturX(invoice: Invoice, currency: string): PdfAttachment | undefined {
  const semantic = semanticInvoice(invoice, currency);
  if (isRefusal(semantic)) return undefined;
  return {
    fileName: FILE_NAME,
    type: "text/xml",
    description: "Factur-X invoice",
    text: writeCii(semantic),
    schema: { name: "Factur-X PDFA Extension Schema", namespace: NAMESPACE, prefix: "fx", properties },
  };
}
