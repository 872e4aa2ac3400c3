import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { readOrderBalance } from "../ledger/order-ledger.store.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isUnpaid } from "../order/order-status.ts";
import { checkOrderLinks, type LinkCheck } from "../payment/check-payment-links.ts";
import { cancelOrder } from "./cancel-order.ts";
import { listUnpaidOrders } from "./unpaid-orders.store.ts";

const HOUR_MS = 60 * 60 * 1_000;

/** Which unpaid orders are cancelled after how many hours. */
export interface Expiry {
  readonly hours: number;
  /** Only orders of customers who have not proved their e-mail address. */
  readonly ofUnproved: boolean;
}

/**
 * Cancels orders that nobody paid for so many hours since they were placed, since the last payment link was mailed, or since
 * staff took back a payment. Stock,
 * coupon and link are released, and the customer gets a mail. The provider is asked first: an order is not cancelled
 * while it may have been paid. Orders that cost nothing are left alone. Returns how many were cancelled.
 */
export async function cancelUnpaidOrders(check: LinkCheck, { hours, ofUnproved }: Expiry): Promise<number> {
  const before = new Date(check.now.getTime() - hours * HOUR_MS);
  let count = 0;
  for (const { order_no: orderNo } of await listUnpaidOrders(check.db, before, { ofUnproved })) {
    const refused = await checkOrderLinks(check, orderNo);
    if (refused?.refused === "provider_unavailable") continue;
    if (await cancelUnpaid(check.db, check.jobs, orderNo, check.now)) count += 1;
  }
  return count;
}

function cancelUnpaid(db: Db, jobs: Jobs, orderNo: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    if (!order || !isUnpaid(order.status)) return false;
    if ((await readOrderBalance(trx, order.order_id)).paidPaise > 0) return false;
    await cancelOrder(trx, jobs, order, { kind: "not paid" }, now);
    return true;
  });
}
