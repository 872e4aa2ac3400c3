import { t } from "../../platform/language/t.ts";
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
  /** Its buyer changed it; otherwise staff did. */
  readonly isByBuyer: boolean;
}

/** Which pieces have which size now. The price stays, so there is nothing to pay and nothing to give back. */
export const sizeExchangedMail = (
  order: OrderToMail,
  { productName, colourName, imagePath, from, to, quantity, isByBuyer }: SizeExchangeToMail,
  sender: MailSender,
): MailContent => ({
  subject: t("A new size in your order {orderNo}", order),
  preview: t(from ? "{productName}: size {to} instead of {from}." : "{productName}: size {to}.", {
    productName,
    from,
    to,
  }),
  heading: t(isByBuyer ? "Your new size" : "We changed a size for you"),
  blocks: [
    { kind: "text", text: greeting(order.firstName, sender) },
    {
      kind: "text",
      text: t("These items in your order {orderNo} now have a different size.", order),
    },
    {
      kind: "amounts",
      rows: [
        {
          label: productName,
          imagePath,
          detail: [
            colourName,
            from ? t("Size {to} instead of {from}", { from, to }) : t("Size {size}", { size: to }),
          ]
            .filter(Boolean)
            .join(" · "),
          amount: piecesText(quantity),
          baseAmount: "",
          isTotal: false,
        },
      ],
    },
    {
      kind: "text",
      text: t("The price stays the same. Is this not the right size? Just reply to this email."),
    },
    seeOrder(order, sender),
  ],
});

export const composeSizeExchange: Composer = async (db, mail, { sender }) => {
  const exchange = await readSizeExchange(db, requireId(mail.size_exchange_id));
  return composeOrderMail(db, mail.order_id, (order) => sizeExchangedMail(order, exchange, sender));
};
