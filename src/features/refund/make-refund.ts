import { randomUUID } from "node:crypto";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { amountToAsk } from "../order/amount-to-ask.ts";
import { lineAmounts } from "../order/order.store.ts";
import type { LockedOrder } from "../order/staff-orders.store.ts";
import type { PaymentProviders } from "../payment/provider.ts";
import { insertRefund, moneyOfOrder, type RefundableLineRow, refundableLines } from "./refund.store.ts";
import { lineRefund } from "./refund.ts";
import { refundMinor } from "./refund-minor.ts";

export interface RefundWanted {
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  /** Whether what is left of the shipping charge goes back too. */
  readonly shipping: boolean;
  /** What had gone back when the refund was asked for, in paise: who looked at an older state is told. */
  readonly refundedBeforePaise: number;
  readonly reason: string;
  /** Of the bank; needed where no provider pays it back. */
  readonly reference: string;
  readonly byUserId: number;
  readonly now: Date;
}

export interface MadeRefund {
  readonly refundId: number;
  readonly amountPaise: number;
  readonly isByHand: boolean;
}

/**
 * Gives money of a locked order back: by the provider that took it, asked by a job of the same transaction, or by hand. Never
 * more than was paid. Refuses step_not_allowed (nothing was paid), edited_meanwhile, line_not_found, refund_too_much,
 * reference_needed.
 */
export async function makeRefund(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  wanted: RefundWanted,
  providers: PaymentProviders,
): Promise<MadeRefund | Refusal> {
  const { order_id: orderId } = order;
  const money = await moneyOfOrder(trx, orderId);
  if (money.paidPaise === 0) return refuse("step_not_allowed", "Nothing was paid on this order.");
  if (money.refundedPaise !== wanted.refundedBeforePaise) {
    return refuse("edited_meanwhile", "Something was paid back meanwhile. Nothing was changed.");
  }
  const lines = linesBack(await refundableLines(trx, orderId), wanted.lines);
  if (isRefusal(lines)) return lines;
  const shippingPaise = wanted.shipping ? (order.shipping_paise ?? 0) - money.refundedShippingPaise : 0;
  const amountPaise = lines.reduce((sum, line) => sum + line.amount_paise, shippingPaise);
  const amountMinor = refundMinor(amountPaise, order, {
    ...money,
    paidMinor: money.paidMinor ?? (await shownMinor(trx, order)),
  });
  if (amountPaise > money.paidPaise - money.refundedPaise) {
    return refuse("refund_too_much", "That is more than is left of what was paid.");
  }
  if (amountPaise <= 0 || amountMinor <= 0) return refuse("refund_too_much", "Nothing is left to pay back.");
  const isByHand =
    !money.paidRef || !money.provider || money.provider === "pasted" || !providers[money.provider];
  if (isByHand && !wanted.reference) {
    return refuse("reference_needed", "Please give the reference of the transfer: it is paid back by hand.");
  }
  const refundId = await insertRefund(
    trx,
    {
      order_id: orderId,
      payment_id: isByHand ? null : money.paymentId,
      refund_key: randomUUID(),
      state: isByHand ? "done" : "requested",
      amount_paise: amountPaise,
      shipping_paise: shippingPaise,
      currency_code: money.paidCurrency ?? order.currency_code,
      amount_minor: amountMinor,
      reason: wanted.reason,
      reference: isByHand ? wanted.reference : null,
      asked_at: wanted.now,
      asked_by: wanted.byUserId,
      settled_at: isByHand ? wanted.now : null,
    },
    lines,
  );
  if (isByHand) {
    const { email: recipient, user_id: userId } = order;
    await queueMail(trx, jobs, {
      kind: "order-refunded",
      recipient,
      userId,
      orderId,
      refundId,
      now: wanted.now,
    });
  } else {
    await jobs.enqueue(trx, "payment.refund", { refundId });
  }
  return { refundId, amountPaise, isByHand };
}

function linesBack(known: readonly RefundableLineRow[], wanted: RefundWanted["lines"]) {
  const back: { order_line_id: number; quantity: number; amount_paise: number }[] = [];
  for (const { lineId, quantity } of wanted) {
    const line = known.find((each) => each.lineId === lineId);
    if (!line || back.some(({ order_line_id }) => order_line_id === lineId)) {
      return refuse("line_not_found", "The order has no such line, or it is named twice.");
    }
    const amount_paise = lineRefund(line, quantity);
    if (amount_paise === undefined) {
      return refuse("refund_too_much", `Of ${line.productName}, not so many pieces are left to pay back.`);
    }
    back.push({ order_line_id: lineId, quantity, amount_paise });
  }
  return back;
}

/** What the buyer was shown as the total: no provider told what was paid by a pasted link. */
async function shownMinor(trx: Trx, order: LockedOrder): Promise<number> {
  const lines = await lineAmounts(trx, [order.order_id]);
  return amountToAsk(order, lines, order.shipping_paise ?? 0).amountMinor;
}
