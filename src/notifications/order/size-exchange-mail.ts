import { say } from "../../platform/language/say.ts";
import { type Composer, requireId } from "../look/composed-mail.ts";
import { greeting } from "../look/greeting.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { composeOrderMail } from "./compose-order-mail.ts";
import { readSizeExchange } from "./mailed-pieces.store.ts";
import { piecesText, seeOrder } from "./order-mail-blocks.ts";
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
  subject: say(sender, "A new size in your order {orderNo}", order),
  preview: say(sender, from ? "{productName}: size {to} instead of {from}." : "{productName}: size {to}.", {
    productName,
    from,
    to,
  }),
  heading: say(sender, "We changed a size for you"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: say(sender, "These items in your order {orderNo} now have a different size.", order),
    },
    {
      kind: "amounts",
      rows: [
        {
          label: productName,
          imagePath,
          detail: [
            colourName,
            from
              ? say(sender, "Size {to} instead of {from}", { from, to })
              : say(sender, "Size {size}", { size: to }),
          ]
            .filter(Boolean)
            .join(" · "),
          amount: piecesText(quantity, sender),
          baseAmount: "",
          isTotal: false,
        },
      ],
    },
    {
      kind: "text",
      text: say(sender, "The price stays the same. Is this not the right size? Just reply to this email."),
    },
    seeOrder(order, sender),
  ],
});

export const composeSizeExchange: Composer = async (db, mail, { sender }) => {
  const exchange = await readSizeExchange(db, requireId(mail.size_exchange_id));
  return composeOrderMail(db, mail.order_id, (order) => sizeExchangedMail(order, exchange, sender));
};
