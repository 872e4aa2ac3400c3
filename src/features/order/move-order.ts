import type { StatusStep } from "../../contract/admin/orders.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { settleOpenPayment } from "../payment/end-open-link.ts";
import { giveBack } from "./give-back.ts";
import { changeStatus } from "./order.store.ts";
import { canChange, type OrderStatus, orderStatuses } from "./order-status.ts";
import { type LockedOrder, lockStaffOrder, setCourier } from "./staff-orders.store.ts";

export interface MoveOrder {
  readonly orderNo: string;
  readonly step: StatusStep;
  readonly staff: Staff;
  readonly now: Date;
}

// 'Payment Link Sent' is a step of its own (send-payment-link.ts): without a link there is nothing to tell.
const byOtherMeans: readonly string[] = ["Payment Link Sent"];

/** The mail that tells the buyer of a step. */
const mailOfStep: Partial<Record<OrderStatus, MailKind>> = {
  "Order Confirmed": "order-confirmed",
  Dispatched: "order-dispatched",
  Delivered: "order-delivered",
  Cancelled: "order-cancelled",
};

/**
 * Moves an order one step by the table of statuses: status, courier, what a cancellation gives back, the buyer's mail and
 * the audit row in one transaction. Undefined when it is done; refuses order_not_found, edited_meanwhile (it is not in
 * `from` any more), step_not_allowed, courier_needed.
 */
export async function moveOrder(db: Db, jobs: Jobs, move: MoveOrder): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, move.orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const refused = refuseStep(order, move.step);
    if (refused) return refused;
    return takeStep(trx, jobs, order, move);
  });
}

function refuseStep(order: LockedOrder, { from, to, shippedBy, awbNo }: StatusStep): Refusal | undefined {
  if (order.status !== from) {
    return refuse("edited_meanwhile", `The order is '${order.status}' by now. Nothing was changed.`);
  }
  if (!isStatus(from) || !isStatus(to) || !canChange(from, to, "team") || byOtherMeans.includes(to)) {
    return refuse("step_not_allowed", `An order in '${from}' cannot become '${to}'.`);
  }
  if (to === "Dispatched" && !(shippedBy?.trim() && awbNo?.trim())) {
    return refuse("courier_needed", "Please give the courier and the AWB number.");
  }
  return undefined;
}

async function takeStep(trx: Trx, jobs: Jobs, order: LockedOrder, { step, staff, now }: MoveOrder) {
  const { order_id: orderId } = order;
  const to = step.to as OrderStatus;
  const after: Record<string, string> = { status: to };
  if (to === "Dispatched") {
    const courier = {
      shippedBy: (step.shippedBy ?? "").trim(),
      awbNo: (step.awbNo ?? "").trim(),
      shipmentDate: step.shipmentDate ?? now.toISOString().slice(0, 10),
    };
    await setCourier(trx, orderId, courier);
    Object.assign(after, courier);
  }
  if (to === "Cancelled")
    await giveBack(trx, jobs, { orderId, orderNo: order.order_no, staffId: staff.who.userId, now });
  if (to === "Order Confirmed") await settleOpenPayment(trx, jobs, orderId, now);
  await changeStatus(trx, { orderId, from: order.status, to, now, by: staff.who.userId, actor: "team" });
  const kind = mailOfStep[to];
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
