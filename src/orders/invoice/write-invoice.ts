import { withSkuCode } from "../../catalogue/sku-code/sku-code.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Invoice } from "../../platform/db/stored-values.ts";
import { inLanguage } from "../../platform/language/in-language.ts";
import type { OffersLanguages } from "../../platform/language/language.ts";
import { shareOf } from "../../platform/money/money.ts";
import { type PrintedTexts, refuseUnprintable } from "../../platform/pdf/refuse-unprintable.ts";
import {
  type LineToPrint,
  type OrderToPrint,
  readAddressesToPrint,
  readLinesToPrint,
} from "../order/order-to-print.store.ts";
import { addresseeOf, findBilledParty } from "./billed-party.ts";
import { addressParts, electronicParts } from "./electronic-parts.ts";
import { invoiceAmounts, type Seller, taxKindOf } from "./invoice.ts";
import type { BilledLine } from "./invoice-balance.ts";
import { documentLanguage, numberDocument } from "./number-document.ts";

/** Who invoices, and under which numbers. */
export interface Billing extends OffersLanguages {
  readonly seller: Seller;
  readonly prefix: string;
  readonly calendar: Calendar;
}

export interface InvoiceToWrite {
  readonly billing: Billing;
  /** The GST code of a state, given when the address does not tell it. */
  readonly placeOfSupply?: string | undefined;
  readonly lines: readonly BilledLine[];
  readonly shippingPaise: number;
  /** Null: the store itself. */
  readonly staff: StaffCaller | null;
  readonly now: Date;
}

/** Writes an invoice of these units with the next number. Refuses state_needed and text_not_printable; then no number is used. */
export async function writeInvoice(
  trx: Trx,
  order: OrderToPrint,
  toWrite: InvoiceToWrite,
): Promise<Invoice | Refusal<"state_needed" | "text_not_printable">> {
  const { seller } = toWrite.billing;
  const addresses = await readAddressesToPrint(trx, [order.order_id]);
  const delivery = addresses.find(({ is_billing }) => !is_billing);
  if (!delivery) throw new Error(`${order.order_no} has no address to deliver to`);
  const language = documentLanguage(order, toWrite.billing);
  const { billTo, stateCode, parts } = await findBilledParty(trx, order, addresses, delivery, language);
  const supply = taxKindOf(seller, delivery, toWrite.placeOfSupply ?? stateCode);
  if (!supply)
    return refuse(
      "state_needed",
      `'${delivery.region}' is not a state of India: please choose the place of supply.`,
    );
  const printed = await readLinesToPrint(trx, [order.order_id]);
  const { country, region } = delivery;
  const amounts = inLanguage(language, () =>
    invoiceAmounts(
      {
        orderNo: order.order_no,
        country,
        region,
        shippingPaise: toWrite.shippingPaise,
        language,
        lines: toWrite.lines.flatMap((line) => billedLine(line, printed)),
      },
      seller,
      supply,
    ),
  );
  const shipTo = addresseeOf(delivery, language);
  const content = { kind: "invoice", ...amounts, billTo, shipTo } as const;
  const refused = refuseUnprintable(`The invoice of ${order.order_no}`, printedTexts(content, seller, order));
  if (refused) return refused;
  const electronic = await electronicParts(trx, order, seller, {
    buyer: parts,
    delivery: addressParts(delivery),
    totalPaise: amounts.sums.paidPaise,
  });
  return numberDocument(trx, order, toWrite, { ...content, electronic }, null);
}

/**
 * What people typed of what an invoice says; the rest is the store's own. A credit note repeats what its invoice says, which nobody
 * can correct any more.
 */
const printedTexts = (
  { billTo, shipTo, placeOfSupply, lines }: Pick<Invoice, "billTo" | "shipTo" | "placeOfSupply" | "lines">,
  seller: Seller,
  { billing_reference }: OrderToPrint,
): PrintedTexts => ({
  "name of the seller (in the settings)": seller.name,
  "address of the seller (in the settings)": seller.address,
  "name of who is billed": billTo.name,
  "billing address": billTo.lines,
  "reference of the company": billing_reference ?? "",
  "name of the recipient": shipTo.name,
  "delivery address": [...shipTo.lines, placeOfSupply],
  "description of the goods": lines.map(({ what }) => what),
});

/** A line item on an invoice or a credit note, in the language of its order: `Mug, Sage, M (SKU MUG-7)`. */
export const describeLine = (line: LineToPrint): string => {
  const name = line.translated_name ?? line.product_name;
  const colour = line.translated_colour ?? line.colour_name;
  return withSkuCode([name, colour, line.size].filter(Boolean).join(", "), line.sku_code);
};

/** The units of one invoice as it prints them, with their part of the line's discount. */
function billedLine({ lineId, quantity, amountPaise }: BilledLine, printed: readonly LineToPrint[]) {
  const line = printed.find(({ order_line_id }) => order_line_id === lineId);
  if (!line) return [];
  const discountPaise =
    quantity === line.quantity ? line.discount_paise : shareOf(line.discount_paise, quantity, line.quantity);
  return [
    {
      lineId,
      what: describeLine(line),
      quantity,
      totalPaise: amountPaise + discountPaise,
      discountPaise,
      hsn: line.hsn_code,
      basisPoints: line.gst_basis_points,
    },
  ];
}
