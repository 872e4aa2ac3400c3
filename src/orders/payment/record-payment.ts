import type { UserId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { readOrderBalance } from "../ledger/order-ledger.store.ts";
import type { LockedOrder } from "../order/locked-order.store.ts";
import { settleOpenPayment, withdrawOpenPayment } from "./close-open-payment.ts";
import { insertPayment } from "./payment.store.ts";

/** How a customer paid, as staff say. The order ledger stores these words. */
const paymentMethods = ["payment link", "bank transfer", "UPI", "card", "cash", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface StaffPayment {
  /** Not set: by the open payment link if there is one. */
  readonly method?: PaymentMethod | undefined;
  /** As of the bank; empty when there is none. */
  readonly reference?: string | undefined;
  readonly userId: UserId;
  readonly now: Date;
}

/**
 * Records that a locked order was paid, because staff say so: by its open payment link, or by hand. No link stays open, so
 * that nobody pays twice. Writes nothing when there is nothing to pay, or money came before.
 */
export async function recordPayment(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  order: LockedOrder,
  { method, reference, userId, now }: StaffPayment,
): Promise<void> {
  const { order_id: orderId, grand_total_paise: amount_paise } = order;
  const { paidPaise } = await readOrderBalance(trx, orderId);
  if (order.is_swag || amount_paise === 0 || paidPaise > 0) {
    return withdrawOpenPayment(trx, jobs, orderId, now);
  }
  const details = { reference: reference || null, paid_by: userId, paid_at: now };
  const isByLink = method === undefined || method === "payment link";
  if (isByLink && (await settleOpenPayment(trx, jobs, orderId, details))) return;
  await withdrawOpenPayment(trx, jobs, orderId, now);
  await insertPayment(trx, {
    order_id: orderId,
    provider: "hand",
    amount_paise,
    asked_at: now,
    method: method ?? null,
    ...details,
  });
}
