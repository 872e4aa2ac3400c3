import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ReturnId, UserId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { lockReturn, markCalledOff } from "./return.store.ts";

interface ReturnToCallOff {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly now: Date;
}

type CallOffRefusal = Refusal<"not_found" | "order_not_found" | "state_conflict">;

/**
 * Ends a return whose goods have not arrived; the buyer is mailed and may ask for another one. Undefined when it is done.
 * Refuses state_conflict (they have arrived, or it was called off before).
 */
export const callOffReturn = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { staff, ...toCallOff }: ReturnToCallOff & { readonly staff: StaffCaller },
): Promise<CallOffRefusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const { orderNo, returnId, now } = toCallOff;
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const refused = await writeCallOff(trx, jobs, order, { ...toCallOff, byUserId: staff.caller.userId });
    if (refused) return refused;
    await recordChange(trx, {
      staff,
      action: "return called off",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: "asked" },
      after: { return: returnId, state: "called off" },
      now,
    });
    return undefined;
  });

/** The same by the buyer, before the goods are sent in. Refuses as `callOffReturn`. */
export const callOffOwnReturn = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { userId, ...toCallOff }: ReturnToCallOff & { readonly userId: UserId },
): Promise<CallOffRefusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, toCallOff.orderNo);
    if (order?.user_id !== userId) return refuse("order_not_found", "You have no order with this number.");
    return writeCallOff(trx, jobs, order, { ...toCallOff, byUserId: userId });
  });

async function writeCallOff(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  { order_id: orderId, email: recipient, user_id: userId }: LockedOrder,
  { returnId, byUserId, now }: ReturnToCallOff & { readonly byUserId: number },
): Promise<CallOffRefusal | undefined> {
  const found = await lockReturn(trx, orderId, returnId);
  if (!found) return refuse("not_found", "The order has no such return.");
  if (found.state === "called off")
    return refuse("state_conflict", "This return has already been cancelled.");
  if (found.state !== "asked")
    return refuse("state_conflict", "The goods have arrived, so the return can no longer be cancelled.");
  await markCalledOff(trx, returnId, { userId: byUserId, now });
  await queueMail(trx, jobs, { kind: "return-called-off", recipient, userId, orderId, returnId, now });
  return undefined;
}
