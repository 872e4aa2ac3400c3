import type { StatusChange } from "../../contract/admin/orders.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { releaseOrder } from "../after-sales/release-order.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type LockedOrder, lockOrder, setShipment } from "../order/locked-order.store.ts";
import { updateOrderStatus } from "../order/order.store.ts";
import { canChangeStatus, type OrderStatus, orderStatuses } from "../order/order-status.ts";
import { settleOpenPayment } from "../payment/close-open-payment.ts";

export interface ChangeOrderStatus {
  readonly orderNo: string;
  readonly change: StatusChange;
  readonly staff: StaffCaller;
  readonly calendar: Calendar;
  readonly now: Date;
}

// Only send-payment-link.ts sets 'Payment Link Sent', because this status needs a link.
const setElsewhere: readonly string[] = ["Payment Link Sent"];

/** The mail that the buyer gets when the order enters a status. */
const mailByStatus: Partial<Record<OrderStatus, MailKind>> = {
  "Order Confirmed": "order-confirmed",
  Dispatched: "order-dispatched",
  Delivered: "order-delivered",
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
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const to = allowedStatus(order, input.change);
    return isRefusal(to) ? to : applyChange(trx, jobs, order, to, input);
  });
}

function allowedStatus(
  order: LockedOrder,
  { from, to, shippedBy, awbNo }: StatusChange,
): OrderStatus | Refusal<"courier_needed" | "state_conflict" | "version_conflict"> {
  if (order.status !== from) {
    return refuse("version_conflict", `The order is '${order.status}' by now. Nothing was changed.`);
  }
  if (!isStatus(from) || !isStatus(to) || !canChangeStatus(from, to, "staff") || setElsewhere.includes(to)) {
    return refuse("state_conflict", `An order in '${from}' cannot become '${to}'.`);
  }
  if (to === "Dispatched" && !(shippedBy?.trim() && awbNo?.trim())) {
    return refuse("courier_needed", "Please give the courier and the AWB number.");
  }
  return to;
}

async function applyChange(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  to: OrderStatus,
  { change: step, staff, calendar, now }: ChangeOrderStatus,
) {
  const { order_id: orderId } = order;
  const after: Record<string, string> = { status: to };
  if (to === "Dispatched") {
    const courier = {
      shippedBy: (step.shippedBy ?? "").trim(),
      awbNo: (step.awbNo ?? "").trim(),
      shipmentDate: step.shipmentDate ?? calendar.dayOf(now),
    };
    await setShipment(trx, orderId, courier);
    Object.assign(after, courier);
  }
  if (to === "Cancelled")
    await releaseOrder(trx, jobs, { orderId, orderNo: order.order_no, staffId: staff.caller.userId, now });
  if (to === "Order Confirmed") await settleOpenPayment(trx, jobs, orderId, now);
  await updateOrderStatus(trx, {
    orderId,
    from: order.status,
    to,
    now,
    by: staff.caller.userId,
    actor: "staff",
  });
  const kind = mailByStatus[to];
  if (kind) {
    await queueMail(trx, jobs, { kind, recipient: order.email, userId: order.user_id, orderId, now });
  }
  await recordChange(trx, {
    staff,
    action: `order moved to ${to}`,
    subject: "orders",
    subjectId: order.order_no,
    before: { status: order.status },
    after,
    now,
  });
  return undefined;
}

const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);
