import type { StaffOrder } from "../../contract/admin/orders.ts";
import type { Db } from "../../server/db/database.ts";
import { toWire } from "../money/money.ts";
import { toHundredths } from "../payment/minor-units.ts";
import { moneyOfOrder, type RefundRow, readRefunds, refundableLines } from "../refund/refund.store.ts";
import {
  type ReturnLineRow,
  type ReturnRow,
  readDeliveredAt,
  readReturnLines,
  readReturns,
  returnableLines,
} from "../return/return.store.ts";
import { returnableUntil } from "../return/return.ts";

/** What of an order went back and came back, with what its line of time tells of that. */
export async function readComeback(db: Db, orderId: number) {
  return {
    money: await moneyOfOrder(db, orderId),
    refundable: await refundableLines(db, orderId),
    refunds: await readRefunds(db, orderId),
    returnable: await returnableLines(db, orderId),
    returns: await readReturns(db, orderId),
    returnLines: await readReturnLines(db, orderId),
    deliveredAt: await readDeliveredAt(db, orderId),
  };
}
export type Comeback = Awaited<ReturnType<typeof readComeback>>;

type MoneyPart = Pick<
  StaffOrder,
  "paid" | "refunded" | "refundedShipping" | "refundBy" | "refunds" | "returns" | "returnableUntil"
>;

export function moneyAnswer({ money, refunds, returns, returnLines, deliveredAt }: Comeback): MoneyPart {
  const { provider, paidRef } = money;
  return {
    paid: toWire(money.paidPaise),
    refunded: toWire(money.refundedPaise),
    refundedShipping: toWire(money.refundedShippingPaise),
    refundBy: paidRef && provider && provider !== "pasted" ? provider : "hand",
    refunds: refunds.map(refundAnswer),
    returns: returns.map((each) => returnAnswer(each, returnLines)),
    returnableUntil: deliveredAt ? returnableUntil(deliveredAt).toISOString() : null,
  };
}

/** What of one line came back, for the line's own answer. */
export function lineComeback({ refundable, returnable }: Comeback, lineId: number) {
  const back = refundable.find((each) => each.lineId === lineId);
  const goods = returnable.find((each) => each.lineId === lineId);
  return {
    refundedQuantity: back?.refundedQuantity ?? 0,
    refunded: toWire(back?.refundedPaise ?? 0),
    returnedQuantity: goods?.returnedQuantity ?? 0,
    isReturnable: Boolean(goods?.returnable && !goods.isSwag),
  };
}

const refundAnswer = (refund: RefundRow): StaffOrder["refunds"][number] => ({
  id: refund.refund_id,
  state: refund.state,
  amount: toWire(refund.amount_paise),
  shownAmount: toHundredths(refund.amount_minor, refund.currency_code) / 100,
  reason: refund.reason,
  isByHand: refund.payment_id === null,
  reference: refund.reference ?? "",
  problem: refund.state === "done" ? "" : (refund.last_error ?? ""),
});

const returnAnswer = (each: ReturnRow, lines: readonly ReturnLineRow[]): StaffOrder["returns"][number] => ({
  id: each.return_id,
  state: each.state,
  version: each.version,
  reason: each.reason,
  lines: lines
    .filter((line) => line.return_id === each.return_id)
    .map((line) => ({
      lineId: line.order_line_id,
      productName: line.product_name,
      size: line.size,
      quantity: line.quantity,
      backToStock: line.back_to_stock,
      writtenOff: line.written_off,
    })),
});
