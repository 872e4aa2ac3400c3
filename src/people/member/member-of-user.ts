import { sql } from "kysely";
import type { MemberId } from "../../contract/ids.ts";

/** SQL: the member that an account of `users` is: the one that it is linked to, else the one that has its address. Null: none. */
export const memberOfUser = sql<MemberId | null>`coalesce(
  (select member_id from members where members.user_id = users.user_id),
  (select min(member_id) from member_emails where member_emails.mailbox = users.mailbox))`;
