import { greeting } from "./greeting.ts";
import type { MailContent, MailSender } from "./mail-content.ts";
import { seeOrder } from "./order-mails.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** Pieces of an order that got another size before they left. */
export interface SizeExchangeToMail {
  readonly productName: string;
  readonly colourName: string;
  readonly imagePath: string;
  /** Empty: the product had no sizes when it was ordered. */
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
}

/** Which pieces have which size now. The price stays, so there is nothing to pay and nothing to give back. */
export const sizeExchangedMail = (
  order: OrderToMail,
  { productName, colourName, imagePath, from, to, quantity }: SizeExchangeToMail,
  sender: MailSender,
): MailContent => ({
  subject: `Another size in your order ${order.orderNo}`,
  preview: `${productName}: size ${to}${from && ` in place of ${from}`}.`,
  heading: "We changed a size for you",
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    { kind: "text", text: `These pieces of your order ${order.orderNo} now have another size.` },
    {
      kind: "amounts",
      rows: [
        {
          label: productName,
          imagePath,
          detail: [colourName, `Size ${to}${from && ` in place of ${from}`}`].filter(Boolean).join(" · "),
          amount: `${quantity} ${quantity === 1 ? "piece" : "pieces"}`,
          baseAmount: "",
          isTotal: false,
        },
      ],
    },
    { kind: "text", text: "The price stays the same. Is this size not right? Please reply to this mail." },
    seeOrder(order, sender),
  ],
});
