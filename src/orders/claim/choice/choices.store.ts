import { sql } from "kysely";
import { kitsOfMember } from "../../../buying/kit/member-kits.ts";
import {
  type ClaimMoment,
  dayOfMember,
  occasionMember,
  occasionRules,
} from "../../../buying/occasion/occasion-columns.ts";
import type { OccasionRules } from "../../../buying/occasion/occasion-eligibility.ts";
import type { OccasionId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import type { Choice } from "./choices.ts";

export interface CollectingOccasion {
  readonly rules: OccasionRules;
  /** Whether its last day is past at every office, and by the store's clock. */
  readonly isOver: boolean;
  /** YYYY-MM-DD. Null: kits are dispatched as soon as they can be. */
  readonly dispatchFrom: string | null;
}

/** Undefined: there is no such occasion. */
export async function readCollecting(
  db: Db | Trx,
  occasionId: OccasionId,
  { now, timeZone }: ClaimMoment,
): Promise<CollectingOccasion | undefined> {
  const { rows } = await sql<CollectingOccasion>`
    select ${occasionRules} as rules, o.dispatch_from as "dispatchFrom", coalesce(o.closes_on < least((${now}::timestamptz at time zone ${timeZone})::date,
      (select min((${now}::timestamptz at time zone office.time_zone)::date) from office_locations office
        where office.time_zone is not null)), false) as "isOver"
    from occasions o where o.occasion_id = ${occasionId}`.execute(db);
  return rows[0];
}

/** The choices of an occasion of which no order is being made, in the order of the kit's sizes. */
export async function listChoices(
  db: Db | Trx,
  occasionId: OccasionId,
  moment: ClaimMoment,
): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select w.size, w.part_sizes as "partSizes", w.declined, case when given.variant_id is not null then kit_available(w.variant_id, w.size) end as kits,
      l.withdrawn_at is not null as "isWithdrawn", given.variant_id is not null as "isGiven", ${occasionMember} as member,
      ${dayOfMember(moment)} as today, ${kitsOfMember} as had
    from waiting_claims w join claim_links l using (claim_link_id) join occasions o using (occasion_id) join members m using (member_id)
    left join lateral (
      select v.variant_id, coalesce(s.position, 0) as position from product_variants v left join variant_sizes s using (variant_id)
      where v.variant_id = w.variant_id and coalesce(s.size, '') = w.size and v.product_id = o.kit_product_id) given on true
    where l.occasion_id = ${occasionId} and w.is_collected
    order by given.position, w.size, w.place_no`.execute(db);
  return rows;
}

/** Locks the links of an occasion that are not used, in the order of their ids: a choice is changed before, or not at all. */
export async function lockLinksOfOccasion(trx: Trx, occasionId: OccasionId): Promise<void> {
  await sql`select from claim_links where occasion_id = ${occasionId} and used_at is null
    order by claim_link_id for no key update`.execute(trx);
}

/** The job makes orders of the choices of an occasion from now on, and each notes the last day that is past. Returns of how many. */
export async function orderChoicesOf(trx: Trx, occasionId: OccasionId): Promise<number> {
  const { rows } = await sql`update waiting_claims w set is_collected = false, collected_until = o.closes_on
    from claim_links l join occasions o using (occasion_id)
    where l.claim_link_id = w.claim_link_id and l.occasion_id = ${occasionId} and w.is_collected returning w.claim_link_id`.execute(
    trx,
  );
  return rows.length;
}
