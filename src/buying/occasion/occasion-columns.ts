import { sql } from "kysely";
import type { UsualSize } from "./occasion-board-stock.ts";
import type { OccasionMember, OccasionRules } from "./occasion-eligibility.ts";

/** The moment of a claim, and by whose clock a day begins where no office says it. */
export interface ClaimMoment {
  readonly now: Date;
  /** The store's. */
  readonly timeZone: string;
}

/** SQL: the rules of an occasion, as `OccasionRules` of JSON. */
export const occasionRules = sql<OccasionRules>`json_build_object('audience', o.audience, 'countryCodes', o.country_codes,
  'officeIds', array(select office_id from occasion_offices where occasion_offices.occasion_id = o.occasion_id),
  'employmentKinds', o.employment_kinds, 'startedFrom', o.started_from, 'startedTo', o.started_to,
  'redeemedOnce', o.redeemed_once, 'claims', o.claims, 'opensOn', o.opens_on, 'closesOn', o.closes_on,
  'isStarted', o.started_at is not null, 'isArchived', o.archived_at is not null)`;

/** SQL: a member `m` for an occasion `o`, as `OccasionMember` of JSON. */
export const occasionMember = sql<OccasionMember>`json_build_object('countryCode', m.country_code, 'officeId', m.office_id,
  'employmentKind', m.employment_kind,
  'employments', (select coalesce(json_agg(json_build_object('startOn', e.start_on, 'endOn', e.end_on)), '[]')
    from member_employments e where e.member_id = m.member_id),
  'isListed', exists (select from occasion_members l where l.occasion_id = o.occasion_id and l.member_id = m.member_id))`;

/** SQL: the day at the office of a member `m`. */
export const dayOfMember = ({
  now,
  timeZone,
}: ClaimMoment) => sql<string>`(${now}::timestamptz at time zone coalesce(
  (select office.time_zone from office_locations office where office.office_location_id = m.office_id), ${timeZone}))::date::text`;

/** SQL: the usual sizes of a member `m`, as a JSON list. */
export const usualSizes = sql<readonly UsualSize[]>`(
  select coalesce(json_agg(json_build_object('categoryId', s.category_id, 'size', s.size)), '[]')
  from member_sizes s where s.member_id = m.member_id)`;
