import type { StaffOrder } from "../../contract/admin/orders.schemas.ts";
import { isRefusal } from "../../contract/errors.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import type { ExchangeRow } from "../../orders/exchange/exchange.store.ts";
import { shownState } from "../../orders/exchange/order-exchanges.ts";
import type { OrderBalance } from "../../orders/ledger/order-ledger.store.ts";
import type { RefundableLineRow, RefundRow, RefundSums } from "../../orders/refund/refund.store.ts";
import { type PaidPayment, paymentToRefund } from "../../orders/refund/refund-payment.ts";
import type { ReturnableLine, ReturnLineRow, ReturnRow } from "../../orders/return/return.store.ts";
import { returnableUntil } from "../../orders/return/return-window.ts";
import { hundredthsToAmount, toHundredths } from "../../platform/money/minor-units.ts";
import { paiseToRupees } from "../../platform/money/money.ts";

/** Everything about the refunds and returns of an order, for its page and its timeline. */
export interface RefundsAndReturns {
  readonly money: OrderBalance & RefundSums & { readonly paidPayments: readonly PaidPayment[] };
  readonly refundable: readonly RefundableLineRow[];
  readonly refunds: readonly RefundRow[];
  readonly returnable: readonly ReturnableLine[];
  readonly returns: readonly ReturnRow[];
  readonly returnLines: readonly ReturnLineRow[];
  readonly exchanges: readonly ExchangeRow[];
  readonly deliveredAt: Date | undefined;
}

type RefundAndReturnFields = Pick<
  StaffOrder,
  | "paid"
  | "refunded"
  | "refunding"
  | "refundable"
  | "owed"
  | "disputed"
  | "chargedBack"
  | "refundedShipping"
  | "refundBy"
  | "refunds"
  | "returns"
  | "returnableUntil"
>;

export function refundsAndReturnsResponse(
  { money, refunds, returns, returnLines, exchanges, deliveredAt }: RefundsAndReturns,
  returnDays: number,
): RefundAndReturnFields {
  const payment = paymentToRefund(money.paidPayments, 0, () => true, "");
  return {
    paid: paiseToRupees(money.paidPaise),
    refunded: paiseToRupees(money.refundedPaise),
    refunding: paiseToRupees(money.refundingPaise),
    refundable: paiseToRupees(money.leftPaise),
    owed: paiseToRupees(money.owedPaise),
    disputed: paiseToRupees(money.disputedPaise),
    chargedBack: paiseToRupees(money.chargedBackPaise),
    refundedShipping: paiseToRupees(money.refundedShippingPaise),
    refundBy: payment && !isRefusal(payment) ? payment.provider : "hand",
    refunds: refunds.map(refundResponse),
    returns: returns.map((each) => ({
      ...returnResponse(each, returnLines),
      exchange: exchangeResponse(exchanges.find(({ returnId }) => returnId === each.return_id)),
    })),
    returnableUntil: deliveredAt ? returnableUntil(deliveredAt, returnDays).toISOString() : null,
  };
}

/** How much of one line was refunded and returned. */
export function lineRefundsAndReturns({ refundable, returnable }: RefundsAndReturns, lineId: number) {
  const refundedLine = refundable.find((each) => each.lineId === lineId);
  const returnedLine = returnable.find((each) => each.lineId === lineId);
  return {
    refundedQuantity: refundedLine?.refundedQuantity ?? 0,
    refunded: paiseToRupees(refundedLine?.refundedPaise ?? 0),
    returnedQuantity: returnedLine?.returnedQuantity ?? 0,
    isReturnable: Boolean(returnedLine?.returnable),
  };
}

const refundResponse = (refund: RefundRow): StaffOrder["refunds"][number] => ({
  id: refund.refund_id,
  state: refund.state,
  amount: paiseToRupees(refund.amount_paise),
  shownAmount: hundredthsToAmount(toHundredths(refund.amount_minor, refund.currency_code)),
  reason: refund.reason,
  isByHand: refund.payment_id === null,
  reference: refund.reference ?? "",
  problem: storedStaffText(refund.state === "done" ? "" : (refund.last_error ?? "")),
});

const exchangeResponse = (exchange: ExchangeRow | undefined): StaffOrder["returns"][number]["exchange"] =>
  exchange
    ? {
        state: shownState(exchange),
        office: exchange.officeName ?? "",
        sendsAtOnce: exchange.sendsAtOnce,
        backBy: exchange.backBy.toISOString(),
        reason: exchange.declineReason,
        replacementNo: exchange.replacementNo ?? "",
        pieces: exchange.pieces.map((piece) => ({
          lineId: piece.order_line_id,
          variantId: piece.variant_id,
          productName: piece.product_name,
          from: piece.from_size,
          to: piece.to_size,
          quantity: piece.quantity,
          backToStock: piece.back_to_stock,
          writtenOff: piece.written_off,
        })),
      }
    : null;

const returnResponse = (
  each: ReturnRow,
  lines: readonly ReturnLineRow[],
): Omit<StaffOrder["returns"][number], "exchange"> => ({
  id: each.return_id,
  number: each.number,
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
