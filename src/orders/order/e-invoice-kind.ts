import { sql } from "kysely";

/**
 * What kind of e-invoice a row of invoices has: XML with a VAT number of the seller, JSON between two GSTINs in India. Empty: none, as of
 * a document from before e-invoices.
 */
export const eInvoiceKind = sql<"" | "JSON" | "XML">`case
    when content -> 'electronic' is null then ''
    when content ->> 'taxKind' in ('VAT', 'export without VAT') then 'XML'
    when content ->> 'taxKind' in ('inside the state', 'between states') and content -> 'billTo' -> 'gstin' is not null then 'JSON'
    else ''
  end`.as("e_invoice");
