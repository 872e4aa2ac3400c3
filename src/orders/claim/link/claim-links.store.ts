import { sql } from "kysely";
import { MAX_WRONG_TRIES } from "../../../buying/occasion/card-tries.ts";
import type { ClaimMoment } from "../../../buying/occasion/occasion-columns.ts";
import type { ClaimLinkId, MemberId, OccasionId, UserId } from "../../../contract/ids.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { hasLetters } from "../../../platform/db/has-letters.ts";
import { type PageQuery, paginate } from "../../../platform/db/paginate.ts";
import { newestLinkMail } from "../../../platform/mail/newest-link-mail.ts";
import type { ClaimLinkState } from "./claim-link.ts";
import type { LinkAddress } from "./claim-recipients.ts";

export interface ClaimLinksQuery extends PageQuery {
  readonly sort: "askedAt" | "name";
  readonly order: "asc" | "desc";
  readonly q?: string;
  readonly state?: ClaimLinkState;
}

/** SQL: when a link stops working: by itself, or with its occasion, at the end of the last day at the member's office. */
const endsAt = (timeZone: string) => sql<Date>`least(l.expires_at,
  (select (o.closes_on + 1)::timestamp at time zone coalesce(office.time_zone, ${timeZone})
    from occasions o left join office_locations office on office.office_location_id = members.office_id
    where o.occasion_id = l.occasion_id))`;

const isWaiting = sql<boolean>`exists (select from waiting_claims w
  where w.claim_link_id = l.claim_link_id and w.order_id is null)`;

const isChosen = sql<boolean>`exists (select from waiting_claims w
  where w.claim_link_id = l.claim_link_id and w.is_collected)`;

const selectLinks = (db: Db | Trx) =>
  db
    .selectFrom("claim_links as l")
    .innerJoin("members", "members.member_id", "l.member_id")
    .leftJoinLateral(newestLinkMail("l").as("mail"), (join) => join.onTrue());

const columns = [
  ...(["claim_link_id as id", "occasion_id as occasionId", "l.member_id as memberId", "email"] as const),
  ...(["first_name as firstName", "last_name as lastName", "asked_at as askedAt"] as const),
  ...(["opened_at as openedAt", "withdrawn_at as withdrawnAt"] as const),
  ...(["used_at as usedAt", "mail.state as mailState", "mail.last_error as mailError"] as const),
  "wrong_tries as wrongTries",
  sql<boolean>`code_hash is not null`.as("isCard"),
] as const;

/** SQL: a link in this state, as `claimLinkState` says it. */
const isIn = (state: ClaimLinkState, { now, timeZone }: ClaimMoment) => {
  const live = sql`used_at is null and withdrawn_at is null`;
  const works = sql`${live} and not ${isWaiting} and ${endsAt(timeZone)} > ${now}`;
  const isLocked = sql`(code_hash is not null and wrong_tries >= ${MAX_WRONG_TRIES})`;
  const unopened = sql`${works} and opened_at is null and not ${isLocked}`;
  const isMailed = sql`${unopened} and code_hash is null`;
  const conditions = {
    used: sql`used_at is not null`,
    withdrawn: sql`withdrawn_at is not null`,
    waiting: sql`${live} and ${isWaiting} and not ${isChosen}`,
    chosen: sql`${live} and ${isChosen}`,
    expired: sql`${live} and not ${isWaiting} and ${endsAt(timeZone)} <= ${now}`,
    opened: sql`${works} and opened_at is not null and not ${isLocked}`,
    printed: sql`${unopened} and code_hash is not null`,
    locked: sql`${works} and ${isLocked}`,
    queued: sql`${isMailed} and mail.state = 'queued'`,
    bounced: sql`${isMailed} and mail.state = 'failed'`,
    sent: sql`${isMailed} and coalesce(mail.state not in ('queued', 'failed'), true)`,
  };
  return sql<boolean>`(${conditions[state]})`;
};

/** One page of the links of an occasion. */
export function listClaimLinks(db: Db, occasionId: OccasionId, query: ClaimLinksQuery, moment: ClaimMoment) {
  let found = selectLinks(db).where("occasion_id", "=", occasionId);
  const { q, state } = query;
  if (q)
    found = found.where((eb) =>
      eb.or(["email", "first_name", "last_name"].map((column) => hasLetters(column, q))),
    );
  if (state) found = found.where(isIn(state, moment));
  return paginate(db, query, found, (rows) =>
    rows
      .select(columns)
      .select([endsAt(moment.timeZone).as("expiresAt"), isWaiting.as("isWaiting"), isChosen.as("isChosen")])
      .orderBy(query.sort === "name" ? "first_name" : "asked_at", query.order)
      .orderBy("claim_link_id", query.order),
  );
}
export type ClaimLinkRow = Awaited<ReturnType<typeof listClaimLinks>>["rows"][number];

export const findClaimLinkRow = (db: Db | Trx, claimLinkId: ClaimLinkId, timeZone: string) =>
  selectLinks(db)
    .select(columns)
    .select([endsAt(timeZone).as("expiresAt"), isWaiting.as("isWaiting"), isChosen.as("isChosen")])
    .where("claim_link_id", "=", claimLinkId)
    .executeTakeFirst();

/** A link locked until the transaction ends: a claim by it comes before or after. */
export const lockLinkToChange = (trx: Trx, claimLinkId: ClaimLinkId) =>
  trx
    .selectFrom("claim_links")
    .select(["claim_link_id", "occasion_id", "member_id", "email", "email_folded", "used_at", "withdrawn_at"])
    .where("claim_link_id", "=", claimLinkId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Withdraws the links of these members that are not used, expired ones too. Those that are being used are waited for, in the order of their ids. */
export async function withdrawLinks(
  trx: Trx,
  { occasionId, memberIds, now }: { occasionId: OccasionId; memberIds: readonly MemberId[]; now: Date },
): Promise<void> {
  await sql`update claim_links set withdrawn_at = ${now} where claim_link_id in (
      select claim_link_id from claim_links where occasion_id = ${occasionId} and member_id = any (${memberIds}::integer[])
        and used_at is null and withdrawn_at is null order by claim_link_id for no key update)
    and used_at is null`.execute(trx);
}

/** New links without tokens: their mails make them. Whoever has a live one, of staff who sent at the same moment, gets no other. */
export async function insertLinks(
  trx: Trx,
  recipients: readonly LinkAddress[],
  {
    occasionId,
    sentBy,
    now,
    expiresAt,
  }: { occasionId: OccasionId; sentBy: UserId; now: Date; expiresAt: Date },
) {
  return trx
    .insertInto("claim_links")
    .values(
      recipients.map(({ memberId, email, emailFolded }) => ({
        occasion_id: occasionId,
        member_id: memberId,
        email,
        email_folded: emailFolded,
        sent_by: sentBy,
        asked_at: now,
        expires_at: expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["claim_link_id", "member_id", "email"])
    .execute();
}
