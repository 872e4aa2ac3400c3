import { randomUUID } from "node:crypto";
import { isRefusal, refuse } from "../../contract/errors.ts";
import type { ExchangeInput } from "../../contract/exchanges.ts";
import type { ReturnId, UserId } from "../../contract/ids.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { refusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { type LockedOrder, lockOrder } from "../order/locked-order.store.ts";
import { findOwnOrder } from "../order/order-details.store.ts";
import { orderNotFound } from "../order/order-details.ts";
import { type PlaceContext, placeStaffOrder } from "../staff-order/place-staff-order.ts";
import { deliveryOfReplacement, limitsOfReplacement } from "../staff-order/replace-pieces.ts";
import { setReplacement } from "./exchange.store.ts";
import { demandOf, readExchangeContents } from "./exchange-contents.ts";
import { type ExchangeTerms, type OpenRefusal, openExchange } from "./open-exchange.ts";

interface AskForExchange extends Omit<PlaceContext, "by"> {
  readonly orderNo: string;
  readonly userId: UserId;
  readonly email: string;
  readonly input: ExchangeInput;
  readonly terms: ExchangeTerms;
}

/**
 * Asks for another size of pieces that arrived. The new ones are held until the old ones are back; in a store that sends them at
 * once, their order is placed in the same transaction. Undefined when it is done. Refuses with the codes of the contract.
 */
export const askForExchange = (db: Db, ask: AskForExchange): Promise<OpenRefusal | undefined> =>
  refusableTransaction(db, (trx) =>
    ask.terms.exchangeSendsAtOnce ? openAndSend(trx, ask) : openAndHold(trx, ask),
  );

async function openAndHold(trx: Trx, ask: AskForExchange): Promise<OpenRefusal | undefined> {
  const order = await lockOrder(trx, ask.orderNo);
  if (order?.user_id !== ask.userId) return orderNotFound;
  const opened = await openExchange(trx, order, ask);
  if (isRefusal(opened)) return opened;
  await mailHowTo(trx, ask, order, opened.returnId);
  return undefined;
}

/** The exchange is opened between the locks of its buyer and of the stock, as the order's own checks are. */
async function openAndSend(trx: Trx, ask: AskForExchange): Promise<OpenRefusal | undefined> {
  const { orderNo, userId, email, input, terms: _terms, ...context } = ask;
  const first = await findOwnOrder(trx as Db, orderNo, userId);
  if (!first) return orderNotFound;
  let opened: { readonly returnId: ReturnId; readonly order: LockedOrder } | undefined;
  let refused: OpenRefusal | undefined;
  const placed = await placeStaffOrder(
    trx,
    {
      person: { userId, email },
      delivery: await deliveryOfReplacement(trx, first.order_id),
      demand: demandOf(input.pieces),
      payment: { kind: "free", reason: `Another size for ${orderNo}` },
      replaces: first.order_id,
      key: `exchange ${randomUUID()}`,
      made: { action: "replacement made", after: { replaces: orderNo } },
      async check(t) {
        const order = await lockOrder(t, orderNo);
        const result = order ? await openExchange(t, order, ask) : orderNotFound;
        if (order && !isRefusal(result)) opened = { ...result, order };
        refused = isRefusal(result) ? result : undefined;
        return refused && refuse("state_conflict", refused.detail);
      },
      readContents: (t) => readExchangeContents(t, first.order_id, input.pieces),
    },
    { ...context, by: { kind: "buyer", userId }, limits: limitsOfReplacement(context.limits) },
  );
  if (refused) return refused;
  if (isRefusal(placed))
    return placed.refused === "out_of_stock"
      ? { ...placed, refused: "out_of_stock" }
      : refuse("state_conflict", placed.detail);
  if (!opened) throw new Error(`${placed.orderNo} was placed without its exchange`);
  await setReplacement(trx, opened.returnId, placed.orderNo);
  await mailHowTo(trx, ask, opened.order, opened.returnId);
  return undefined;
}

const mailHowTo = (
  trx: Trx,
  { jobs, now }: AskForExchange,
  { order_id: orderId, user_id: userId, email: recipient }: LockedOrder,
  returnId: ReturnId,
) => queueMail(trx, jobs, { kind: "exchange-asked", recipient, userId, orderId, returnId, now });
