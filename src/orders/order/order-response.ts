import type { OrderRow } from "../../contract/checkout.schemas.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import { shownUnit } from "../../platform/money/minor-units.ts";
import { paiseToRupees } from "../../platform/money/money.ts";
import { shownTotals } from "../../platform/money/shown-totals.ts";
import type { Policy } from "../../platform/settings/policy-texts.ts";
import { buyerMayCancel } from "./cancel-window.ts";
import type { LineAmounts, OrderListRow } from "./order.store.ts";
import { orderArrival } from "./order-arrival.ts";
import type { StatusTimes } from "./order-details.store.ts";
import { isUnpaid } from "./order-status.ts";
import { type TrackingUrls, trackingUrl } from "./tracking-url.ts";

export interface AtTheMoment {
  readonly calendar: Calendar;
  readonly now: Date;
  /** The settings: until when an order may be cancelled by its buyer, and how long it travels. */
  readonly policy: Policy;
  readonly trackingUrls: TrackingUrls;
}

/** A row of the order history (specification 3); `orderedOn` is HTML text. */
export function orderResponse(
  row: OrderListRow,
  lines: LineAmounts,
  times: StatusTimes,
  { calendar, now, policy, trackingUrls }: AtTheMoment,
): OrderRow {
  const ownLines = lines.filter((line) => line.order_id === row.order_id);
  const shown = shownTotals(
    { lines: ownLines, shippingPaise: row.shipping_paise },
    row.rate_micros,
    shownUnit(row.currency_code),
  );
  const history = times.filter((change) => change.order_id === row.order_id);
  return {
    orderNo: row.order_no,
    orderedOn: `<time datetime="${row.placed_at.toISOString()}">${calendar.formatDay(row.placed_at)}</time>`,
    netAmount: paiseToRupees(row.grand_total_paise),
    isSwag: row.is_swag,
    status: row.status,
    shippedBy: row.shipped_by ?? "",
    shipmentDate: row.shipment_date ? calendar.formatDay(calendar.startOfDay(row.shipment_date)) : "",
    awbNo: row.awb_no ?? "",
    currencyCode: row.currency_code,
    currencySymbol: row.currency_symbol,
    currencyRate: row.rate_micros / 1_000_000,
    shownAmount: shown.grandTotal / 100,
    shippingToBeConfirmed: row.shipping_paise === null,
    mayCancel: buyerMayCancel({
      status: row.status,
      placedAt: row.placed_at,
      now,
      cancelHours: policy.cancelHours,
    }),
    placedAt: row.placed_at.toISOString(),
    deliveryCountry: row.delivery_country ?? "",
    arrival: orderArrival(
      {
        status: row.status,
        country: row.delivery_country ?? "",
        placedAt: row.placed_at,
        isFree: row.is_swag || (row.shipping_paise !== null && row.grand_total_paise === 0),
        onItsWaySince: row.on_its_way_since === null ? null : calendar.startOfDay(row.on_its_way_since),
        at: (status) => history.findLast((change) => change.to_status === status)?.changed_at,
      },
      now,
      { timeZone: calendar.timeZone, policy },
    ),
    payBy: isUnpaid(row.status) && row.pay_by ? row.pay_by.toISOString() : null,
    payUrl: row.status === "Payment Link Sent" ? (row.pay_url ?? "") : "",
    trackingUrl: trackingUrl(trackingUrls, row.shipped_by ?? "", row.awb_no),
    items: ownLines.map((line) => ({
      productName: line.product_name,
      imagePath: line.image_path,
      qty: line.quantity,
    })),
    history: history.map((change) => ({ status: change.to_status, at: change.changed_at.toISOString() })),
  };
}
