import { greeting } from "./greeting.ts";
import type { MailContent, MailSender } from "./mail-content.ts";
import { lineRows, totalRows } from "./order-mail-blocks.ts";
import { seeOrder } from "./order-mails.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** What the order has now, before it is paid. A payment link that was mailed before is closed. */
export const orderChangedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: `Your order ${order.orderNo} was changed`,
  preview: "What is in it now, and its new total.",
  heading: "We changed your order",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: `Your order ${order.orderNo} now has these products.` },
    { kind: "amounts", rows: [...lineRows(order, sender), ...totalRows(order, sender)] },
    {
      kind: "text",
      text: order.isUnpaid
        ? "A payment link that we mailed you before no longer works. We will mail you a new one for the new total."
        : "There is nothing left to pay.",
    },
    { kind: "text", text: "Is something not right? Please reply to this mail." },
    seeOrder(order, sender),
  ],
});
