import { refuseShortStock } from "../../buying/cart/validate-item.ts";
import { holdForExchange } from "../../catalogue/stock/hold-stock.ts";
import { lockStock } from "../../catalogue/stock/stock.store.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { ExchangeInput } from "../../contract/exchanges.ts";
import type { ReturnId, UserId } from "../../contract/ids.ts";
import type { ErrorsOf } from "../../contract/route-types.ts";
import type { Trx } from "../../platform/db/database.ts";
import { days } from "../../platform/settings/policy-texts.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { insertReturn, readDeliveredAt } from "../return/return.store.ts";
import { returnableUntil } from "../return/return-window.ts";
import { insertExchange, listExchangeOffices, readExchanges } from "./exchange.store.ts";
import { backBy } from "./exchange.ts";
import { demandOf } from "./exchange-contents.ts";
import { type FoundItem, findExchangeable } from "./find-exchangeable.ts";

/** What a store's settings say of exchanges. */
export interface ExchangeTerms {
  /** The days after delivery in which a size can be exchanged: those of returns. */
  readonly returnDays: number;
  /** The days in which the new pieces are reserved. */
  readonly exchangeHoldDays: number;
  /** Whether the new pieces leave before the old ones are back. */
  readonly exchangeSendsAtOnce: boolean;
}

/** So many of one order, also those that were called off: each sends a mail. */
const MAX_EXCHANGES = 20;

export type OpenRefusal = Refusal<
  Exclude<ErrorsOf<"POST /api/orders/{orderNo}/exchanges">, "login_needed" | "too_many_requests">
>;
interface OpenExchange {
  readonly input: ExchangeInput;
  readonly terms: ExchangeTerms;
  readonly userId: UserId;
  readonly now: Date;
}

/**
 * Writes an exchange of an order that is locked. Where the old pieces come back first, the new ones are held from now on. Nothing
 * is mailed yet. Refuses with the codes of the contract.
 */
export async function openExchange(
  trx: Trx,
  { order_id: orderId }: LockedOrder,
  { input, terms, userId, now }: OpenExchange,
): Promise<{ readonly returnId: ReturnId } | OpenRefusal> {
  const { returnDays, exchangeHoldDays, exchangeSendsAtOnce } = terms;
  if (input.sendsAtOnce !== exchangeSendsAtOnce)
    return refuse("version_conflict", "When the new size leaves has changed. Please look again and confirm.");
  const deliveredAt = await readDeliveredAt(trx, orderId);
  if (!deliveredAt) return refuse("state_conflict", "Only what was delivered can be exchanged.");
  if (now > returnableUntil(deliveredAt, returnDays))
    return refuse("return_too_late", `Another size can be chosen within ${days(returnDays)} of delivery.`);
  if ((await readExchanges(trx, orderId)).length >= MAX_EXCHANGES)
    return refuse("state_conflict", "This order had many exchanges already: please write to us.");
  const office = (await listExchangeOffices(trx)).find(({ id }) => id === input.officeId);
  if (input.way === "office" && !office)
    return refuse("office_unknown", "There is no such office any more. Please choose another one.");
  // The stock is locked first, so that who waits for the last piece reads what is left of it.
  const demand = demandOf(input.pieces);
  const counted = await lockStock(trx, demand);
  const found = await findExchangeable(trx, orderId);
  const refused = refuseSamePieces(input) ?? refusePieces(input, found);
  if (refused) return refused;
  const { returnId } = await insertReturn(trx, {
    orderId,
    reason: "Another size",
    userId,
    now,
    lines: [],
    isExchange: true,
  });
  await insertExchange(trx, {
    exchange: {
      return_id: returnId,
      way: input.way,
      office_id: input.way === "office" ? (office?.id ?? null) : null,
      sends_at_once: exchangeSendsAtOnce,
      back_by: backBy(now, exchangeHoldDays),
    },
    pieces: input.pieces.map((piece) => ({
      ...piece,
      productName: itemOf(found, piece)?.productName ?? "",
    })),
  });
  if (!exchangeSendsAtOnce) await holdForExchange(trx, { returnId, stock: { counted, demand }, now });
  return { returnId };
}

type Asked = ExchangeInput["pieces"][number];

const itemOf = (found: readonly FoundItem[], { lineId, variantId, from }: Asked) =>
  found.find((each) => each.lineId === lineId && each.variantId === variantId && each.size === from);

/** One replacement has no two lines of the same variant and size. */
function refuseSamePieces({ pieces }: ExchangeInput): Refusal<"state_conflict"> | undefined {
  const keys = [
    pieces.map(({ lineId, variantId, from }) => `${lineId} ${variantId} ${from}`),
    pieces.map(({ variantId, to }) => `${variantId} ${to}`),
  ];
  return keys.some((each) => new Set(each).size < each.length)
    ? refuse("state_conflict", "The same size is there twice: please ask for two exchanges.")
    : undefined;
}

function refusePieces(
  { pieces }: ExchangeInput,
  found: readonly FoundItem[],
): Refusal<"line_not_found" | "out_of_stock" | "return_too_large" | "size_unknown"> | undefined {
  for (const asked of pieces) {
    const item = itemOf(found, asked);
    if (!item) return refuse("line_not_found", "The order has no such piece.");
    const { productName } = item;
    if (asked.quantity > item.quantity)
      return refuse("return_too_large", `${productName}: fewer pieces than that can be exchanged.`);
    const size = item.sizes.find((each) => each.size === asked.to);
    if (!size) return refuse("size_unknown", `There is no ${productName} in ${asked.to}.`);
    if (size.left !== null && size.left < asked.quantity)
      return refuseShortStock({ name: `${productName} in ${asked.to}` }, Math.max(0, size.left));
  }
  return undefined;
}
