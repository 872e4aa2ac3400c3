import { type RawBuilder, sql } from "kysely";
import type { UserId } from "../../contract/ids.ts";

/**
 * Whether a mail `m` brought a claim link to one of these members, at whichever of their addresses. Call it while the members are there.
 */
export const isClaimMailOf = (
  memberIds: RawBuilder<unknown>,
) => sql<boolean>`(m.claim_link_id is not null and (
  m.claim_link_id in (select l.claim_link_id from claim_links l where l.member_id in (${memberIds}))
  or lower(m.recipient) in (select e.email_folded from member_emails e where e.member_id in (${memberIds}))))`;

/** The mails, as `m`, to a person or their address, about their orders, enquiries and quotes, and with claim links of the member that they are. */
export const mailsOfPerson = (
  userId: UserId,
  email: string,
) => sql`mails m where m.user_id = ${userId} or lower(m.recipient) = ${email}
  or m.order_id in (select order_id from orders where user_id = ${userId})
  or m.enquiry_id in (select enquiry_id from enquiries where lower(enquiries.email) = ${email})
  or m.quote_id in (select quote_id from quotes where email_folded = ${email})
  or ${isClaimMailOf(sql`select member_id from members where user_id = ${userId}
    union select member_id from member_emails where email_folded = ${email}`)}`;
