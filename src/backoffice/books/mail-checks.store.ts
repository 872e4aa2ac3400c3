import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

/** SQL: mails go to the person `u`. An account that a printed card made has no mailbox unless one was given. */
const hasMailbox = sql`(u.updates_email is not null or u.email_folded not like 'card-%@no-mailbox.invalid')`;

export const mailChecks: readonly BookCheck[] = [
  {
    rule: staffText`Every step of an order has its mail`,
    // People who left get no mail: their e-mail address ends with the account.
    faults: (since) => sql<BookFault>`
      select o.order_no as subject, ${faultText("no mail about {status}", { status: sql`steps.to_status` })} as fault
      from order_status_changes steps
      join (values ('Order Requested', 'order-placed'), ('Payment Link Sent', 'payment-link'),
        ('Order Confirmed', 'order-confirmed'), ('Dispatched', 'order-dispatched'), ('Delivered', 'order-delivered'),
        ('Cancelled', 'order-cancelled'), ('Order Requested', 'order-unconfirmed')) kinds (to_status, kind)
        on kinds.to_status = steps.to_status and (kinds.kind <> 'order-unconfirmed' or steps.from_status is not null)
      join orders o on o.order_id = steps.order_id join users u on u.user_id = o.user_id
      where steps.changed_at >= ${since} and u.blocked_at is null and ${hasMailbox}
        and not exists (select from mails m where m.order_id = o.order_id
          and m.kind in (kinds.kind, case kinds.kind when 'order-cancelled' then 'order-expired' end))`,
  },
  {
    rule: staffText`Every step of a parcel, a return and a size exchange has its mail`,
    faults: (since) => sql<BookFault>`
      select o.order_no as subject, ${faultText("no mail {kind} about {about}", {
        kind: sql`steps.kind`,
        about: sql`steps.about`,
      })} as fault
      from (
        select order_id, 'order-dispatched' as kind, ${faultText("parcel {number}", { number: sql`number` })} as about, sent_at as at,
          (select max(mail_id) from mails m where m.shipment_id = s.shipment_id and m.kind = 'order-dispatched') as mail_id
        from shipments s
        union all select order_id, 'order-delivered', ${faultText("parcel {number}", { number: sql`number` })}, ended_at,
          (select max(mail_id) from mails m where m.shipment_id = s.shipment_id and m.kind = 'order-delivered')
        from shipments s where state = 'delivered'
        union all select order_id, asked.kind, ${faultText("return {number}", { number: sql`number` })}, asked_at,
          (select max(mail_id) from mails m where m.return_id = r.return_id and m.kind = asked.kind)
        from returns r cross join lateral (
          select case when is_exchange then 'exchange-asked' else 'return-asked' end as kind) asked
        union all select order_id, 'return-received', ${faultText("return {number}", { number: sql`number` })}, received_at,
          (select max(mail_id) from mails m where m.return_id = r.return_id and m.kind = 'return-received')
        from returns r where received_at is not null and not is_exchange
        union all select order_id, ended.kind, ${faultText("return {number}", { number: sql`number` })}, called_off_at,
          (select max(mail_id) from mails m where m.return_id = r.return_id and m.kind = ended.kind)
        from returns r cross join lateral (
          select case when is_exchange then 'exchange-ended' else 'return-called-off' end as kind) ended
        where called_off_at is not null
        union all select order_id, 'size-exchanged', product_name, exchanged_at,
          (select max(mail_id) from mails m where m.size_exchange_id = e.size_exchange_id)
        from size_exchanges e
        union all select order_id, 'rest-cancelled', ${faultText("the rest that is not sent")}, rest_withheld_at,
          (select max(mail_id) from mails m where m.order_id = o.order_id and m.kind = 'rest-cancelled')
        from orders o where rest_withheld_at is not null
      ) steps join orders o on o.order_id = steps.order_id join users u on u.user_id = o.user_id
      where steps.at >= ${since} and steps.mail_id is null and u.blocked_at is null and ${hasMailbox}`,
  },
  {
    rule: staffText`Every refund that is done has its mail`,
    faults: (since) => sql<BookFault>`
      select o.order_no as subject, ${faultText("no mail about refund {refund}", { refund: sql`r.refund_id` })} as fault
      from refunds r join orders o on o.order_id = r.order_id
      where r.state = 'done' and r.settled_at >= ${since}
        and not exists (select from mails m where m.refund_id = r.refund_id)`,
  },
];
