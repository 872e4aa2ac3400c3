import { sql } from "kysely";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import type { KitEmployment } from "../occasion/occasion-eligibility.ts";

/**
 * SQL: the kits that a member `m` has of an occasion `o`, whatever their addresses and accounts: for each the first day of the
 * employment that it counts for, or null. A JSON list.
 */
export const kitsOfMember = sql<readonly (string | null)[]>`(
  select coalesce(json_agg(claimed.start_on), '[]') from (
    select k.employment_start_on::text as start_on from kit_redemptions k
      where k.occasion_id = o.occasion_id and k.released_at is null and (k.member_id = m.member_id
        or k.user_id in (select u.user_id from users u where ${isTheirs()}))
    union all select null from users u
      where ((o.occasion_id = ${FIRST_OCCASION} and u.had_kit) or o.occasion_id = any (u.had_kits_of)) and ${isTheirs()}
  ) claimed)`;

function isTheirs() {
  return sql`(u.user_id = m.user_id or u.mailbox in (select e.mailbox from member_emails e where e.member_id = m.member_id))`;
}

/** Whether one of these kits counts for the employment, as `countsFor` says it in SQL of an account's; null: a kit is once ever. */
export const hasKitFor = (kits: readonly (string | null)[], employment: KitEmployment | null): boolean =>
  kits.some((startOn) => {
    const previousEnd = employment?.previousEndOn ?? null;
    return previousEnd === null || startOn === null || startOn > previousEnd;
  });
