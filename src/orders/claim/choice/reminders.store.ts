import { sql } from "kysely";
import { kitsOfMember } from "../../../buying/kit/member-kits.ts";
import { type ClaimMoment, dayOfMember, occasionMember } from "../../../buying/occasion/occasion-columns.ts";
import type { ClaimLinkId, OccasionId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { newestLinkMail } from "../../../platform/mail/newest-link-mail.ts";
import { hashClaimToken, newClaimToken } from "../link/claim-link.ts";
import { REMIND_DAYS, type ReminderCandidate } from "./reminders.ts";

/** SQL: the account that the link `l` of a member `m` would order for is blocked. */
const isBlocked = sql`exists (select from users u where u.blocked_at is not null
  and (u.user_id = m.user_id or (m.user_id is null and u.email_folded = l.email_folded)))`;

/** The members of the company, or the owners of these links, each with the newest link of an occasion, by name. */
export async function listReminderCandidates(
  db: Db | Trx,
  {
    occasionId,
    linkIds,
    ...moment
  }: ClaimMoment & { readonly occasionId: OccasionId; readonly linkIds?: readonly ClaimLinkId[] },
): Promise<ReminderCandidate[]> {
  const { now, timeZone } = moment;
  const { rows } = await sql<ReminderCandidate>`
    select ${occasionMember} as member, ${dayOfMember(moment)} as today, ${kitsOfMember} as had,
      extract(hour from ${now}::timestamptz at time zone coalesce((select office.time_zone from office_locations office
        where office.office_location_id = m.office_id), ${timeZone}))::int as hour,
      exists (select from claim_reminders r join claim_links of_member using (claim_link_id)
        where of_member.member_id = m.member_id and of_member.occasion_id = o.occasion_id
          and (r.is_automatic or r.reminded_at > ${now}::timestamptz - make_interval(days => ${REMIND_DAYS}))) as "isReminded",
      link.of as link
    from occasions o cross join members m
    left join lateral (
      select l.claim_link_id, json_build_object('claimLinkId', l.claim_link_id, 'email', l.email, 'isCard', l.code_hash is not null,
        'isWithdrawn', l.withdrawn_at is not null, 'isExpired', l.expires_at <= ${now}, 'mailState', mail.state,
        'isChosen', exists (select from waiting_claims w where w.claim_link_id = l.claim_link_id and w.order_id is null),
        'isUsable', exists (select from member_emails e where e.member_id = m.member_id and e.email_folded = l.email_folded)
          and not ${isBlocked},
        'mailedAt', greatest(l.asked_at, (select max(r.reminded_at) from claim_reminders r where r.claim_link_id = l.claim_link_id)))
        as of
      from claim_links l left join lateral ${newestLinkMail("l")} mail on true
      where l.occasion_id = o.occasion_id and l.member_id = m.member_id
      order by l.claim_link_id desc limit 1) link on true
    where o.occasion_id = ${occasionId} and (${linkIds === undefined} or link.claim_link_id = any (${linkIds ?? []}::integer[]))
    order by m.first_name, m.last_name, m.member_id`.execute(db);
  return rows;
}

/** Locks these links, in the order of their ids: whoever chooses at the same moment has chosen before the reminder, or after it. */
export async function lockLinksToRemind(trx: Trx, linkIds: readonly ClaimLinkId[]): Promise<void> {
  await sql`select from claim_links where claim_link_id = any (${linkIds}::integer[])
    order by claim_link_id for no key update`.execute(trx);
}

export async function insertReminders(
  trx: Trx,
  linkIds: readonly ClaimLinkId[],
  { isAutomatic, now }: { readonly isAutomatic: boolean; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto("claim_reminders")
    .values(linkIds.map((claim_link_id) => ({ claim_link_id, reminded_at: now, is_automatic: isAutomatic })))
    .execute();
}

/**
 * Makes the token of a reminder that is being written, beside that of the link's own mail. Only its hash is stored, and it replaces the one of
 * an earlier attempt. Null: the kit was chosen meanwhile, or the link has ended; then nothing may be mailed.
 */
export async function makeReminderToken(
  db: Db,
  { claimLinkId, remindedAt, now }: ReminderKey & { readonly now: Date },
): Promise<string | null> {
  const token = newClaimToken();
  const { rows } = await sql`
    update claim_reminders r set token_hash = ${hashClaimToken(token)} from claim_links l
    where r.claim_link_id = ${claimLinkId} and r.reminded_at = ${remindedAt} and l.claim_link_id = r.claim_link_id
      and l.used_at is null and l.withdrawn_at is null and l.expires_at > ${now}
      and not exists (select from waiting_claims w where w.claim_link_id = l.claim_link_id)
    returning r.claim_link_id`.execute(db);
  return rows.length > 0 ? token : null;
}

interface ReminderKey {
  readonly claimLinkId: ClaimLinkId;
  /** That of its mail. */
  readonly remindedAt: Date;
}

/** The occasions of which somebody may have to be reminded by the clock: they collect, and their last day is near. */
export async function listNearlyOver(db: Db, { now, timeZone }: ClaimMoment): Promise<OccasionId[]> {
  const { rows } = await sql<{ readonly id: OccasionId }>`
    select o.occasion_id as id from occasions o
    join products kit on kit.product_id = o.kit_product_id and kit.withdrawn_at is null
    cross join lateral (select (${now}::timestamptz at time zone ${timeZone})::date as today) clock
    where o.claims = 'collected' and o.started_at is not null and o.archived_at is null
      and o.closes_on between today - 1 and today + ${REMIND_DAYS + 1}::integer
    order by o.occasion_id`.execute(db);
  return rows.map(({ id }) => id);
}
