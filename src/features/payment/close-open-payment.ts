import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { settleOpenLink, withdrawOpenLink } from "./payment.store.ts";

type JobQueue = Pick<Jobs, "enqueue">;

/** Withdraws the open payment link of an order. A job then closes it at the provider that made it. */
export async function withdrawOpenPayment(
  trx: Trx,
  jobs: JobQueue,
  orderId: number,
  now: Date,
): Promise<void> {
  await enqueueClose(trx, jobs, await withdrawOpenLink(trx, orderId, now));
}

/**
 * Marks the open payment of an order as paid, because staff say so. A provider's link is closed, so that
 * nobody pays twice.
 */
export async function settleOpenPayment(trx: Trx, jobs: JobQueue, orderId: number, now: Date): Promise<void> {
  await enqueueClose(trx, jobs, await settleOpenLink(trx, orderId, now));
}

async function enqueueClose(trx: Trx, jobs: JobQueue, paymentId: number | undefined): Promise<void> {
  if (paymentId !== undefined) await jobs.enqueue(trx, "payment.close-link", { paymentId });
}
