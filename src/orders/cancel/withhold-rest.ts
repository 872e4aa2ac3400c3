import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { readDemandOf } from "../order/line-parts.store.ts";
import {
  isPaidBackUndecided,
  type LockedOrder,
  lockOrder,
  markRestWithheld,
} from "../order/locked-order.store.ts";
import { followShipments } from "../shipment/follow-shipments.ts";
import { readSendableLines } from "../shipment/shipment.store.ts";
import { releaseUnsent } from "./release-unsent.ts";

interface By {
  readonly staff: StaffCaller;
  readonly now: Date;
}

/**
 * Staff decide that what has not left of an order is never sent, because everything that was paid went back. Undefined when it is
 * done.
 */
export async function withholdRest(
  db: Db,
  jobs: Jobs,
  { orderNo, ...by }: By & { readonly orderNo: string },
): Promise<Refusal<"order_not_found" | "state_conflict"> | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    return withholdLockedRest(trx, jobs, order, by);
  });
}

/**
 * The same for a locked order: the pieces go back to stock, the customer is mailed, and the status follows from the parcels. Refuses
 * state_conflict (nothing has left, so it is cancelled instead; nothing is left; something stays paid).
 */
export async function withholdLockedRest(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { staff, now }: By,
): Promise<Refusal<"state_conflict"> | undefined> {
  const { order_id: orderId, order_no: orderNo, email: recipient, user_id: userId } = order;
  const rest = (await readSendableLines(trx, orderId)).filter(({ toSend }) => toSend > 0);
  const isUndecided = order.status === "Dispatched" && (await isPaidBackUndecided(trx, orderId));
  if (!isUndecided || rest.length === 0)
    return refuse(
      "state_conflict",
      "There is nothing to decide about the rest of this order. Nothing was changed.",
    );
  const byUserId = staff.caller.userId;
  await releaseUnsent(
    trx,
    await readDemandOf(
      trx,
      rest.map(({ lineId, toSend }) => ({ lineId, quantity: toSend })),
    ),
    { reason: "refunded", orderNo, staffId: byUserId, now },
  );
  await markRestWithheld(trx, orderId, now);
  await queueMail(trx, jobs, { kind: "rest-cancelled", recipient, userId, orderId, now });
  await followShipments(trx, jobs, order, { byUserId, now });
  const pieces = rest.reduce((sum, { toSend }) => sum + toSend, 0);
  await recordChange(trx, {
    staff,
    action: "the rest is not sent",
    subject: "orders",
    subjectId: orderNo,
    after: { pieces },
    now,
  });
  return undefined;
}
