import type { DeliveryAddress } from "../../contract/checkout.schemas.ts";
import type { OrderDetails, OrderLine } from "../../contract/customer-orders.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { hundredthsToAmount, shownUnit, toHundredths } from "../../platform/money/minor-units.ts";
import { convert } from "../../platform/money/money.ts";
import { shownTotals } from "../../platform/money/shown-totals.ts";
import { billedCompanyResponse } from "../../platform/vat-number/billed-company.ts";
import { buyerMayChange, mayBillCompany } from "./change-window.ts";
import {
  findOwnOrder,
  type OwnOrderLines,
  readDocuments,
  readOwnOrderLines,
  readParcels,
  readRefunds,
  readStatusTimes,
} from "./order-details.store.ts";
import { documentResponse } from "./order-documents.ts";
import { readOrderAddresses } from "./order-lines.store.ts";
import { normaliseOrderNumber } from "./order-number.ts";
import { type AtTheMoment, orderResponse } from "./order-response.ts";
import { trackingUrl } from "./tracking-url.ts";

interface OrderDetailsQuery extends AtTheMoment {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly email: string;
  readonly seesAddresses: boolean;
  /** Companies are asked for their VAT number. */
  readonly chargesVat: boolean;
}

export const orderNotFound = refuse("order_not_found", "You have no order with this number.");

/**
 * All details of the caller's own order. Refuses order_not_found, also when the order is another person's.
 */
export async function orderDetails(
  db: Db,
  { orderNo, userId, email, seesAddresses, chargesVat, ...moment }: OrderDetailsQuery,
): Promise<OrderDetails | Refusal<"order_not_found">> {
  const order = await findOwnOrder(db, normaliseOrderNumber(orderNo) ?? "", userId);
  if (!order) return orderNotFound;
  const seesTyped = seesAddresses && !order.is_before_claim;
  const lines = await readOwnOrderLines(db, order.order_id);
  const documents = await readDocuments(db, order.order_id);
  const amounts = lines.map((line) => ({ ...line, order_id: order.order_id }));
  const changeable = { ...order, hasDocument: documents.length > 0 };
  const unit = shownUnit(order.currency_code);
  const shown = shownTotals({ lines, shippingPaise: order.shipping_paise }, order.rate_micros, unit);
  return {
    ...orderResponse(order, amounts, await readStatusTimes(db, [order.order_id]), moment),
    lines: lines.map((line, index) =>
      lineResponse(line, shown.lines[index] ?? 0, convert(line.selling_price_paise, order.rate_micros, unit)),
    ),
    shownSubTotal: shown.subTotal / 100,
    shownDiscount: shown.discount / 100,
    shownShipping: shown.shipping === null ? null : shown.shipping / 100,
    couponCode: order.coupon_code ?? "",
    billingOffice: order.billing_office ?? "",
    isGift: order.is_gift,
    email,
    giftNote: seesTyped ? order.gift_note : "",
    parcels: (await readParcels(db, order.order_id)).map((parcel) => ({
      number: parcel.number,
      state: parcel.state,
      outcome: parcel.outcome ?? "",
      shippedBy: parcel.shipped_by,
      awbNo: parcel.awb_no ?? "",
      shipmentDate: moment.calendar.formatDay(moment.calendar.startOfDay(parcel.shipment_date)),
      trackingUrl: trackingUrl(moment.trackingUrls, parcel.shipped_by, parcel.awb_no),
      lines: parcel.lines.map((line) => ({
        productName: line.product_name,
        size: line.size,
        qty: line.quantity,
      })),
    })),
    refunds: (await readRefunds(db, order.order_id)).map((refund) => ({
      amount: hundredthsToAmount(toHundredths(refund.amount_minor, refund.currency_code)),
      at: (refund.settled_at ?? refund.asked_at).toISOString(),
      isDone: refund.state === "done",
      isByHand: refund.payment_id === null,
    })),
    documents: documents.map(documentResponse),
    billedCompany: seesTyped ? billedCompanyResponse(order) : { company: "", vatNumber: "", reference: "" },
    mayBillCompany: chargesVat && seesTyped && !order.is_swag && mayBillCompany(changeable),
    mayChange: buyerMayChange(changeable),
    addresses: seesTyped ? (await readOrderAddresses(db, order.order_id)).map(addressResponse) : [],
  };
}

type AddressRow = Awaited<ReturnType<typeof readOrderAddresses>>[number];

const addressResponse = (each: AddressRow): DeliveryAddress => ({
  isBilling: each.is_billing,
  recipientName: each.recipient_name,
  recipientPhone: each.recipient_phone,
  address: each.address,
  recipientCity: each.recipient_city,
  region: each.region,
  postalCode: each.postal_code,
  country: each.country,
});

const lineResponse = (line: OwnOrderLines[number], shownTotal: number, shownPrice: number): OrderLine => ({
  productId: line.product_id,
  productName: line.product_name,
  productUrl: line.withdrawn_at === null ? (line.slug ?? "") : "",
  colourName: line.colour_name,
  size: line.size,
  contents: line.contents,
  declined: line.declined,
  qty: line.quantity,
  imagePath: line.image_path,
  isSwag: line.is_swag,
  shownPrice: line.is_swag ? 0 : shownPrice / 100,
  shownTotal: shownTotal / 100,
});
