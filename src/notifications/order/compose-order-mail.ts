import type { OrderId } from "../../contract/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { type ComposedMail, type Composer, requireId } from "../look/composed-mail.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { readOrder } from "./order-to-mail.store.ts";
import type { OrderToMail } from "./order-to-mail.ts";

/** A mail that says nothing but what its order has. */
export const ofOrder =
  (compose: (order: OrderToMail, sender: MailSender) => MailContent): Composer =>
  (db, mail, { sender }) =>
    composeOrderMail(db, mail.order_id, (order) => compose(order, sender));

/** Whoever reads a stored mail does not get the order's link: it acts for the customer. */
export async function composeOrderMail(
  db: Db,
  orderId: OrderId | null,
  compose: (order: OrderToMail) => MailContent,
): Promise<ComposedMail> {
  const order = await readOrder(db, requireId(orderId));
  return { content: compose(order), masked: compose({ ...order, link: null }) };
}
