import type { OrderId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { type EndedLink, type LinkPaid, settleOpenLink, withdrawOpenLink } from "./payment.store.ts";
import { isProviderName } from "./payment-provider.ts";

type JobQueue = Pick<Jobs, "enqueue">;

/** Withdraws the open payment link of an order. A job then closes it at the provider that made it. */
export async function withdrawOpenPayment(
  trx: Trx,
  jobs: JobQueue,
  orderId: OrderId,
  now: Date,
): Promise<void> {
  await enqueueClose(trx, jobs, await withdrawOpenLink(trx, orderId, now));
}

/**
 * Marks the open payment link of an order as paid, because staff say so. A provider's link is closed, so that
 * nobody pays twice. False when no link is open.
 */
export async function settleOpenPayment(
  trx: Trx,
  jobs: JobQueue,
  orderId: OrderId,
  paid: LinkPaid,
): Promise<boolean> {
  const settled = await settleOpenLink(trx, orderId, paid);
  await enqueueClose(trx, jobs, settled);
  return settled !== undefined;
}

async function enqueueClose(trx: Trx, jobs: JobQueue, ended: EndedLink | undefined): Promise<void> {
  if (ended && isProviderName(ended.provider)) {
    await jobs.enqueue(trx, "payment.close-link", { paymentId: ended.payment_id });
  }
}
