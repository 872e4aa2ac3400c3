import type { PaymentLinkInput } from "../../contract/admin/orders.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Staff } from "../../contract/handler.ts";
import type { Db, Trx } from "../../server/db/database.ts";
import type { Jobs } from "../../server/jobs/jobs.ts";
import { recordChange } from "../audit/record-change.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { fromWire, toWire } from "../money/money.ts";
import { withdrawOpenPayment } from "../payment/end-open-link.ts";
import { insertPayment } from "../payment/payment.store.ts";
import type { ProviderName } from "../payment/provider.ts";
import { amountToAsk } from "./amount-to-ask.ts";
import { changeStatus, lineAmounts } from "./order.store.ts";
import { type LockedOrder, lockStaffOrder, setShipping } from "./staff-orders.store.ts";

export interface SendPaymentLink {
  readonly orderNo: string;
  readonly link: PaymentLinkInput;
  /** Who made the link, and for what; undefined: pasted by the team. */
  readonly by?: {
    readonly provider: ProviderName;
    readonly ref: string;
    readonly amountMinor: number;
    readonly currencyCode: string;
  };
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Mails the buyer a link to pay by and moves the order to 'Payment Link Sent'; a newer link takes the place of the one
 * before. Where the shipping charge was left to be confirmed it is set here, once. Undefined when it is done; refuses
 * order_not_found, edited_meanwhile, step_not_allowed (the kit, or past paying), shipping_needed.
 */
export async function sendPaymentLink(
  db: Db,
  jobs: Jobs,
  send: SendPaymentLink,
): Promise<Refusal | undefined> {
  return db.transaction().execute(async (trx) => {
    const order = await lockStaffOrder(trx, send.orderNo);
    if (!order) return refuse("order_not_found", "There is no order of that number.");
    const refused = refuseLink(order, send.link);
    if (refused) return refused;
    return sendLocked(trx, jobs, order, send);
  });
}

/** Why no link may be sent now, if there is a reason. */
export function refuseLink(
  order: Pick<LockedOrder, "status" | "is_swag" | "shipping_paise">,
  link: Pick<PaymentLinkInput, "from" | "shipping">,
): Refusal | undefined {
  if (order.status !== link.from) {
    return refuse("edited_meanwhile", `The order is '${order.status}' by now. Nothing was changed.`);
  }
  if (order.is_swag || !["Order Requested", "Payment Link Sent"].includes(order.status)) {
    return refuse("step_not_allowed", "There is nothing to pay on this order.");
  }
  if (order.shipping_paise === null && link.shipping === undefined) {
    return refuse(
      "shipping_needed",
      "Please give the shipping charge: the buyer was told it will be confirmed.",
    );
  }
  return undefined;
}

async function sendLocked(
  trx: Trx,
  jobs: Jobs,
  order: LockedOrder,
  { link, by, staff, now }: SendPaymentLink,
) {
  const { order_id: orderId } = order;
  if (by) {
    const lines = await lineAmounts(trx, [orderId]);
    const exact = amountToAsk(order, lines, order.shipping_paise ?? fromWire(link.shipping ?? 0));
    if (exact.amountMinor !== by.amountMinor || exact.currencyCode !== by.currencyCode) {
      return refuse(
        "edited_meanwhile",
        "The order comes to another amount by now. Please make the link anew.",
      );
    }
  }
  const total =
    order.shipping_paise === null
      ? await setShipping(trx, orderId, fromWire(link.shipping ?? 0))
      : order.grand_total_paise;
  await withdrawOpenPayment(trx, jobs, orderId, now);
  await insertPayment(trx, {
    order_id: orderId,
    provider: by?.provider ?? "pasted",
    ...(by && { provider_ref: by.ref, amount_minor: by.amountMinor, currency_code: by.currencyCode }),
    link_url: link.url,
    amount_paise: total,
    asked_at: now,
    asked_by: staff.who.userId,
  });
  if (order.status === "Order Requested") {
    const to = "Payment Link Sent";
    await changeStatus(trx, { orderId, from: order.status, to, now, by: staff.who.userId, actor: "team" });
  }
  await queueMail(trx, jobs, {
    kind: "payment-link",
    recipient: order.email,
    userId: order.user_id,
    orderId,
    now,
  });
  await recordChange(trx, {
    staff,
    action: "payment link sent",
    subject: "orders",
    subjectId: order.order_no,
    before: { status: order.status },
    after: {
      status: "Payment Link Sent",
      url: link.url,
      amount: toWire(total),
      ...(by && { provider: by.provider }),
    },
    now,
  });
  return undefined;
}
