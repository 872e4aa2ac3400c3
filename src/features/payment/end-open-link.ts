import type { Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { settleOpen, withdrawOpen } from "./payment.store.ts";

type Queue = Pick<Jobs, "enqueue">;

/** The order's open link is good no more, here and (by a job) at the provider that made it. */
export async function withdrawOpenPayment(trx: Trx, jobs: Queue, orderId: number, now: Date): Promise<void> {
  await closeLater(trx, jobs, await withdrawOpen(trx, orderId, now));
}

/** The team says that the order is paid; a provider's link is closed, so that nobody pays twice. */
export async function settleOpenPayment(trx: Trx, jobs: Queue, orderId: number, now: Date): Promise<void> {
  await closeLater(trx, jobs, await settleOpen(trx, orderId, now));
}

async function closeLater(trx: Trx, jobs: Queue, paymentId: number | undefined): Promise<void> {
  if (paymentId !== undefined) await jobs.enqueue(trx, "payment.close-link", { paymentId });
}
