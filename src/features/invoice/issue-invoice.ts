import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Calendar } from "../calendar/calendar.ts";
import { addressLines } from "../order/address-lines.ts";
import { isSold } from "../order/order-status.ts";
import {
  type AddressToPrint,
  type LineToPrint,
  lockOrderToInvoice,
  type OrderToPrint,
  readAddressesToPrint,
  readLinesToPrint,
} from "../order/order-to-print.store.ts";
import { findInvoice, insertInvoice, readOffice, takeInvoiceNumber } from "./invoice.store.ts";
import { type Addressee, type Invoice, invoiceAmounts, type Seller, taxKindOf } from "./invoice.ts";

export interface IssueInvoice {
  readonly orderNo: string;
  /** The GST code of a state, given when the address does not tell it. */
  readonly placeOfSupply: string | undefined;
  readonly seller: Seller;
  readonly prefix: string;
  readonly calendar: Calendar;
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * The invoice of an order: the one that was issued before, or a new one with the next number of the financial
 * year. Refuses order_not_found, state_conflict (the free kit, or not confirmed), state_needed (the address
 * names no state of India).
 */
export async function issueInvoice(
  db: Db,
  issue: IssueInvoice,
): Promise<Invoice | Refusal<"order_not_found" | "state_conflict" | "state_needed">> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderToInvoice(trx, issue.orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const existing = await findInvoice(trx, order.order_id);
    if (existing) return existing;
    if (order.is_swag) return refuse("state_conflict", "A welcome kit is free: there is nothing to invoice.");
    if (!isSold(order.status))
      return refuse(
        "state_conflict",
        `The order is '${order.status}': an invoice follows once it is confirmed.`,
      );
    return createInvoice(trx, order, issue);
  });
}

async function createInvoice(
  trx: Trx,
  order: OrderToPrint,
  issue: IssueInvoice,
): Promise<Invoice | Refusal<"state_needed">> {
  const { seller, calendar, now, staff } = issue;
  const addresses = await readAddressesToPrint(trx, [order.order_id]);
  const delivery = addresses.find(({ is_billing }) => !is_billing);
  if (!delivery) throw new Error(`${order.order_no} has no address to deliver to`);
  const supply = taxKindOf(seller, delivery, issue.placeOfSupply);
  if (!supply)
    return refuse(
      "state_needed",
      `'${delivery.region}' is no state of India: please choose the place of supply.`,
    );
  const lines = await readLinesToPrint(trx, [order.order_id]);
  const amounts = invoiceAmounts({ ...orderToInvoice(order, delivery, lines) }, seller, supply);
  const billTo = await billingAddressee(trx, order, addresses, delivery);

  const year = calendar.financialYear(now);
  const number = await takeInvoiceNumber(trx, year);
  const invoice: Invoice = {
    ...amounts,
    invoiceNo: `${issue.prefix}/${year}/${String(number).padStart(5, "0")}`,
    issuedOn: calendar.dayOf(now),
    placedOn: calendar.dayOf(order.placed_at),
    orderNo: order.order_no,
    seller: { name: seller.name, address: seller.address, gstin: seller.gstin, email: seller.email },
    billTo,
    shipTo: addressee(delivery),
  };
  await insertInvoice(trx, {
    order_id: order.order_id,
    financial_year: year,
    number,
    invoice_no: invoice.invoiceNo,
    total_paise: amounts.sums.paidPaise,
    content: JSON.stringify(invoice),
    issued_at: now,
    issued_by: staff.caller.userId,
  });
  await recordChange(trx, {
    staff,
    action: "invoice issued",
    subject: "orders",
    subjectId: order.order_no,
    after: {
      invoiceNo: invoice.invoiceNo,
      totalPaise: amounts.sums.paidPaise,
      placeOfSupply: supply.placeOfSupply,
    },
    now,
  });
  return invoice;
}

const orderToInvoice = (order: OrderToPrint, delivery: AddressToPrint, lines: readonly LineToPrint[]) => ({
  orderNo: order.order_no,
  country: delivery.country,
  region: delivery.region,
  shippingPaise: order.shipping_paise ?? 0,
  lines: lines.map((line) => ({
    what: [line.product_name, line.colour_name, line.size].filter(Boolean).join(", "),
    quantity: line.quantity,
    totalPaise: line.total_paise,
    discountPaise: line.discount_paise,
    hsn: line.hsn_code,
    basisPoints: line.gst_basis_points,
  })),
});

const addressee = (address: AddressToPrint): Addressee => ({
  name: address.recipient_name,
  lines: addressLines(address),
});

/** The company's office, or else the billing address, or else the delivery address. */
async function billingAddressee(
  trx: Trx,
  order: OrderToPrint,
  addresses: readonly AddressToPrint[],
  delivery: AddressToPrint,
): Promise<Addressee> {
  const office =
    order.billing_office_id === null ? undefined : await readOffice(trx, order.billing_office_id);
  if (office) return { name: office.name, lines: office.address.split("\n") };
  return addressee(addresses.find(({ is_billing }) => is_billing) ?? delivery);
}
