import { moveOrderStock } from "../../catalogue/stock/move-stock.ts";
import { lockStock } from "../../catalogue/stock/stock.store.ts";
import type { ReceiveExchangeInput } from "../../contract/admin/exchanges.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { ReturnId } from "../../contract/ids.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { findOrderWithBuyer } from "../order/order-with-buyer.store.ts";
import { lockExchange, markExchanged } from "../return/return.store.ts";
import { placeStaffOrder, type StaffOrderContext } from "../staff-order/place-staff-order.ts";
import { deliveryOfReplacement, limitsOfReplacement } from "../staff-order/replace-pieces.ts";
import { releaseHeld } from "./end-exchange.ts";
import { type ExchangeRow, readExchanges, setPiecesBack, setReplacement } from "./exchange.store.ts";
import { demandOf, readExchangeContents } from "./exchange-contents.ts";

export interface ReceiveExchange extends StaffOrderContext {
  readonly orderNo: string;
  readonly returnId: ReturnId;
  readonly received: ReceiveExchangeInput;
}

type ReceiveRefusal = Refusal<
  | "not_found"
  | "order_not_found"
  | "out_of_stock"
  | "return_too_large"
  | "state_conflict"
  | "version_conflict"
>;

/**
 * Records that the old pieces of an exchange are back, also where it had lapsed: each goes to the stock of its size or is written
 * off. The new pieces are ordered, free of charge, by the code of a replacement; where that was done at once, the buyer is told
 * that the old ones are here. Undefined when it is done.
 */
export async function receiveExchange(
  db: Db,
  { orderNo, returnId, received, ...context }: ReceiveExchange,
): Promise<ReceiveRefusal | undefined> {
  const order = await findOrderWithBuyer(db, orderNo);
  if (!order) return refuse("order_not_found", "There is no order with that number.");
  const exchange = (await readExchanges(db, order.order_id)).find((each) => each.returnId === returnId);
  if (!exchange) return refuse("not_found", "The order has no such exchange.");
  const { staff, jobs, now } = context;
  const take = (trx: Trx) => takeBack(trx, { orderNo, exchange, received, staff, now });
  return refusableTransaction(db, async (trx) => {
    if (exchange.replacementNo) {
      const refused = await take(trx);
      if (refused) return refused;
      const { order_id: orderId, user_id: userId, email: recipient } = order;
      await queueMail(trx, jobs, { kind: "exchange-ended", recipient, userId, orderId, returnId, now });
      return record(trx, exchange.replacementNo);
    }
    const pieces = exchange.pieces.map((each) => ({
      lineId: each.order_line_id,
      variantId: each.variant_id,
      to: each.to_size,
      quantity: each.quantity,
    }));
    let refused: ReceiveRefusal | undefined;
    const placed = await placeStaffOrder(
      trx,
      {
        person: { userId: order.user_id, email: order.email },
        delivery: await deliveryOfReplacement(trx, order.order_id),
        demand: demandOf(pieces),
        payment: { kind: "free", reason: `Another size for ${orderNo}/R${exchange.number}` },
        replaces: order.order_id,
        key: `exchange R${exchange.number} of ${orderNo}`,
        made: { action: "replacement made", after: { replaces: orderNo } },
        async check(t) {
          refused = await take(t);
          return refused && refuse("state_conflict", refused.detail);
        },
        readContents: (t) => readExchangeContents(t, order.order_id, pieces),
      },
      { ...context, by: { kind: "staff", staff }, limits: limitsOfReplacement(context.limits) },
    );
    if (refused) return refused;
    if (isRefusal(placed))
      return placed.refused === "out_of_stock"
        ? { ...placed, refused: "out_of_stock" }
        : refuse("state_conflict", placed.detail);
    if (!placed.isNew) return refuse("version_conflict", `It was received already: ${placed.orderNo}.`);
    await setReplacement(trx, returnId, placed.orderNo);
    return record(trx, placed.orderNo);
  });

  async function record(trx: Trx, replacement: string): Promise<undefined> {
    await recordChange(trx, {
      staff,
      action: "exchange received",
      subject: "orders",
      subjectId: orderNo,
      before: { return: returnId, state: "asked" },
      after: { return: returnId, state: "received", pieces: received.pieces, replacement },
      now,
    });
  }
}

interface TakeBack extends Pick<ReceiveExchange, "now" | "orderNo" | "received" | "staff"> {
  readonly exchange: ExchangeRow;
}

/** Books what came back, and ends what was held. */
async function takeBack(
  trx: Trx,
  { orderNo, exchange, received, staff, now }: TakeBack,
): Promise<ReceiveRefusal | undefined> {
  const { returnId, pieces, ended } = exchange;
  const order = await lockOrder(trx, orderNo);
  const locked = order && (await lockExchange(trx, order.order_id, returnId));
  if (!locked) return refuse("not_found", "The order has no such exchange.");
  if (locked.version !== received.version)
    return refuse(
      "version_conflict",
      "Somebody else changed this exchange in the meantime, so nothing was saved.",
    );
  if (locked.state !== "asked" && ended !== "lapsed")
    return refuse("state_conflict", "This exchange has ended already.");
  const back = pieces.map((piece) => ({
    piece,
    of: received.pieces.find(
      (each) =>
        each.lineId === piece.order_line_id &&
        each.variantId === piece.variant_id &&
        each.from === piece.from_size,
    ),
  }));
  if (
    received.pieces.length !== pieces.length ||
    back.some(({ piece, of }) => !of || of.backToStock + of.writtenOff !== piece.quantity)
  )
    return refuse("return_too_large", "Say for each piece whether it goes back to stock or is written off.");
  await markExchanged(trx, returnId, { userId: staff.caller.userId, now });
  await setPiecesBack(trx, returnId, received.pieces);
  await releaseHeld(trx, exchange, now);
  const toStock = back.flatMap(({ piece, of }) =>
    of && of.backToStock > 0
      ? [{ variantId: piece.variant_id, size: piece.from_size, quantity: of.backToStock }]
      : [],
  );
  await moveOrderStock(trx, await lockStock(trx, toStock), toStock, 1, {
    reason: "returned",
    orderNo,
    staffId: staff.caller.userId,
    now,
  });
  return undefined;
}
