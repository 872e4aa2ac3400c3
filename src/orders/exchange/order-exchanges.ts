import type { Refusal } from "../../contract/errors.ts";
import type { OrderExchange, OrderExchanges } from "../../contract/exchanges.ts";
import type { UserId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { findOwnOrder } from "../order/order-details.store.ts";
import { orderNotFound } from "../order/order-details.ts";
import { isUnshipped } from "../order/order-status.ts";
import { readDeliveredAt } from "../return/return.store.ts";
import { returnableUntil } from "../return/return-window.ts";
import { type ExchangeRow, listExchangeOffices, readExchanges } from "./exchange.store.ts";
import { findExchangeable } from "./find-exchangeable.ts";
import type { ExchangeTerms } from "./open-exchange.ts";

/** What of an order its buyer may exchange for another size now, and the exchanges so far. */
export async function orderExchanges(
  db: Db,
  { orderNo, userId }: { readonly orderNo: string; readonly userId: UserId },
  terms: ExchangeTerms & { readonly returnAddress: readonly string[] },
  now: Date,
): Promise<OrderExchanges | Refusal<"order_not_found">> {
  const order = await findOwnOrder(db, orderNo, userId);
  if (!order) return orderNotFound;
  const deliveredAt = await readDeliveredAt(db, order.order_id);
  const until = deliveredAt && returnableUntil(deliveredAt, terms.returnDays);
  const isOpen = until !== undefined && now <= until;
  return {
    until: isOpen ? until.toISOString() : "",
    sendTo: [...terms.returnAddress],
    offices: isOpen ? await listExchangeOffices(db) : [],
    holdDays: terms.exchangeHoldDays,
    sendsAtOnce: terms.exchangeSendsAtOnce,
    pieces: isOpen
      ? (await findExchangeable(db, order.order_id)).map((piece) => ({
          lineId: piece.lineId,
          variantId: piece.variantId,
          productName: piece.productName,
          size: piece.size,
          qty: piece.quantity,
          sizes: piece.sizes.map(({ size, left }) => ({ size, isThere: left === null || left > 0 })),
          sizeChart: piece.sizeChart,
        }))
      : [],
    exchanges: (await readExchanges(db, order.order_id)).map(exchangeResponse),
  };
}

const exchangeResponse = (each: ExchangeRow): OrderExchange => ({
  id: each.returnId,
  number: each.number,
  state: shownState(each),
  mayCallOff: mayCallOff(each),
  way: each.way,
  office: [each.officeName, each.officeAddress].filter(Boolean).join("\n"),
  sendsAtOnce: each.sendsAtOnce,
  backBy: each.backBy.toISOString(),
  reason: each.declineReason,
  replacementNo: each.replacementNo ?? "",
  pieces: each.pieces.map((piece) => ({
    productName: piece.product_name,
    from: piece.from_size,
    to: piece.to_size,
    qty: piece.quantity,
  })),
});

/** What became of an exchange, in one word. */
export function shownState({ state, ended }: Pick<ExchangeRow, "ended" | "state">): OrderExchange["state"] {
  if (state === "asked") return "asked";
  return state === "called off" ? (ended ?? "called off") : "done";
}

/** Before the old pieces are back; where the new ones are sent at once, before they leave. */
const mayCallOff = ({ state, replacementStatus }: ExchangeRow): boolean =>
  state === "asked" &&
  (replacementStatus === null || replacementStatus === "Cancelled" || isUnshipped(replacementStatus));
