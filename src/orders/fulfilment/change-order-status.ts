import type { StatusChange } from "../../contract/admin/orders.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { cancelOrder } from "../cancel/cancel-order.ts";
import { changeLockedStatus } from "../order/change-status.ts";
import { type LockedOrder, lockOrder, setShipping } from "../order/locked-order.store.ts";
import { mayStaffChoose, type OrderStatus, orderStatuses } from "../order/order-status.ts";
import { renewPayBy } from "../order/pay-by.store.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { recordPayment } from "../payment/record-payment.ts";
import { sendShipment } from "../shipment/send-shipment.ts";
import { courierOf } from "./courier-of.ts";
import { deliverShipments } from "./deliver-shipments.ts";
import { undoConfirmation } from "./undo-confirmation.ts";

export interface ChangeOrderStatus {
  readonly orderNo: string;
  readonly change: StatusChange;
  readonly staff: StaffCaller;
  readonly calendar: Calendar;
  readonly times: PayTimes;
  readonly now: Date;
}

/** What staff set here. Only send-payment-link.ts sets 'Payment Link Sent', because this status needs a link. */
type StaffStatus = Exclude<OrderStatus, "Payment Link Sent">;

/**
 * Changes the status of an order, as the table of transitions allows (order-status.ts). Status, courier, the release of a
 * cancelled order, the buyer's mail and the audit row are one transaction. Undefined when it is done. Refuses
 * version_conflict (the order is not in status `from` any more).
 */
export async function changeOrderStatus(
  db: Db,
  jobs: Jobs,
  input: ChangeOrderStatus,
): Promise<
  | Refusal<"courier_needed" | "order_not_found" | "shipping_needed" | "state_conflict" | "version_conflict">
  | undefined
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, input.orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const to = allowedStatus(order, input.change);
    return isRefusal(to) ? to : applyStatusChange(trx, jobs, order, to, input);
  });
}

function allowedStatus(
  order: LockedOrder,
  { from, to }: StatusChange,
): StaffStatus | Refusal<"state_conflict" | "version_conflict"> {
  if (order.status !== from) {
    return refuse("version_conflict", `The order is now '${order.status}'. Nothing was changed.`);
  }
  if (!isStatus(from) || !isStatus(to) || !mayStaffChoose(from, to) || to === "Payment Link Sent") {
    return refuse("state_conflict", `An order in '${from}' cannot become '${to}'.`);
  }
  return to;
}

/** The change itself, for an order that is locked and in a status that allows it. */
export async function applyStatusChange(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  to: StaffStatus,
  input: Omit<ChangeOrderStatus, "orderNo">,
): Promise<Refusal<"courier_needed" | "shipping_needed" | "state_conflict"> | undefined> {
  const { change, staff, times, now } = input;
  const byUserId = staff.caller.userId;
  switch (to) {
    case "Dispatched":
    case "Delivered":
      return moveParcels(trx, jobs, order, to, input);
    case "Cancelled":
      await cancelOrder(trx, jobs, order, { kind: "staff", staff }, now);
      return undefined;
    case "Order Requested": {
      const refused = await undoConfirmation(trx, order, { userId: byUserId, now });
      if (refused) return refused;
      await renewPayBy(trx, order.order_id, { times, now });
      const cause = { kind: "staff", staff } as const;
      await changeLockedStatus(trx, jobs, { order, from: order.status, to, cause, now });
      return undefined;
    }
    case "Order Confirmed": {
      const priced = await withShipping(trx, order, change);
      if (isRefusal(priced)) return priced;
      const payment = paymentOf(change);
      await recordPayment(trx, jobs, priced, { ...payment, userId: byUserId, now });
      const cause = { kind: "staff", staff, payment } as const;
      await changeLockedStatus(trx, jobs, { order, from: order.status, to, cause, now });
      return undefined;
    }
  }
}

/** Dispatch and delivery are changes of parcels: the status follows from them (orders/shipment/follow-shipments.ts). */
async function moveParcels(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  to: "Delivered" | "Dispatched",
  { change, staff, calendar, now }: Omit<ChangeOrderStatus, "orderNo">,
): Promise<Refusal<"courier_needed" | "state_conflict"> | undefined> {
  const byUserId = staff.caller.userId;
  const of = { staff, subject: "orders", subjectId: order.order_no, now } as const;
  const before = { status: order.status };
  if (to === "Delivered") {
    const refused = await deliverShipments(trx, jobs, order, { byUserId, now });
    if (refused) return refused;
    await recordChange(trx, { ...of, action: "order moved to Delivered", before, after: { status: to } });
    return undefined;
  }
  const courier = courierOf(change, calendar.dayOf(now));
  if (isRefusal(courier)) return courier;
  const sent = await sendShipment(trx, jobs, order, { courier, byUserId, now });
  if (isRefusal(sent)) return refuse("state_conflict", sent.detail);
  const after = { status: to, ...courier };
  await recordChange(trx, { ...of, action: "order moved to Dispatched", before, after });
  return undefined;
}

/**
 * The order with its shipping charge. Refuses shipping_needed for one that is still to be confirmed: nothing leaves, and no invoice is issued,
 * before staff have said what it costs, or that it costs nothing.
 */
async function withShipping(
  trx: Trx,
  order: LockedOrder,
  { shipping }: StatusChange,
): Promise<LockedOrder | Refusal<"shipping_needed">> {
  if (order.shipping_paise !== null) return order;
  if (shipping === undefined)
    return refuse(
      "shipping_needed",
      "The shipping charge of this order is still to be confirmed. Please give it, or 0 where shipping is free.",
    );
  const shipping_paise = rupeesToPaise(shipping);
  const grand_total_paise = await setShipping(trx, order.order_id, shipping_paise);
  return { ...order, shipping_paise, grand_total_paise };
}

/** How it was paid, as staff say. */
function paymentOf({ paymentMethod, paymentReference }: StatusChange) {
  const reference = paymentReference?.trim();
  return { ...(paymentMethod && { method: paymentMethod }), ...(reference && { reference }) };
}

const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);
