import type { StatusChange } from "../../contract/admin/orders.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Calendar } from "../../platform/calendar/calendar.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { MailKind } from "../../platform/mail/mail-kinds.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { releaseOrder } from "../after-sales/release-order.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { updateOrderStatus } from "../order/order.store.ts";
import { canChangeStatus, type OrderStatus, orderStatuses } from "../order/order-status.ts";
import { recordPayment } from "../payment/record-payment.ts";
import { type Courier, sendShipment } from "../shipment/send-shipment.ts";
import { courierOf } from "./courier-of.ts";
import { deliverShipments } from "./deliver-shipments.ts";
import { undoConfirmation } from "./undo-confirmation.ts";

export interface ChangeOrderStatus {
  readonly orderNo: string;
  readonly change: StatusChange;
  readonly staff: StaffCaller;
  readonly calendar: Calendar;
  readonly now: Date;
}

/** What staff set here. Only send-payment-link.ts sets 'Payment Link Sent', because this status needs a link. */
type StaffStatus = Exclude<OrderStatus, "Payment Link Sent">;

/** The mail that the buyer gets when the order enters a status. Parcels have mails of their own. */
const mailByStatus: Partial<Record<OrderStatus, MailKind>> = {
  "Order Requested": "order-unconfirmed",
  "Order Confirmed": "order-confirmed",
  Cancelled: "order-cancelled",
};

/**
 * Changes the status of an order, as the table of transitions allows (order-status.ts). Status, courier, the
 * release of a cancelled order, the buyer's mail and the audit row are one transaction. Undefined when it is
 * done. Refuses order_not_found, version_conflict (the order is not in status `from` any more),
 * state_conflict, courier_needed.
 */
export async function changeOrderStatus(
  db: Db,
  jobs: Jobs,
  input: ChangeOrderStatus,
): Promise<
  Refusal<"courier_needed" | "order_not_found" | "state_conflict" | "version_conflict"> | undefined
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
  if (!isStatus(from) || !isStatus(to) || !canChangeStatus(from, to, "staff") || to === "Payment Link Sent") {
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
): Promise<Refusal<"courier_needed" | "state_conflict"> | undefined> {
  const { staff, now } = input;
  const details = await changeByStatus(trx, jobs, order, to, input);
  if ("refused" in details) return details;
  await recordChange(trx, {
    staff,
    action: `order moved to ${to}`,
    subject: "orders",
    subjectId: order.order_no,
    before: { status: order.status },
    after: { status: to, ...details },
    now,
  });
  return undefined;
}

/** Returns what the audit row says besides the status. Dispatch and delivery are changes of parcels. */
async function changeByStatus(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  to: StaffStatus,
  { change, staff, calendar, now }: Omit<ChangeOrderStatus, "orderNo">,
): Promise<Partial<Courier> | ReturnType<typeof paymentOf> | Refusal<"courier_needed" | "state_conflict">> {
  const { order_id: orderId, order_no: orderNo } = order;
  const byUserId = staff.caller.userId;
  if (to === "Dispatched") {
    const courier = courierOf(change, calendar.dayOf(now));
    if (isRefusal(courier)) return courier;
    const sent = await sendShipment(trx, jobs, order, { courier, byUserId, now });
    return isRefusal(sent) ? refuse("state_conflict", sent.detail) : courier;
  }
  if (to === "Delivered") return (await deliverShipments(trx, jobs, order, { byUserId, now })) ?? {};
  if (to === "Cancelled") await releaseOrder(trx, jobs, { orderId, orderNo, staffId: byUserId, now });
  if (to === "Order Requested") {
    const refused = await undoConfirmation(trx, order, { userId: byUserId, now });
    if (refused) return refused;
  }
  const payment = to === "Order Confirmed" ? paymentOf(change) : {};
  if (to === "Order Confirmed") await recordPayment(trx, jobs, order, { ...payment, userId: byUserId, now });
  await updateOrderStatus(trx, { orderId, from: order.status, to, now, by: byUserId, actor: "staff" });
  const kind = mailByStatus[to];
  if (kind) await queueMail(trx, jobs, { kind, recipient: order.email, userId: order.user_id, orderId, now });
  return payment;
}

/** How it was paid, as staff say. */
function paymentOf({ paymentMethod, paymentReference }: StatusChange) {
  const reference = paymentReference?.trim();
  return { ...(paymentMethod && { method: paymentMethod }), ...(reference && { reference }) };
}

const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);
