import type { Refusal } from "../../contract/errors.ts";
import type { OrderId, UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { readBaseCurrency } from "../../platform/settings/settings.store.ts";
import { readOrderBalance } from "../ledger/order-ledger.store.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import {
  type RefundWithPayment,
  readFailedRefunds,
  readRefundableLines,
  readRefundLines,
  readRefundSums,
  updateRefund,
} from "./refund.store.ts";
import { coversRefund, type RefundParts, refuseUnfitRefund } from "./refund-fits.ts";

/** Refuses refund_too_large when something of a failed refund was refunded since. The order is locked. */
export async function refuseIfRefundedSince(
  trx: Trx,
  order: LockedOrder,
  refund: RefundWithPayment,
): Promise<Refusal<"refund_too_large"> | undefined> {
  const { order_id: orderId } = order;
  const [balance, lines, sums, [parts]] = [
    await readOrderBalance(trx, orderId),
    await readRefundableLines(trx, orderId),
    await readRefundSums(trx, orderId),
    await partsOf(trx, [refund]),
  ];
  if (!parts) throw new Error(`Refund ${refund.refund_id} has no parts`);
  const shippingLeftPaise = (order.shipping_paise ?? 0) - sums.refundedShippingPaise;
  const rest = { lines, shippingLeftPaise, leftPaise: balance.leftPaise };
  return refuseUnfitRefund(parts.parts, rest, await readBaseCurrency(trx));
}

/** Marks failed refunds as dropped when a newer refund covers all of them: their money is no longer owed. */
export async function dropCoveredRefunds(
  trx: Trx,
  orderId: OrderId,
  newer: RefundParts,
  by: { readonly userId: UserId; readonly now: Date },
): Promise<void> {
  for (const { refundId, parts } of await partsOf(trx, await readFailedRefunds(trx, orderId))) {
    if (!coversRefund(newer, parts)) continue;
    await updateRefund(trx, refundId, {
      state: "dropped",
      changed_at: by.now,
      changed_by: by.userId,
      last_error: "Another refund took its place.",
    });
  }
}

async function partsOf(trx: Trx, refunds: readonly RefundWithPayment[]) {
  if (refunds.length === 0) return [];
  const lines = await readRefundLines(
    trx,
    refunds.map(({ refund_id }) => refund_id),
  );
  return refunds.map((refund) => ({
    refundId: refund.refund_id,
    parts: {
      amountPaise: refund.amount_paise,
      shippingPaise: refund.shippingPaise,
      freePaise: refund.free_paise,
      lines: lines.filter(({ refund_id }) => refund_id === refund.refund_id),
    },
  }));
}
