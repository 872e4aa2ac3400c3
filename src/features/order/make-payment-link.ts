import type { ProviderLinkInput } from "../../contract/admin/payments.ts";
import { isRefusal, type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { fromWire } from "../money/money.ts";
import { findByRef, readPayments } from "../payment/payment.store.ts";
import { isFailure, type PaymentProvider } from "../payment/provider.ts";
import { amountToAsk } from "./amount-to-ask.ts";
import { lineAmounts } from "./order.store.ts";
import { refuseLink, sendPaymentLink } from "./send-payment-link.ts";
import { readStaffOrder } from "./staff-orders.store.ts";

export interface MakePaymentLink {
  readonly orderNo: string;
  readonly ask: ProviderLinkInput;
  readonly provider: PaymentProvider;
  readonly store: { readonly companyName: string; readonly publicUrl: string };
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Lets a provider make a link for exactly what the order comes to in the buyer's currency, and mails it. The provider is
 * asked outside any transaction; what changed meanwhile refuses the link, which is closed again. A second try, also after a
 * crash, gets the same link. Undefined when it is done; refuses as sendPaymentLink, provider_refused, provider_away.
 */
export async function makePaymentLink(
  db: Db,
  jobs: Jobs,
  make: MakePaymentLink,
): Promise<Refusal | undefined> {
  const { orderNo, ask, provider, staff, now } = make;
  const wanted = await quote(db, make);
  if (isRefusal(wanted)) return wanted;
  const link = await provider.makeLink(wanted);
  if (isFailure(link)) {
    return refuse(link.failed === "away" ? "provider_away" : "provider_refused", link.reason);
  }
  const { amountMinor, currencyCode } = wanted;
  const refused = await sendPaymentLink(db, jobs, {
    orderNo,
    link: {
      from: ask.from,
      url: link.url,
      ...(ask.shipping !== undefined && { shipping: ask.shipping }),
    },
    by: { provider: ask.provider, ref: link.ref, amountMinor, currencyCode },
    staff,
    now,
  });
  // Of two clicks at once both got this link, and the other one sent it.
  if (refused && !(await findByRef(db, ask.provider, link.ref))) await provider.closeLink(link.ref);
  return refused;
}

async function quote(db: Db, { orderNo, ask, store }: MakePaymentLink) {
  const order = await readStaffOrder(db, orderNo);
  if (!order) return refuse("order_not_found", "There is no order of that number.");
  const refused = refuseLink(order, ask);
  if (refused) return refused;
  const lines = await lineAmounts(db, [order.order_id]);
  const shippingPaise = order.shipping_paise ?? fromWire(ask.shipping ?? 0);
  const { amountMinor, currencyCode } = amountToAsk(order, lines, shippingPaise);
  const { length: earlier } = await readPayments(db, order.order_id);
  return {
    key: `${orderNo}-${earlier + 1}-${amountMinor}${currencyCode}`,
    orderNo,
    title: `${store.companyName} store, order ${orderNo}`,
    amountMinor,
    currencyCode,
    buyerName: `${order.first_name} ${order.last_name}`,
    buyerEmail: order.email,
    returnUrl: `${store.publicUrl}/accounts/order-history`,
  };
}
