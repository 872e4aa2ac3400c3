import { type Refusal, refuse } from "../../contract/errors.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { baseMoneyText } from "../../platform/money/base-money.ts";
import { splitByLargestRemainder } from "../../platform/money/split-amount.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readSendableLines } from "../shipment/shipment.store.ts";
import { readRefundableLines } from "./refund.store.ts";

/**
 * Whoever sends what was paid back gives it away: the limit is that of a free order
 * (docs/decisions/0025-orders-by-staff.md). Refuses refund_above_limit where the pieces that have not left are worth more.
 */
export async function refuseFreePieces(
  trx: Trx,
  orderId: OrderId,
  limitPaise: number | undefined,
): Promise<Refusal<"refund_above_limit"> | undefined> {
  if (limitPaise === undefined) return undefined;
  const toSend = new Map((await readSendableLines(trx, orderId)).map((line) => [line.lineId, line.toSend]));
  const worths = (await readRefundableLines(trx, orderId)).map(({ lineId, quantity, netPaise }) =>
    splitByLargestRemainder(netPaise, Array<number>(quantity).fill(1))
      .slice(quantity - (toSend.get(lineId) ?? 0))
      .reduce((sum, share) => sum + share, 0),
  );
  const worthPaise = worths.reduce((sum, worth) => sum + worth, 0);
  if (worthPaise <= limitPaise) return undefined;
  const baseCurrency = await readBaseCurrency(trx);
  return refuse(
    "refund_above_limit",
    `Support may send products worth up to ${baseMoneyText(limitPaise, baseCurrency)} for an order that was refunded; these are worth ${baseMoneyText(worthPaise, baseCurrency)}. Please ask an administrator to send them.`,
  );
}
