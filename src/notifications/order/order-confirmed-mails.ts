import { t } from "../../platform/language/t.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { dispatchDays } from "../look/mail-times.ts";
import { addressBlocks, isFreeOfCharge, lineRows, seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { payByBlocks } from "./pay-by-block.ts";

/** Nothing is left to pay; tells when the parcel leaves (specification 1: 3 to 5 working days). */
export const orderConfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your order {orderNo} is confirmed", order),
  preview: t("We’ll dispatch it in {days}.", { days: dispatchDays(sender) }),
  heading: t(order.isSwag ? "Your welcome kit is confirmed" : "Your order is confirmed"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
        order.isSwag
          ? "We are packing your welcome kit {orderNo}. We’ll dispatch it in {days}, and email you when we do."
          : isFreeOfCharge(order)
            ? "We are packing your order {orderNo}. We’ll dispatch it in {days}, and email you when we do."
            : "Thank you: your payment has arrived and we are packing your order {orderNo}. We’ll dispatch it in {days}, and email you when we do.",
        { orderNo: order.orderNo, days: dispatchDays(sender) },
      ),
    },
    { kind: "amounts", rows: lineRows(order, sender) },
    ...addressBlocks(order, sender),
    seeOrder(order, sender),
  ],
});

/** The confirmation before it was a mistake of ours: nothing is lost, and the order waits. */
export const orderUnconfirmedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your order {orderNo} is not confirmed yet", order),
  preview: t("We confirmed it too early. It is not cancelled."),
  heading: t("We confirmed your order too early"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
        order.isSwag
          ? "We told you that your welcome kit {orderNo} was confirmed. That was our mistake: we still have to check it, and we’ll email you when we have."
          : "We told you that your payment for order {orderNo} had arrived. That was our mistake: it hasn’t reached us yet. If you have already paid, please reply to this email.",
        order,
      ),
    },
    {
      kind: "text",
      text: t("Your order is not cancelled, and we are keeping what you ordered for you."),
    },
    ...payByBlocks(order, sender),
    { kind: "amounts", rows: lineRows(order, sender) },
    seeOrder(order, sender),
  ],
});
