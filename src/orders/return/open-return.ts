import type { ReturnInput } from "../../contract/admin/refunds-and-returns.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ReturnId, UserId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { days } from "../../platform/settings/policy-texts.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { insertReturn, readDeliveredAt, readReturnableLines } from "./return.store.ts";
import { refuseReturnLines } from "./return-lines.ts";
import { returnableUntil } from "./return-window.ts";

interface ReturnToOpen {
  readonly orderNo: string;
  readonly input: ReturnInput;
  /** The days after delivery in which goods may be returned. */
  readonly returnDays: number;
  readonly now: Date;
}

type OpenRefusal = Refusal<
  | "line_not_found"
  | "not_returnable"
  | "order_not_found"
  | "return_too_large"
  | "return_too_late"
  | "state_conflict"
>;

/**
 * Opens a return that the buyer requested by mail, within `returnDays` days of delivery, and mails how to send it. Food
 * cannot be returned (specification 1); a kit can, to be sent again. Undefined when it is done. Refuses state_conflict
 * (not delivered).
 */
export const openReturn = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { staff, ...toOpen }: ReturnToOpen & { readonly staff: StaffCaller },
): Promise<OpenRefusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const { orderNo, input, now } = toOpen;
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const opened = await writeReturn(trx, jobs, order, {
      ...toOpen,
      byUserId: staff.caller.userId,
      takesKit: true,
    });
    if (isRefusal(opened)) return opened;
    await recordChange(trx, {
      staff,
      action: "return opened",
      subject: "orders",
      subjectId: orderNo,
      after: { return: opened.returnId, lines: input.lines, reason: input.reason.trim() },
      now,
    });
    return undefined;
  });

/**
 * The same at the buyer's own request. It takes no kit: a buyer writes to us before its size is exchanged. Refuses as
 * `openReturn`.
 */
export const askForReturn = (
  db: Db,
  jobs: Pick<Jobs, "enqueue">,
  { userId, ...toOpen }: ReturnToOpen & { readonly userId: UserId },
): Promise<OpenRefusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, toOpen.orderNo);
    if (order?.user_id !== userId) return refuse("order_not_found", "You have no order with this number.");
    const opened = await writeReturn(trx, jobs, order, { ...toOpen, byUserId: userId, takesKit: false });
    return isRefusal(opened) ? opened : undefined;
  });

async function writeReturn(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  {
    input: { lines, reason },
    returnDays,
    byUserId,
    takesKit,
    now,
  }: ReturnToOpen & { readonly byUserId: number; readonly takesKit: boolean },
): Promise<{ readonly returnId: ReturnId } | OpenRefusal> {
  const { order_id: orderId, email: recipient, user_id: userId } = order;
  const deliveredAt = await readDeliveredAt(trx, orderId);
  if (!deliveredAt) return refuse("state_conflict", "Only what was delivered can be returned.");
  if (now > returnableUntil(deliveredAt, returnDays))
    return refuse("return_too_late", `Returns are accepted within ${days(returnDays)} of delivery.`);
  const refused = refuseReturnLines(await readReturnableLines(trx, orderId), lines, takesKit);
  if (refused) return refused;
  const opened = await insertReturn(trx, { orderId, reason: reason.trim(), userId: byUserId, now, lines });
  await queueMail(trx, jobs, {
    kind: "return-asked",
    recipient,
    userId,
    orderId,
    returnId: opened.returnId,
    now,
  });
  return opened;
}
