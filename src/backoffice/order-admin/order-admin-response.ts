import type { Static } from "typebox";
import type { StaffOrder, StaffOrderRow } from "../../contract/admin/orders.schemas.ts";
import type { StoreSettings } from "../../contract/admin/settings.ts";
import { fullName } from "../../contract/full-name.ts";
import {
  exchangeableParts,
  exchangeableSizes,
} from "../../orders/fulfilment/size-exchange/exchangeable-sizes.ts";
import { undoProblem } from "../../orders/fulfilment/undo-confirmation.ts";
import { documentResponse } from "../../orders/order/order-documents.ts";
import type { readOrderAddresses, StaffOrderLines } from "../../orders/order/order-lines.store.ts";
import {
  isUnpaid,
  mayStaffChoose,
  type OrderStatus,
  statusTransitions,
} from "../../orders/order/order-status.ts";
import type { OrderWithBuyer } from "../../orders/order/order-with-buyer.store.ts";
import { paymentsResponse } from "../../orders/payment/payments-response.ts";
import type { Db } from "../../platform/db/database.ts";
import { hundredthsToAmount, shownUnit } from "../../platform/money/minor-units.ts";
import { convert, paiseToRupees } from "../../platform/money/money.ts";
import { shownTotals } from "../../platform/money/shown-totals.ts";
import { billedCompanyResponse } from "../../platform/vat-number/billed-company.ts";
import type { ListedOrder } from "./order-list.store.ts";
import { orderTimeline } from "./order-timeline.ts";
import { paymentState } from "./payment-state.ts";
import { readWholeOrder } from "./read-whole-order.ts";
import { lineRefundsAndReturns, refundsAndReturnsResponse } from "./refunds-and-returns-response.ts";
import { lineToSend, shipmentsResponse } from "./shipments-response.ts";

/**
 * A row of the order list. Its shown total is one conversion of the grand total, so that a list need not read
 * every order's lines. It can differ by a few minor units from the order's page, which adds up converted
 * lines.
 */
export const staffOrderRowResponse = (row: ListedOrder): Static<typeof StaffOrderRow> => ({
  id: row.order_no,
  placedAt: row.placed_at.toISOString(),
  status: row.status,
  isSwag: row.is_swag,
  recipientName: row.recipient_name,
  email: row.email,
  country: row.ship_country,
  grandTotal: paiseToRupees(row.grand_total_paise),
  currencyCode: row.currency_code,
  shownTotal: hundredthsToAmount(
    convert(row.grand_total_paise, row.rate_micros, shownUnit(row.currency_code)),
  ),
  due: paiseToRupees(duePaise(row)),
  payment: paymentState(row),
  shippedBy: row.shipped_by ?? "",
  awbNo: row.awb_no ?? "",
  queue: row.queue,
  waitsSince: row.waits_since.toISOString(),
});

/** One order with all details and its timeline. Undefined when the number is unknown. */
export async function staffOrderResponse(
  db: Db,
  orderNo: string,
  { baseCurrency, returnDays }: Pick<StoreSettings, "baseCurrency" | "returnDays">,
): Promise<StaffOrder | undefined> {
  const found = await readWholeOrder(db, orderNo);
  if (!found) return undefined;
  const { order, lines, sizes, partSizes, addresses, confirmation, documents, history } = found;
  const mayUndo = confirmation.some((facts) => undoProblem(facts) === undefined);
  return {
    ...staffOrderRowResponse(order),
    ...amountsResponse(order, lines),
    payBy: isUnpaid(order.status) ? (order.pay_by?.toISOString() ?? null) : null,
    userId: order.user_id,
    buyer: fullName(order.first_name, order.last_name),
    weightGrams: order.weight_grams,
    currencySymbol: order.currency_symbol,
    currencyRate: order.rate_micros / 1_000_000,
    couponCode: order.coupon_code ?? "",
    freeReason: order.free_reason ?? "",
    replaces: order.replaces_no ?? "",
    replacedBy: found.replacements.map(({ order_no }) => order_no),
    mayChangeLines:
      isUnpaid(order.status) &&
      !order.is_swag &&
      order.free_reason === null &&
      order.paid_paise === 0 &&
      documents.length === 0,
    billingOffice: order.billing_office ?? "",
    isGift: order.is_gift,
    giftNote: order.gift_note,
    shipmentDate: order.shipment_date ?? "",
    lines: lines.map((line) => ({
      ...lineResponse(line),
      ...lineRefundsAndReturns(history.refundsAndReturns, line.order_line_id),
      toSend: lineToSend(history.parcels, line.order_line_id, order.status),
      replaceable:
        found.replaceable.find(({ order_line_id }) => order_line_id === line.order_line_id)?.replaceable ?? 0,
      exchangeableSizes: exchangeableSizes(order.status, line, sizes),
      sizedParts: exchangeableParts(order.status, line, partSizes),
    })),
    ...refundsAndReturnsResponse(history.refundsAndReturns, returnDays),
    shipments: shipmentsResponse(history.parcels),
    payments: paymentsResponse(history.payments),
    addresses: addresses.map(addressResponse),
    nextStatuses: nextStatuses(order.status, order.is_swag, mayUndo),
    paymentLink:
      history.payments.findLast((each) => each.withdrawn_at === null && each.link_url !== null)?.link_url ??
      "",
    invoiceNo: order.invoice_no ?? "",
    billingGstin: order.billing_gstin ?? "",
    billedCompany: billedCompanyResponse(order),
    documents: documents.map(documentResponse),
    timeline: orderTimeline(history, baseCurrency),
  };
}

/** The statuses that staff may choose next. The kit is free, so it gets no payment link. */
const nextStatuses = (from: OrderStatus, isSwag: boolean, mayUndo: boolean): string[] =>
  statusTransitions
    .filter((step) => step.from === from && mayStaffChoose(from, step.to))
    .map(({ to }) => to)
    .filter((to) => !(isSwag && to === "Payment Link Sent"))
    .filter((to) => mayUndo || to !== "Order Requested");

/** What the customer still has to pay. Nothing for a kit, or once the order is cancelled. */
const duePaise = ({ status, is_swag, grand_total_paise, paid_paise }: ListedOrder): number =>
  is_swag || status === "Cancelled" ? 0 : Math.max(0, grand_total_paise - paid_paise);

function amountsResponse(order: OrderWithBuyer, lines: StaffOrderLines) {
  const toShow = lines.map((line) => ({
    totalPaise: line.total_paise,
    discountPaise: line.discount_paise,
    isSwag: line.is_swag,
  }));
  const shown = shownTotals(
    { lines: toShow, shippingPaise: order.shipping_paise },
    order.rate_micros,
    shownUnit(order.currency_code),
  );
  return {
    subTotal: paiseToRupees(order.sub_total_paise),
    discount: paiseToRupees(order.discount_paise),
    shipping: order.shipping_paise === null ? null : paiseToRupees(order.shipping_paise),
    shownTotal: shown.grandTotal / 100,
  };
}

const lineResponse = (line: StaffOrderLines[number]) => ({
  id: line.order_line_id,
  productId: line.product_id,
  variantId: line.variant_id,
  productName: line.product_name,
  colourName: line.colour_name,
  size: line.size,
  skuCode: line.sku_code ?? "",
  contents: line.contents,
  declined: line.declined,
  quantity: line.quantity,
  sellingPrice: paiseToRupees(line.selling_price_paise),
  priceReason: line.price_reason,
  total: paiseToRupees(line.total_paise),
  discount: paiseToRupees(line.discount_paise),
  isSwag: line.is_swag,
  imagePath: line.image_path,
});

const addressResponse = (address: Awaited<ReturnType<typeof readOrderAddresses>>[number]) => ({
  isBilling: address.is_billing,
  recipientName: address.recipient_name,
  recipientPhone: address.recipient_phone,
  address: address.address,
  recipientCity: address.recipient_city,
  region: address.region,
  postalCode: address.postal_code,
  country: address.country,
});
