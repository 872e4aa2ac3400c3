import type { PaymentLinkInput } from "../../contract/admin/orders.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { StaffCaller } from "../../contract/handler.ts";
import { recordChange } from "../../platform/audit/record-change.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { paiseToRupees, rupeesToPaise } from "../../platform/money/money.ts";
import { changeLockedStatus } from "../order/change-status.ts";
import { type LockedOrder, lockOrder, setShipping } from "../order/locked-order.store.ts";
import { readLineAmounts } from "../order/order.store.ts";
import { isUnpaid } from "../order/order-status.ts";
import { renewPayBy } from "../order/pay-by.store.ts";
import type { PayTimes } from "../order/pay-by.ts";
import { withdrawOpenPayment } from "./close-open-payment.ts";
import { findPaymentByRef, insertPayment } from "./payment.store.ts";
import { paymentAmount } from "./payment-amount.ts";
import type { ProviderName } from "./payment-provider.ts";

export interface SendPaymentLink {
  readonly orderNo: string;
  readonly link: PaymentLinkInput;
  /** The provider that made the link, and the amount it asks for. Not set: staff pasted the link. */
  readonly madeBy?: {
    readonly provider: ProviderName;
    readonly ref: string;
    readonly amountMinor: number;
    readonly currencyCode: string;
  };
  /** Not set: the store made the link itself, right after the order. */
  readonly staff?: StaffCaller | undefined;
  readonly times: PayTimes;
  readonly now: Date;
}

/**
 * Mails the buyer a payment link and changes the status to 'Payment Link Sent'. A newer link replaces the earlier one, and
 * the customer has the whole time to pay from now on. A shipping charge that was still to be confirmed is set here, once.
 * Undefined when it is done. Refuses state_conflict (a kit, past the payment, or perhaps a stranger's order).
 */
export async function sendPaymentLink(
  db: Db,
  jobs: Jobs,
  input: SendPaymentLink,
): Promise<
  Refusal<"order_not_found" | "shipping_needed" | "state_conflict" | "version_conflict"> | undefined
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, input.orderNo);
    if (!order) return refuse("order_not_found", "There is no order with that number.");
    const refused = refuseLink(order, input.link);
    if (refused) return refused;
    return sendForLockedOrder(trx, jobs, order, input);
  });
}

/**
 * Why no payment link may be sent now; undefined when one may. Refuses version_conflict (the order has another status)
 * and state_conflict (nothing is to be paid).
 */
export function refuseLink(
  order: Pick<LockedOrder, "status" | "is_swag" | "shipping_paise" | "grand_total_paise" | "is_before_claim">,
  link: Pick<PaymentLinkInput, "from" | "shipping">,
): Refusal<"shipping_needed" | "state_conflict" | "version_conflict"> | undefined {
  if (order.status !== link.from) {
    return refuse("version_conflict", `The order is now '${order.status}'. Nothing was changed.`);
  }
  if (order.is_swag || !isUnpaid(order.status)) {
    return refuse("state_conflict", "There is nothing to pay on this order.");
  }
  if (order.is_before_claim) {
    return refuse(
      "state_conflict",
      "The customer proved the e-mail address after this order and has not said that it is theirs, so nobody is asked to pay it.",
    );
  }
  if (order.shipping_paise === null && link.shipping === undefined) {
    return refuse(
      "shipping_needed",
      "Please give the shipping charge: the customer was told it would be confirmed.",
    );
  }
  if (
    order.grand_total_paise + (order.shipping_paise === null ? rupeesToPaise(link.shipping ?? 0) : 0) ===
    0
  ) {
    return refuse(
      "state_conflict",
      "The order's total is zero: there is nothing to pay. Confirm it instead.",
    );
  }
  return undefined;
}

async function sendForLockedOrder(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { link, madeBy: by, staff, times, now }: SendPaymentLink,
) {
  const { order_id: orderId } = order;
  if (by) {
    // Two clicks at the same time make one link at the provider. The other one has sent it already.
    if (await findPaymentByRef(trx, by.provider, by.ref)) return undefined;
    const lines = await readLineAmounts(trx, [orderId]);
    const expected = paymentAmount(order, lines, order.shipping_paise ?? rupeesToPaise(link.shipping ?? 0));
    if (expected.amountMinor !== by.amountMinor || expected.currencyCode !== by.currencyCode) {
      return refuse("version_conflict", "The order's total has changed. Please make a new link.");
    }
  }
  const total =
    order.shipping_paise === null
      ? await setShipping(trx, orderId, rupeesToPaise(link.shipping ?? 0))
      : order.grand_total_paise;
  await withdrawOpenPayment(trx, jobs, orderId, now);
  await insertPayment(trx, {
    order_id: orderId,
    provider: by?.provider ?? "pasted",
    ...(by && { provider_ref: by.ref, amount_minor: by.amountMinor, currency_code: by.currencyCode }),
    link_url: link.url,
    amount_paise: total,
    asked_at: now,
    asked_by: staff?.caller.userId ?? null,
  });
  await renewPayBy(trx, orderId, { times, now });
  if (order.status === "Order Requested") {
    const cause = { kind: "payment link", by: staff?.caller.userId ?? null } as const;
    await changeLockedStatus(trx, jobs, { order, from: order.status, to: "Payment Link Sent", cause, now });
  }
  await queueMail(trx, jobs, {
    kind: "payment-link",
    recipient: order.email,
    userId: order.user_id,
    orderId,
    now,
  });
  if (!staff) return undefined;
  await recordChange(trx, {
    staff,
    action: "payment link sent",
    subject: "orders",
    subjectId: order.order_no,
    before: { status: order.status },
    after: {
      status: "Payment Link Sent",
      url: link.url,
      amount: paiseToRupees(total),
      ...(by && { provider: by.provider }),
    },
    now,
  });
  return undefined;
}
