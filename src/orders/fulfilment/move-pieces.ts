import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../platform/db/database.ts";
import { splitByLargestRemainder } from "../../platform/money/split-amount.ts";
import {
  addPieces,
  deleteOrderLine,
  insertSplitLine,
  setLineSize,
} from "../order/change-order-lines.store.ts";
import type { StaffOrderLines } from "../order/order-lines.store.ts";
import { readLineDocuments } from "./size-exchange/size-exchange.store.ts";

type Line = StaffOrderLines[number];

export interface MovePieces {
  readonly line: Line;
  /** The line item of the order that has the new size already. */
  readonly target: Line | undefined;
  readonly to: string;
  readonly pieces: number;
}

/** The most that one line item can have (migrations/0065_custom_lines.sql). */
const MAX_QUANTITY = 99_999;

/** Whether pieces may leave their line. Refuses state_conflict where an invoice or a failed refund names them. */
export async function refuseMove(
  trx: Trx,
  { line, target, pieces }: MovePieces,
): Promise<Refusal<"state_conflict"> | undefined> {
  if (pieces === line.quantity && !target) return undefined;
  const named = await readLineDocuments(trx, [line, ...(target ? [target] : [])]);
  if (named.hasInvoice)
    return refuse(
      "state_conflict",
      `An invoice bills ${line.product_name} already, so its pieces stay together: exchange all of them, or none.`,
    );
  if (named.hasFailedRefund)
    return refuse(
      "state_conflict",
      `A refund of ${line.product_name} that failed names its pieces, so they stay together: exchange all of them, or none.`,
    );
  return target && target.quantity + pieces > MAX_QUANTITY
    ? refuse("state_conflict", `One line of an order has at most ${MAX_QUANTITY} pieces.`)
    : undefined;
}

/**
 * Gives pieces of a line item another size: the whole line, a line of their own, or the line that has this size
 * already. The order's amounts stay exactly the same, because the pieces take their share of the discount with them.
 * Call refuseMove first.
 */
export async function movePieces(trx: Trx, { line, target, to, pieces }: MovePieces): Promise<void> {
  const isWhole = pieces === line.quantity;
  if (isWhole && !target) return setLineSize(trx, line.order_line_id, to);
  const share = shareOf(line, pieces);
  if (isWhole) await deleteOrderLine(trx, line.order_line_id);
  else
    await addPieces(trx, line.order_line_id, {
      quantity: -pieces,
      totalPaise: -share.totalPaise,
      discountPaise: -share.discountPaise,
    });
  if (target) await addPieces(trx, target.order_line_id, { quantity: pieces, ...share });
  else await insertSplitLine(trx, line.order_line_id, { size: to, quantity: pieces, ...share });
}

/** The share of the line's last pieces. Its first ones are those that refunds paid back (refund-amount.ts: lineRefund). */
function shareOf(line: Line, pieces: number) {
  const totalPaise = line.is_swag ? 0 : line.selling_price_paise * pieces;
  const shares = splitByLargestRemainder(
    line.total_paise - line.discount_paise,
    Array<number>(line.quantity).fill(1),
  );
  const netPaise = shares.slice(line.quantity - pieces).reduce((sum, share) => sum + share, 0);
  return { totalPaise, discountPaise: totalPaise - netPaise };
}
