import { t } from "../../platform/language/t.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { seeOrder } from "./order-mail-blocks.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** The address itself is not in it: who reads the mail opens the order, which shows what it is now. */
export const addressChangedMail = (order: OrderToMail, sender: MailSender): MailContent => ({
  subject: t("A new delivery address for your order {orderNo}", order),
  preview: t("Please check that it is right."),
  heading: t("Your order goes to another address"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t(
        "The delivery address of your order {orderNo} was changed. Your order shows where it goes now.",
        order,
      ),
    },
    seeOrder(order, sender),
    {
      kind: "note",
      text: t(
        "Is it not right, or did you not ask for it? Reply to this email at once: we can change it until it leaves.",
      ),
    },
  ],
});
