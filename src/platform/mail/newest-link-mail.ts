import { sql } from "kysely";
import { NOT_NEEDED_PREFIX } from "./not-needed.ts";

interface LinkMail {
  /** Null: it was deleted since. */
  readonly state: "queued" | "sent" | "kept" | "failed" | null;
  readonly last_error: string | null;
}

/**
 * SQL: the newest mail that brings a claim link, which the query calls `link`, or reminds of it. A reminder that was not needed any more says
 * nothing of the mailbox. It is found by its recipient, because mails have no index by link.
 */
export const newestLinkMail = (link: string) => sql<LinkMail>`(
  select mails.state, mails.last_error from mails
  where lower(mails.recipient) = lower(${sql.ref(`${link}.email`)}) and mails.claim_link_id = ${sql.ref(`${link}.claim_link_id`)}
    and mails.kind in ('claim-link', 'claim-reminder')
    and not (mails.state = 'failed' and starts_with(coalesce(mails.last_error, ''), ${NOT_NEEDED_PREFIX}))
  order by mails.mail_id desc limit 1)`;
