import type { Trx } from "../../platform/db/database.ts";
import { readStoredDisputes, recordPaymentEventOutcome } from "./payment-events.store.ts";
import type { ProviderName } from "./payment-provider.ts";
import { settleDispute } from "./settle-dispute.ts";

/**
 * Records the disputes of a payment that were reported before it, as if they came now: webhooks arrive in any order. What
 * staff have resolved meanwhile stays resolved.
 */
export async function bindDisputes(
  trx: Trx,
  {
    provider,
    paidRef,
    now,
  }: { readonly provider: ProviderName; readonly paidRef: string; readonly now: Date },
): Promise<void> {
  for (const { payment_event_id: id, dispute, resolved_at } of await readStoredDisputes(
    trx,
    provider,
    paidRef,
  )) {
    if (!dispute) continue;
    const outcome = await settleDispute(trx, { provider, event: dispute, now });
    const needsAttention = outcome.needsAttention || resolved_at !== null;
    await recordPaymentEventOutcome(trx, id, { ...outcome, needsAttention });
  }
}
