import { isRefusal } from "../../contract/errors.ts";
import type { OrderId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { isUnpaid } from "../order/order-status.ts";
import { findOrderById } from "../order/order-with-buyer.store.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { createPaymentLink, type LinkedStore } from "./create-payment-link.ts";
import { findOpenLink } from "./payment.store.ts";
import type { PaymentProviders, ProviderName } from "./payment-provider.ts";

export interface AutomaticLink {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly providers: PaymentProviders;
  readonly store: LinkedStore;
  readonly times: PayTimes;
  readonly now: Date;
}

/**
 * Has a provider make the link of a new or a changed order, and mails it. Nothing happens when the order has another status by
 * now, or when its shipping charge is still to be confirmed. Returns why the provider refused, so that staff send the
 * link; throws while it cannot be reached, so that the queue retries.
 */
export async function sendAutomaticLink(
  { db, jobs, providers, store, times, now }: AutomaticLink,
  orderId: OrderId,
): Promise<string | undefined> {
  const order = await findOrderById(db, orderId);
  if (!order || !isUnpaid(order.status) || order.shipping_paise === null) return undefined;
  // A link that is open was sent meanwhile. When staff changed the order, the link from before was withdrawn.
  if (await findOpenLink(db, orderId)) return undefined;
  const name = automaticProvider(providers, order.currency_code);
  const provider = name && providers[name];
  if (!provider) return undefined;
  const refused = await createPaymentLink(db, jobs, {
    orderNo: order.order_no,
    request: { from: order.status, provider: name },
    provider,
    store,
    times,
    now,
  });
  if (!isRefusal(refused)) return undefined;
  if (refused.refused === "provider_unavailable") throw new Error(refused.detail);
  return refused.detail;
}

/** Razorpay for rupees and Stripe for other currencies, where both have keys. */
function automaticProvider(providers: PaymentProviders, currencyCode: string): ProviderName | undefined {
  const [first, second]: readonly ProviderName[] =
    currencyCode === "INR" ? ["razorpay", "stripe"] : ["stripe", "razorpay"];
  return [first, second].find((name) => name && providers[name]);
}
