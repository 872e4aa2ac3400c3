import type { OrderMail } from "../../contract/admin/after-sales.ts";
import type { Db } from "../../server/db/database.ts";
import { readOrderMail, readStaffOrder } from "./staff-orders.store.ts";

/** One mail of an order; undefined when there is no such order, or the mail is another's. */
export async function readOrderMailOf(
  db: Db,
  orderNo: string,
  mailId: number,
): Promise<OrderMail | undefined> {
  const order = await readStaffOrder(db, orderNo);
  const mail = order && (await readOrderMail(db, order.order_id, mailId));
  return (
    mail && {
      id: mail.mail_id,
      recipient: mail.recipient,
      subject: mail.subject ?? "",
      text: mail.text_body ?? "",
      state: mail.state,
      problem: mail.last_error ?? "",
      attempts: mail.attempts,
      queuedAt: mail.queued_at.toISOString(),
    }
  );
}
