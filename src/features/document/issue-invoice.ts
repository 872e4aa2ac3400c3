import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import { indiaDay } from "../../server/db/india-day.ts";
import { recordChange } from "../audit/record-change.ts";
import { addressLines } from "./address-lines.ts";
import {
  type AddressToPrint,
  addressesToPrint,
  findInvoice,
  insertInvoice,
  type LineToPrint,
  linesToPrint,
  lockToInvoice,
  type OrderToPrint,
  readOffice,
  takeNumber,
} from "./document.store.ts";
import { financialYear } from "./gst.ts";
import { type Addressee, type Invoice, invoiceAmounts, type Seller, taxKindOf } from "./invoice.ts";

export interface IssueInvoice {
  readonly orderNo: string;
  /** GST code of a state, where the address does not tell it. */
  readonly placeOfSupply: string | undefined;
  readonly seller: Seller;
  readonly prefix: string;
  readonly staff: Staff;
  readonly now: Date;
}

const invoiced = ["Order Confirmed", "Dispatched", "Delivered"];

/**
 * An order's invoice: the one that was issued, or now the next number of the financial year. Refuses order_not_found,
 * step_not_allowed (the free kit, or not confirmed), state_needed (the address names no state of India).
 */
export async function issueInvoice(db: Db, issue: IssueInvoice): Promise<Invoice | Refusal> {
  return db.transaction().execute(async (trx) => {
    const order = await lockToInvoice(trx, issue.orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const known = await findInvoice(trx, order.order_id);
    if (known) return known;
    if (order.is_swag)
      return refuse("step_not_allowed", "A welcome kit is free: there is nothing to invoice.");
    if (!invoiced.includes(order.status))
      return refuse(
        "step_not_allowed",
        `The order is '${order.status}': an invoice follows once it is confirmed.`,
      );
    return writeInvoice(trx, order, issue);
  });
}

async function writeInvoice(trx: Trx, order: OrderToPrint, issue: IssueInvoice): Promise<Invoice | Refusal> {
  const { seller, now, staff } = issue;
  const addresses = await addressesToPrint(trx, [order.order_id]);
  const delivery = addresses.find(({ is_billing }) => !is_billing);
  if (!delivery) throw new Error(`${order.order_no} has no address to deliver to`);
  const supply = taxKindOf(seller, delivery, issue.placeOfSupply);
  if (!supply)
    return refuse(
      "state_needed",
      `'${delivery.region}' is no state of India: please choose the place of supply.`,
    );
  const lines = await linesToPrint(trx, [order.order_id]);
  const amounts = invoiceAmounts({ ...toInvoice(order, delivery, lines) }, seller, supply);
  const billTo = await billedTo(trx, order, addresses, delivery);

  const year = financialYear(now);
  const number = await takeNumber(trx, year);
  const invoice: Invoice = {
    ...amounts,
    invoiceNo: `${issue.prefix}/${year}/${String(number).padStart(5, "0")}`,
    issuedOn: indiaDay(now),
    placedOn: indiaDay(order.placed_at),
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
    issued_by: staff.who.userId,
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

const toInvoice = (order: OrderToPrint, delivery: AddressToPrint, lines: readonly LineToPrint[]) => ({
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

/** The company's office, the address given for the bill, or else who gets the goods. */
async function billedTo(
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
