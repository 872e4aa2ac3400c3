import type { ProviderLinkInput } from "../../contract/admin/payments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import { fullName } from "../../contract/full-name.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { languagePrefix, type OffersLanguages, offeredLanguage } from "../../platform/language/language.ts";
import { rupeesToPaise } from "../../platform/money/money.ts";
import { readLineAmounts } from "../order/order.store.ts";
import { findOrderWithBuyer } from "../order/order-with-buyer.store.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { findPaymentByRef, readPaymentLinks } from "./payment.store.ts";
import { paymentAmount } from "./payment-amount.ts";
import { isFailure, type PaymentProvider } from "./payment-provider.ts";
import { refuseLink, sendPaymentLink } from "./send-payment-link.ts";

/** What a link says of the store, and where its buyers return to. */
export interface LinkedStore extends OffersLanguages {
  readonly companyName: string;
  readonly publicUrl: string;
}

export interface CreatePaymentLink {
  readonly orderNo: string;
  readonly request: ProviderLinkInput;
  readonly provider: PaymentProvider;
  readonly store: LinkedStore;
  readonly times: PayTimes;
  /** Not set: the store makes the link itself, right after the order. */
  readonly staff?: StaffCaller | undefined;
  readonly now: Date;
}

/**
 * Lets a provider create a link for the exact total in the buyer's currency, and mails it. The provider is
 * called outside any transaction, so the order may change meanwhile; then the link is refused and closed. A
 * second attempt, also after a crash, gets the same link. Undefined when it is done. Refuses as
 * sendPaymentLink does, and provider_refused, provider_unavailable.
 */
export async function createPaymentLink(
  db: Db,
  jobs: Jobs,
  input: CreatePaymentLink,
): Promise<
  | Refusal<
      | "order_not_found"
      | "provider_refused"
      | "provider_unavailable"
      | "shipping_needed"
      | "state_conflict"
      | "version_conflict"
    >
  | undefined
> {
  const { orderNo, request: ask, provider, staff, times, now } = input;
  const linkRequest = await buildLinkRequest(db, input);
  if (isRefusal(linkRequest)) return linkRequest;
  const link = await provider.createPaymentLink(linkRequest);
  if (isFailure(link)) {
    return refuse(link.failed === "away" ? "provider_unavailable" : "provider_refused", link.reason);
  }
  const { amountMinor, currencyCode } = linkRequest;
  const refused = await sendPaymentLink(db, jobs, {
    orderNo,
    link: {
      from: ask.from,
      url: link.url,
      ...(ask.shipping !== undefined && { shipping: ask.shipping }),
    },
    madeBy: { provider: ask.provider, ref: link.ref, amountMinor, currencyCode },
    staff,
    times,
    now,
  });
  // Two clicks at the same time get the same link. If the other one has sent it, it stays open.
  if (refused && !(await findPaymentByRef(db, ask.provider, link.ref)))
    await provider.closePaymentLink(link.ref);
  return refused;
}

async function buildLinkRequest(db: Db, { orderNo, request: ask, store }: CreatePaymentLink) {
  const order = await findOrderWithBuyer(db, orderNo);
  if (!order) return refuse("order_not_found", "There is no order with that number.");
  const refused = refuseLink(order, ask);
  if (refused) return refused;
  const language = offeredLanguage(store, order.language);
  const lines = await readLineAmounts(db, [order.order_id]);
  const shippingPaise = order.shipping_paise ?? rupeesToPaise(ask.shipping ?? 0);
  const { amountMinor, currencyCode } = paymentAmount(order, lines, shippingPaise);
  const { length: earlierCount } = await readPaymentLinks(db, order.order_id);
  return {
    key: `${orderNo}-${earlierCount + 1}-${amountMinor}${currencyCode}`,
    orderNo,
    title: `${store.companyName} store, order ${orderNo}`,
    amountMinor,
    currencyCode,
    buyerName: fullName(order.first_name, order.last_name),
    buyerEmail: order.email,
    returnUrl: `${store.publicUrl}${languagePrefix(language)}/accounts/order-history`,
  };
}
