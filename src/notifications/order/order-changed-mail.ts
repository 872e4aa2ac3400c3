import { t } from "../../platform/language/t.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { lineRows, seeOrder, totalRows } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { payByBlocks } from "./pay-by-block.ts";

/** What the order has now, before it is paid. A payment link that was mailed before is closed. */
export const orderChangedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("Your order {orderNo} was changed", order),
  preview: t("What is in it now, and its new total."),
  heading: t("We changed your order"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: t("Your order {orderNo} now has these products.", order) },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    {
      kind: "text",
      text: t(
        order.isUnpaid
          ? "Any payment link we emailed you before no longer works. We’ll email you a new one for the new total."
          : "There is nothing left to pay.",
      ),
    },
    ...payByBlocks(order, sender, { isLinkToCome: true }),
    { kind: "text", text: t("Is something not right? Just reply to this email.") },
    seeOrder(order, sender),
  ],
});
