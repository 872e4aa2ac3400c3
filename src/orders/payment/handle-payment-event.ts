import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { bindDisputes } from "./bind-disputes.ts";
import {
  insertPaymentEvent,
  lockPaidRef,
  type PaymentEventOutcome,
  recordPaymentEventOutcome,
  storeDispute,
} from "./payment-events.store.ts";
import type { ProviderEvent, ProviderName, WebhookEvent } from "./payment-provider.ts";
import { settleDispute } from "./settle-dispute.ts";
import { settleProviderPayment } from "./settle-provider-payment.ts";

export interface ReceivedPaymentEvent {
  readonly provider: ProviderName;
  readonly webhookEvent: WebhookEvent;
  readonly now: Date;
}

export type RefundEvent = Extract<ProviderEvent, { kind: "refund" }>;

/** Refunds have a folder that knows payment. So payment is given this function and does not import it. */
export type HandleRefundEvent = (
  trx: Trx,
  jobs: Jobs,
  event: RefundEvent,
  now: Date,
) => Promise<PaymentEventOutcome>;

/**
 * Handles a signed payment event, once, in one transaction. The same event again does nothing, and events in
 * any order lead to the same result. An event that the store cannot settle is marked for staff to resolve.
 */
export async function handlePaymentEvent(
  db: Db,
  jobs: Jobs,
  received: ReceivedPaymentEvent,
  handleRefundEvent: HandleRefundEvent,
): Promise<void> {
  const { provider, webhookEvent: message, now } = received;
  const { event } = message;
  if (!event) return;
  await db.transaction().execute(async (trx) => {
    const id = await insertPaymentEvent(trx, {
      provider,
      event_id: message.id.slice(0, 200),
      kind: message.type,
      received_at: now,
      reference: (event.kind === "refund" ? event.ref : event.paidRef).slice(0, 200),
      currency_code: event.currencyCode.slice(0, 3),
      amount_minor: Number.isSafeInteger(event.amountMinor) ? event.amountMinor : 0,
    });
    if (id === undefined) return;
    if (event.kind === "refund") {
      await recordPaymentEventOutcome(trx, id, await handleRefundEvent(trx, jobs, event, now));
      return;
    }
    await lockPaidRef(trx, provider, event.paidRef);
    if (event.kind === "dispute") {
      const result = await settleDispute(trx, { provider, event, now });
      if (result.orderId === null) await storeDispute(trx, id, event);
      await recordPaymentEventOutcome(trx, id, result);
      return;
    }
    await recordPaymentEventOutcome(
      trx,
      id,
      await settleProviderPayment(trx, jobs, { provider, event, now }),
    );
    await bindDisputes(trx, { provider, paidRef: event.paidRef, now });
  });
}
