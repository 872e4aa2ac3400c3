import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { readOrderBalance } from "../ledger/order-ledger.store.ts";
import { lockOrder } from "../order/locked-order.store.ts";
import { isUnpaid } from "../order/order-status.ts";
import { checkOrderLinks, type LinkCheck } from "../payment/check-payment-links.ts";
import { cancelOrder } from "./cancel-order.ts";
import { listUnpaidOrders } from "./unpaid-orders.store.ts";

/**
 * Cancels the orders that nobody has paid by the time that their page and mails have said. Stock, coupon and link are released, and
 * the customer gets a mail. The provider is asked first: an order is not cancelled while it may have been paid. Returns how
 * many were cancelled.
 */
export async function cancelUnpaidOrders(check: LinkCheck): Promise<number> {
  let count = 0;
  for (const { order_no: orderNo } of await listUnpaidOrders(check.db, check.now)) {
    const refused = await checkOrderLinks(check, orderNo);
    if (refused?.refused === "provider_unavailable") continue;
    if (await cancelUnpaid(check.db, check.jobs, orderNo, check.now)) count += 1;
  }
  return count;
}

function cancelUnpaid(db: Db, jobs: Jobs, orderNo: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderNo);
    // A link that was sent meanwhile has moved its time.
    if (!order || !isUnpaid(order.status) || !order.pay_by || order.pay_by > now) return false;
    if ((await readOrderBalance(trx, order.order_id)).paidPaise > 0) return false;
    await cancelOrder(trx, jobs, order, { kind: "not paid" }, now);
    return true;
  });
}
