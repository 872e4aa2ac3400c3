import { sql } from "kysely";
import type { BookCheck, BookFault } from "./book-check.ts";

export const mailChecks: readonly BookCheck[] = [
  {
    rule: "Every step of an order has its mail",
    // People who left get none: their e-mail address ends with the account.
    faults: (since) => sql<BookFault>`
      select o.order_no as subject, format('no mail about %s', steps.to_status) as fault
      from order_status_changes steps
      join (values ('Order Requested', 'order-placed'), ('Payment Link Sent', 'payment-link'),
        ('Order Confirmed', 'order-confirmed'), ('Dispatched', 'order-dispatched'), ('Delivered', 'order-delivered'),
        ('Cancelled', 'order-cancelled'), ('Order Requested', 'order-unconfirmed')) kinds (to_status, kind)
        on kinds.to_status = steps.to_status and (kinds.kind <> 'order-unconfirmed' or steps.from_status is not null)
      join orders o on o.order_id = steps.order_id join users u on u.user_id = o.user_id
      where steps.changed_at >= ${since} and u.blocked_at is null
        and not exists (select from mails m where m.order_id = o.order_id
          and m.kind in (kinds.kind, case kinds.kind when 'order-cancelled' then 'order-expired' end))`,
  },
  {
    rule: "Every refund that is done has its mail",
    faults: (since) => sql<BookFault>`
      select o.order_no as subject, format('no mail about refund %s', r.refund_id) as fault
      from refunds r join orders o on o.order_id = r.order_id
      where r.state = 'done' and r.settled_at >= ${since}
        and not exists (select from mails m where m.refund_id = r.refund_id)`,
  },
];
