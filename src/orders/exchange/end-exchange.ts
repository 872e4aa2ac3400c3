import { endExchangeHold } from "../../catalogue/stock/exchange-holds.store.ts";
import { lockStock } from "../../catalogue/stock/stock.store.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { ReturnId, UserId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { cancelOrder } from "../cancel/cancel-order.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { orderNotFound } from "../order/order-details.ts";
import { isUnshipped } from "../order/order-status.ts";
import { lockExchange, markCalledOff } from "../return/return.store.ts";
import { type ExchangeRow, readExchanges, setEnded } from "./exchange.store.ts";

interface ExchangeToEnd {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly now: Date;
}

type EndRefusal = Refusal<"not_found" | "order_not_found" | "state_conflict">;
const noSuchExchange = refuse("not_found", "The order has no such exchange.");

/**
 * Its buyer calls an exchange off: before the old pieces are back, and where the new ones are sent at once, before they leave.
 * Undefined when it is done. Refuses state_conflict (too late, or it ended before).
 */
export const callOffExchange = (
  db: Db,
  { userId, ...toEnd }: ExchangeToEnd & { readonly userId: UserId },
): Promise<EndRefusal | undefined> =>
  db.transaction().execute(async (trx) => {
    const { orderNo, returnId, jobs, now } = toEnd;
    const order = await lockOrder(trx, orderNo);
    if (order?.user_id !== userId) return orderNotFound;
    const found = await lockOpenExchange(trx, order, returnId);
    if (!found) return noSuchExchange;
    const { exchange, isOpen } = found;
    if (!isOpen) return refuse("state_conflict", "This exchange can no longer be called off.");
    const replacement = exchange.replacementNo ? await lockOrder(trx, exchange.replacementNo) : undefined;
    if (replacement && replacement.status !== "Cancelled" && !isUnshipped(replacement.status))
      return refuse(
        "state_conflict",
        "The new size has left us, so this exchange can no longer be called off.",
      );
    await releaseHeld(trx, exchange, now);
    await markCalledOff(trx, returnId, { userId, now });
    await mailEnd(trx, order, toEnd);
    if (replacement && isUnshipped(replacement.status))
      await cancelOrder(trx, jobs, replacement, { kind: "buyer", by: userId }, now);
    return undefined;
  });

/**
 * Staff decline an exchange; the reason is mailed. What was sent at once stays with its buyer. Undefined when it is done. Refuses
 * state_conflict (it ended before) and version_conflict.
 */
export const declineExchange = (
  db: Db,
  {
    staff,
    decline: { version, reason },
    ...toEnd
  }: ExchangeToEnd & {
    readonly staff: StaffCaller;
    readonly decline: { readonly version: number; readonly reason: string };
  },
): Promise<EndRefusal | Refusal<"version_conflict"> | undefined> =>
  db.transaction().execute(async (trx) => {
    const { orderNo, returnId, now } = toEnd;
    const order = await lockOrder(trx, orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const found = await lockOpenExchange(trx, order, returnId);
    if (!found) return noSuchExchange;
    if (found.exchange.version !== version)
      return refuse(
        "version_conflict",
        "Somebody else changed this exchange in the meantime, so nothing was saved.",
      );
    if (!found.isOpen) return refuse("state_conflict", "This exchange has ended already.");
    await releaseHeld(trx, found.exchange, now);
    await markCalledOff(trx, returnId, { userId: staff.caller.userId, now });
    await setEnded(trx, returnId, { ended: "declined", decline_reason: reason });
    await mailEnd(trx, order, toEnd);
    await recordChange(trx, {
      staff,
      action: "exchange declined",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: "asked" },
      after: { return: returnId, state: "declined" },
      now,
    });
    return undefined;
  });

/** Ends an exchange whose pieces did not come back in time, unless it ended meanwhile. */
export const lapseExchange = (db: Db, toEnd: ExchangeToEnd): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { orderNo, returnId, now } = toEnd;
    const order = await lockOrder(trx, orderNo);
    const found = order && (await lockOpenExchange(trx, order, returnId));
    if (!order || !found?.isOpen || found.exchange.backBy > now || found.exchange.replacementNo) return;
    await releaseHeld(trx, found.exchange, now);
    await markCalledOff(trx, returnId, { userId: null, now });
    await setEnded(trx, returnId, { ended: "lapsed" });
    await mailEnd(trx, order, toEnd);
  });

async function lockOpenExchange(trx: Trx, { order_id }: LockedOrder, returnId: ReturnId) {
  const locked = await lockExchange(trx, order_id, returnId);
  const exchange = (await readExchanges(trx, order_id)).find((each) => each.returnId === returnId);
  return locked && exchange && { exchange, isOpen: locked.state === "asked" };
}

/** Gives back what an exchange holds. Its stock is locked first. */
export async function releaseHeld(trx: Trx, { returnId, pieces }: ExchangeRow, now: Date): Promise<void> {
  await lockStock(
    trx,
    pieces.map((each) => ({ variantId: each.variant_id, size: each.to_size, quantity: each.quantity })),
  );
  await endExchangeHold(trx, returnId, now);
}

const mailEnd = (
  trx: Trx,
  { order_id: orderId, user_id: userId, email: recipient }: LockedOrder,
  { jobs, returnId, now }: ExchangeToEnd,
) => queueMail(trx, jobs, { kind: "exchange-ended", recipient, userId, orderId, returnId, now });
