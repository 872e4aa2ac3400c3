import { sql } from "kysely";
import { staffText } from "../../contract/staff-text.ts";
import type { BookFault } from "../../platform/db/stored-values.ts";
import type { BookCheck } from "./book-check.ts";
import { faultText } from "./fault-text.ts";

export const choiceChecks: readonly BookCheck[] = [
  {
    // The last day may be moved after the press, so that of the press is compared. Nowhere is it later than in the zone of UTC+14.
    rule: staffText`A choice is ordered once, by its link, after staff have pressed and the last day to choose is past`,
    faults: () => sql<BookFault>`
      select ${faultText("claim link {link}", { link: sql`w.claim_link_id` })} as subject, wrong as fault
      from waiting_claims w join claim_links l using (claim_link_id) join occasions o using (occasion_id)
      cross join lateral (select case
        when w.is_collected and o.claims <> 'collected' then ${faultText("waits for a press, and its occasion collects no choices")}
        when w.is_collected and w.collected_until is not null then ${faultText("waits for a press, and was ordered")}
        when o.claims = 'collected' and w.order_id = l.order_id and w.collected_until is null
          then ${faultText("order {order} was made of it before staff had it ordered", { order: sql`w.order_id` })}
        when (w.made_at at time zone 'Etc/GMT-14')::date <= w.collected_until
          then ${faultText("made at {at}, and could be changed until {until}", { at: sql`w.made_at`, until: sql`w.collected_until` })}
        when o.claims = 'collected' and l.order_id <> w.order_id
          then ${faultText("is order {order}, and its link made order {linkOrder}", {
            order: sql`w.order_id`,
            linkOrder: sql`l.order_id`,
          })} end as wrong) judged
      where wrong is not null`,
  },
  {
    // A minute: staff may have pressed while a link was used or withdrawn.
    rule: staffText`No order is made by a link that was withdrawn before`,
    faults: () => sql<BookFault>`
      select ordered.order_no as subject, ${faultText(
        "made at {at} by claim link {link}, which was withdrawn at {withdrawn}",
        {
          at: sql`w.made_at`,
          link: sql`w.claim_link_id`,
          withdrawn: sql`l.withdrawn_at`,
        },
      )} as fault
      from waiting_claims w join claim_links l using (claim_link_id) join orders ordered on ordered.order_id = w.order_id
      where l.withdrawn_at < w.made_at - interval '1 minute'`,
  },
  {
    rule: staffText`A reminder to choose goes by an open link that was mailed, at most once a day, where choices are collected`,
    faults: () => sql<BookFault>`
      select ${faultText("claim link {link}", {
        link: sql`r.claim_link_id`,
      })} as subject, ${faultText("{wrong}; reminded at {at}", { wrong: sql`wrong`, at: sql`r.reminded_at` })} as fault
      from claim_reminders r join claim_links l using (claim_link_id) join occasions o using (occasion_id)
      cross join lateral (select case
        when l.code_hash is not null then ${faultText("is a printed card")}
        when o.claims <> 'collected' then ${faultText("its occasion collects no choices")}
        when coalesce(l.used_at, l.withdrawn_at) < r.reminded_at - interval '1 minute' then ${faultText("had ended")}
        when exists (select from claim_reminders later where later.claim_link_id = r.claim_link_id
          and later.reminded_at > r.reminded_at and later.reminded_at < r.reminded_at + interval '1 day') then ${faultText("was reminded twice a day")}
        end as wrong) w
      where wrong is not null`,
  },
];
