import type { OrderMail } from "../../contract/admin/order-mails.ts";
import type { MailId } from "../../contract/ids.ts";
import { storedStaffText } from "../../contract/staff-text.ts";
import { findOrderWithBuyer } from "../../orders/order/order-with-buyer.store.ts";
import type { Db } from "../../platform/db/database.ts";
import { readOrderMail } from "./order-timeline.store.ts";

/** One mail of an order. Undefined when there is no such order, or when the mail belongs to another order. */
export async function orderMailResponse(
  db: Db,
  orderNo: string,
  mailId: MailId,
): Promise<OrderMail | undefined> {
  const order = await findOrderWithBuyer(db, orderNo);
  const mail = order && (await readOrderMail(db, order.order_id, mailId));
  return (
    mail && {
      id: mail.mail_id,
      recipient: mail.recipient,
      subject: mail.subject ?? "",
      text: mail.text_body ?? "",
      state: mail.state,
      problem: storedStaffText(mail.last_error ?? ""),
      attempts: mail.attempts,
      queuedAt: mail.queued_at.toISOString(),
    }
  );
}
