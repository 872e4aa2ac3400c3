import type { Static } from "typebox";
import type { StaffOrder, StaffOrderRow } from "../../contract/admin/orders.ts";
import type { Db } from "../../server/db/database.ts";
import { convert, shownTotals, toWire } from "../money/money.ts";
import { readPayments } from "../payment/payment.store.ts";
import { readOrderPaymentEvents } from "../payment/payment-events.store.ts";
import { lineComeback, moneyAnswer, readComeback } from "./order-money-answer.ts";
import { type OrderStatus, transitions } from "./order-status.ts";
import { orderTimeline } from "./order-timeline.ts";
import {
  readLineSizes,
  readOrderAddresses,
  readOrderEdits,
  readOrderLines,
  readOrderMails,
  readOrderMovements,
  readOrderNotes,
  readStaffOrder,
  readStatusChanges,
  type StaffOrderFound,
  type StaffOrderLines,
  type StaffOrderListRow,
} from "./staff-orders.store.ts";
import { swapSizes } from "./swap-sizes.ts";

/** A row of the order list. Its shown total is one conversion: a list does not read every order's lines. */
export const staffOrderRow = (row: StaffOrderListRow): Static<typeof StaffOrderRow> => ({
  id: row.order_no,
  placedAt: row.placed_at.toISOString(),
  status: row.status,
  isSwag: row.is_swag,
  recipientName: row.recipient_name,
  email: row.email,
  country: row.ship_country,
  grandTotal: toWire(row.grand_total_paise),
  currencyCode: row.currency_code,
  shownTotal: convert(row.grand_total_paise, row.rate_micros) / 100,
  shippedBy: row.shipped_by ?? "",
  awbNo: row.awb_no ?? "",
});

/** One order whole, with its line of time; undefined when there is none of that number. */
export async function staffOrder(db: Db, orderNo: string): Promise<StaffOrder | undefined> {
  const order = await readStaffOrder(db, orderNo);
  if (!order) return undefined;
  const { order_id: orderId } = order;
  const lines = await readOrderLines(db, orderId);
  const sizes = await readLineSizes(
    db,
    lines.map(({ variant_id }) => variant_id),
  );
  const history = {
    changes: await readStatusChanges(db, orderId),
    mails: await readOrderMails(db, orderId),
    notes: await readOrderNotes(db, orderId),
    payments: await readPayments(db, orderId),
    messages: await readOrderPaymentEvents(db, orderId),
    comeback: await readComeback(db, orderId),
    edits: await readOrderEdits(db, orderNo),
    movements: await readOrderMovements(db, orderNo),
  };
  return {
    ...staffOrderRow(order),
    ...amounts(order, lines),
    userId: order.user_id,
    buyer: `${order.first_name} ${order.last_name}`,
    weightGrams: order.weight_grams,
    currencySymbol: order.currency_symbol,
    currencyRate: order.rate_micros / 1_000_000,
    couponCode: order.coupon_code ?? "",
    billingOffice: order.billing_office ?? "",
    shipmentDate: order.shipment_date ?? "",
    lines: lines.map((line) => ({
      ...lineAnswer(line),
      ...lineComeback(history.comeback, line.order_line_id),
      swapSizes: swapSizes(order.status, line, sizes),
    })),
    ...moneyAnswer(history.comeback),
    addresses: (await readOrderAddresses(db, orderId)).map(addressAnswer),
    nextStatuses: nextStatuses(order.status as OrderStatus, order.is_swag),
    paymentLink: history.payments.findLast((each) => each.withdrawn_at === null)?.link_url ?? "",
    invoiceNo: order.invoice_no ?? "",
    timeline: orderTimeline(history),
  };
}

/** What the team may move an order to; nobody is asked to pay for the kit. */
export const nextStatuses = (from: OrderStatus, isSwag: boolean): string[] =>
  transitions
    .filter((step) => step.from === from && step.by.includes("team"))
    .map(({ to }) => to)
    .filter((to) => !(isSwag && to === "Payment Link Sent"));

function amounts(order: StaffOrderFound, lines: StaffOrderLines) {
  const toShow = lines.map((line) => ({
    totalPaise: line.total_paise,
    discountPaise: line.discount_paise,
    isSwag: line.is_swag,
  }));
  const shown = shownTotals({ lines: toShow, shippingPaise: order.shipping_paise }, order.rate_micros);
  return {
    subTotal: toWire(order.sub_total_paise),
    discount: toWire(order.discount_paise),
    shipping: order.shipping_paise === null ? null : toWire(order.shipping_paise),
    shownTotal: shown.grandTotal / 100,
  };
}

const lineAnswer = (line: StaffOrderLines[number]) => ({
  id: line.order_line_id,
  productId: line.product_id,
  variantId: line.variant_id,
  productName: line.product_name,
  colourName: line.colour_name,
  size: line.size,
  contents: line.contents,
  quantity: line.quantity,
  sellingPrice: toWire(line.selling_price_paise),
  total: toWire(line.total_paise),
  discount: toWire(line.discount_paise),
  isSwag: line.is_swag,
  imagePath: line.image_path,
});

const addressAnswer = (address: Awaited<ReturnType<typeof readOrderAddresses>>[number]) => ({
  isBilling: address.is_billing,
  recipientName: address.recipient_name,
  recipientPhone: address.recipient_phone,
  address: address.address,
  recipientCity: address.recipient_city,
  region: address.region,
  postalCode: address.postal_code,
  country: address.country,
});
