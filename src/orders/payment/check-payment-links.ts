import { type Refusal, refuse } from "../../contract/errors.ts";
import type { PaymentId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { type HandleRefundEvent, handlePaymentEvent } from "./handle-payment-event.ts";
import { isFailure, isProviderName, type PaymentProviders } from "./payment-provider.ts";
import {
  findLinkToCheck,
  type LinkToCheck,
  listLinksOfOrder,
  listLinksToCheck,
  markChecked,
} from "./unpaid-links.store.ts";

/** What the store needs to ask a provider. */
export interface LinkCheck {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: PaymentProviders;
  readonly now: Date;
}

const PER_RUN = 100;
const noRefund: HandleRefundEvent = () => {
  throw new Error("A payment link reports no refund");
};

/**
 * Asks the providers about every unpaid link, those that were asked about longest ago first: a webhook may have been lost.
 * A payment is settled as its webhook would have been. Returns how many links could not be read.
 */
export async function checkPaymentLinks(check: LinkCheck): Promise<number> {
  let failed = 0;
  for (const link of await listLinksToCheck(check.db, PER_RUN)) {
    if ((await checkLink(check, link)) === "away") failed += 1;
  }
  return failed;
}

/**
 * Asks the providers about all links of one order. Undefined when every provider answered. Refuses state_conflict (no
 * provider made a link).
 */
export async function checkOrderLinks(
  check: LinkCheck,
  orderNo: string,
): Promise<
  Refusal<"order_not_found" | "provider_refused" | "provider_unavailable" | "state_conflict"> | undefined
> {
  const links = await listLinksOfOrder(check.db, orderNo);
  if (!links) return refuse("order_not_found", "There is no order with that number.");
  if (links.length === 0)
    return refuse(
      "state_conflict",
      "No payment provider made a link for this order: there is nobody to ask.",
    );
  for (const link of links) {
    const failed = await checkLink(check, link);
    if (failed === "away") return refuse("provider_unavailable", "The payment provider does not respond.");
    if (failed === "refused")
      return refuse("provider_refused", "The payment provider does not know the link.");
  }
  return undefined;
}

/**
 * Asks once more about a link that was closed at its provider: the customer may have paid just before, and the webhook may be
 * lost. The hourly job asks about open orders only. Throws while the provider cannot be reached, so that the queue retries.
 */
export async function checkClosedLink(check: LinkCheck, paymentId: PaymentId): Promise<void> {
  const link = await findLinkToCheck(check.db, paymentId);
  if (link && (await checkLink(check, link)) === "away")
    throw new Error("The payment provider did not say whether a closed link was paid");
}

/** Undefined when the provider answered. A link that it does not know counts as checked: others are asked about first. */
async function checkLink(
  { db, jobs, providers, now }: LinkCheck,
  link: LinkToCheck,
): Promise<"away" | "refused" | undefined> {
  if (!isProviderName(link.provider) || !link.provider_ref) return undefined;
  const { provider } = link;
  const found = await providers[provider]?.readLink(link.provider_ref);
  if (found && isFailure(found) && found.failed === "away") return "away";
  if (!found || isFailure(found)) {
    await markChecked(db, link.payment_id, now);
    return "refused";
  }
  for (const event of found.payments) {
    if (link.paidRefs.includes(event.paidRef)) continue;
    const webhookEvent = { id: `asked-${event.paidRef}`, type: "the store asked", event };
    await handlePaymentEvent(db, jobs, { provider, webhookEvent, now }, noRefund);
  }
  await markChecked(db, link.payment_id, now);
  return undefined;
}
