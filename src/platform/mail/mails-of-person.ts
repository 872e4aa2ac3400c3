import { sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";

/** The mails, as `m`, to a person or their address, and about their orders and enquiries. */
export const mailsOfPerson = (
  userId: UserId,
  email: string,
) => sql`mails m where m.user_id = ${userId} or lower(m.recipient) = ${email}
  or m.order_id in (select order_id from orders where user_id = ${userId})
  or m.enquiry_id in (select enquiry_id from enquiries where lower(enquiries.email) = ${email})`;
