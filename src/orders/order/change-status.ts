import { type Refusal, refuse } from "../../contract/errors.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { updateOrderStatus } from "./change-status.store.ts";
import type { LockedOrder } from "./locked-order.store.ts";
import { canChangeStatus, type OrderStatus, type StatusCauseKind } from "./order-status.ts";
import { actorOf, mailsByCause, type StatusCause } from "./status-cause.ts";

export type OrderToChange = Pick<LockedOrder, "email" | "order_id" | "order_no" | "user_id">;

export interface StatusChange {
  readonly order: OrderToChange;
  /** The status that the caller knows. */
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly cause: StatusCause;
  readonly now: Date;
}

/**
 * The only writer of an order's status after its first one. It asks the table of transitions (order-status.ts), writes the
 * order's history and its audit row, and queues what follows by its cause: the buyer's mail, and the documents of a cancelled
 * order. Call it last: the audit locks its chain. Undefined when it is done. Refuses state_conflict (the table does not allow
 * it), version_conflict (the order has another status by now); then nothing has changed. Specification 4.
 */
export async function changeStatus(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  change: StatusChange,
): Promise<Refusal<"state_conflict" | "version_conflict"> | undefined> {
  const { order, from, to, cause, now } = change;
  const { order_id: orderId, user_id: userId, email: recipient } = order;
  const refused = refuseStatus(from, to, cause.kind);
  if (refused) return refused;
  if (!(await updateOrderStatus(trx, { orderId, from, to, now, ...actorOf(cause) })))
    return refuse("version_conflict", `The order is not '${from}' any more. Nothing was changed.`);
  const kind = mailsByCause[cause.kind][to];
  if (kind) await queueMail(trx, jobs, { kind, recipient, userId, orderId, now });
  // Parcels settle the documents themselves, with each of their changes.
  if (to === "Cancelled" && cause.kind !== "parcels") await jobs.enqueue(trx, "invoice.settle", { orderId });
  await recordInAudit(trx, change);
  return undefined;
}

/** Refuses state_conflict where the table of transitions does not allow the change for this cause. */
export const refuseStatus = (
  from: OrderStatus,
  to: OrderStatus,
  cause: StatusCauseKind,
): Refusal<"state_conflict"> | undefined =>
  canChangeStatus(from, to, cause)
    ? undefined
    : refuse("state_conflict", `An order in '${from}' cannot become '${to}'.`);

/**
 * changeStatus for a caller that has locked the order and decides by its status: that it is refused would be a bug, which rolls
 * everything back.
 */
export async function changeLockedStatus(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  change: StatusChange,
): Promise<void> {
  const refused = await changeStatus(trx, jobs, change);
  if (refused) throw new Error(`${change.order.order_no}: ${refused.detail}`);
}

/** What staff did otherwise (a link, a refund, a parcel) has an audit row of its own; what the buyer or the store did has none. */
async function recordInAudit(trx: Trx, { order, from, to, cause, now }: StatusChange): Promise<void> {
  const of = { subject: "orders", subjectId: order.order_no, before: { status: from } } as const;
  if (cause.kind === "leaver")
    cause.record({
      action: "order moved to Cancelled",
      ...of,
      after: { status: to, because: "the person left" },
    });
  if (cause.kind === "staff" && isByWordOfStaff(to))
    await recordChange(trx, {
      staff: cause.staff,
      action: `order moved to ${to}`,
      ...of,
      after: { status: to, ...cause.payment },
      now,
    });
}

/** What an order becomes by the word of staff alone, as the table of transitions has it. */
const isByWordOfStaff = (to: OrderStatus): to is "Cancelled" | "Order Confirmed" | "Order Requested" =>
  to === "Order Requested" || to === "Order Confirmed" || to === "Cancelled";
