import { sql } from "kysely";
import type { MemberId, OccasionId, OrderId, UserId } from "../../contract/ids.ts";
import { memberOfUser } from "../../people/member/member-of-user.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { lockMailbox } from "../../platform/db/lock-mailbox.ts";
import { FIRST_OCCASION } from "../occasion/occasion.ts";
import type { EligibilityFacts, KitEmployment } from "../occasion/occasion-eligibility.ts";
import { kitsOfMember } from "./member-kits.ts";

/**
 * Whether the person has redeemed the kit of an occasion and its order was not cancelled. It also counts a kit of an erased
 * account, of another account with the same mailbox, and of the same member. With an employment, kits of earlier ones do not count.
 */
export async function isKitRedeemed(
  db: Db | Trx,
  userId: UserId,
  occasionId: OccasionId,
  employment: KitEmployment | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where(hasRedeemedKit(occasionId, employment))
    .executeTakeFirst();
  return row !== undefined;
}

/** The members that an account is: the one that it is linked to, and the one that has its address, as HR says. */
const membersOfUser = (alsoOf: MemberId | null = null) => sql`(
  select member_id from members where members.user_id = users.user_id
  union select member_id from member_emails where member_emails.mailbox = users.mailbox
  ${alsoOf === null ? sql`` : sql`union select ${alsoOf}::integer`})`;

/**
 * A person is their mailbox: `asha+2@` has no second kit. Where the company knows the person, it is the member with all of their
 * addresses and their account: a changed address has no second kit either.
 */
const hasRedeemedKit = (
  occasionId: OccasionId,
  employment: KitEmployment | null,
  memberId: MemberId | null = null,
) => sql<boolean>`(exists (
  select 1 from users same
  where (same.mailbox = users.mailbox
      or same.mailbox in (select e.mailbox from member_emails e where e.member_id in ${membersOfUser(memberId)})
      or same.user_id in (select m.user_id from members m where m.member_id in ${membersOfUser(memberId)}))
    and (${hadErasedKit(occasionId)} or exists (
      select 1 from kit_redemptions k
      where k.user_id = same.user_id and k.occasion_id = ${occasionId} and ${countsFor(employment)})))
  or exists (select 1 from kit_redemptions k
    where k.occasion_id = ${occasionId} and ${countsFor(employment)} and k.member_id in ${membersOfUser(memberId)}))`;

const hadErasedKit = (occasionId: OccasionId) =>
  occasionId === FIRST_OCCASION ? sql`same.had_kit` : sql`${occasionId} = any (same.had_kits_of)`;

const countsFor = (employment: KitEmployment | null) =>
  employment?.previousEndOn
    ? sql`k.released_at is null and coalesce(k.employment_start_on > ${employment.previousEndOn}::date, true)`
    : sql`k.released_at is null`;

export interface KitClaim {
  readonly userId: UserId;
  readonly orderId: OrderId;
  readonly occasionId: OccasionId;
  readonly employment: KitEmployment | null;
  /** Why the person might claim it (readOccasionClaim). Null: the welcome kit with its coupon, which is for anyone. */
  readonly decidedBy: EligibilityFacts | null;
  /** Of a claim by card, whose account nobody is linked to: whose kit it is. */
  readonly memberId?: MemberId;
  readonly now: Date;
}

/**
 * Marks the person's kit of an occasion as redeemed by an order, for the member where the company knows them. False when another order has
 * redeemed it, also of another account with the same mailbox or of the same member. The caller must roll back then. `employment`: the
 * one that it counts for (readOccasionClaim); null: it is once ever.
 */
export async function claimKit(trx: Trx, claim: KitClaim): Promise<boolean> {
  // They run one after the other and need none of each other's results (sendTogether).
  const [, , { rows }] = await Promise.all([
    lockMailbox(trx, claim.userId),
    lockMembersOfUser(trx, claim),
    insertRedemption(trx, claim),
  ]);
  return rows.length > 0;
}

/** Two accounts of one member come one after the other, and a member who is being merged is read afterwards. */
const lockMembersOfUser = (trx: Trx, { userId, memberId }: KitClaim) =>
  sql`select member_id from members where member_id in (
      select m.member_id from users, lateral ${membersOfUser(memberId)} as m where users.user_id = ${userId})
    order by member_id for no key update`.execute(trx);

const insertRedemption = (trx: Trx, claim: KitClaim) =>
  sql<{ order_id: number }>`
    insert into kit_redemptions (order_id, user_id, occasion_id, employment_start_on, member_id, decided_by, redeemed_at)
    select ${claim.orderId}::integer, user_id, ${claim.occasionId}::integer, ${claim.employment?.startOn ?? null}::date,
      ${claim.memberId === undefined ? memberOfUser : sql`${claim.memberId}::integer`},
      ${claim.decidedBy && JSON.stringify(claim.decidedBy)}::jsonb, ${claim.now}::timestamptz from users
    where user_id = ${claim.userId} and not ${hasRedeemedKit(claim.occasionId, claim.employment, claim.memberId)}
    on conflict do nothing returning order_id`.execute(trx);

/** SQL: kits `k` and kit_redemptions count as one: both are for one employment, or one of them is once ever. */
const isSameEmployment = sql`(k.employment_start_on is null or kit_redemptions.employment_start_on is null
  or k.employment_start_on = kit_redemptions.employment_start_on)`;

/** The kits that an account redeemed are now the member's; null: nobody's but the mailbox's. A second live one is counted as one. */
export async function bindRedemptions(trx: Trx, userId: UserId, memberId: MemberId | null): Promise<void> {
  await sql`update kit_redemptions set member_id = ${memberId}::integer,
      is_found_double = released_at is null and exists (select from kit_redemptions k
        where k.member_id = ${memberId}::integer and k.occasion_id = kit_redemptions.occasion_id and ${isSameEmployment}
          and k.released_at is null and k.order_id <> kit_redemptions.order_id)
    where user_id = ${userId}`.execute(trx);
}

/** Moves the kits of a member to another one: both were one person. */
export async function moveRedemptions(trx: Trx, from: MemberId, to: MemberId): Promise<void> {
  await sql`update kit_redemptions set member_id = ${to}::integer,
      is_found_double = is_found_double or (released_at is null and exists (select from kit_redemptions k
        where k.member_id = ${to}::integer and k.occasion_id = kit_redemptions.occasion_id and k.released_at is null
          and ${isSameEmployment}))
    where member_id = ${from}`.execute(trx);
}

/**
 * Counts kits of a member as one that turned out to be of one employment: the oldest of them is the kit, and the others are marked. Kits
 * of employments that ended before another began stay two.
 */
export async function markFoundDoubles(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`update kit_redemptions set is_found_double = true
    where member_id = ${memberId} and released_at is null and not is_found_double and exists (
      select from kit_redemptions k join member_employments e on e.member_id = k.member_id
      where k.member_id = kit_redemptions.member_id and k.occasion_id = kit_redemptions.occasion_id
        and k.released_at is null and (k.redeemed_at, k.order_id) < (kit_redemptions.redeemed_at, kit_redemptions.order_id)
        and daterange(e.start_on, e.end_on, '[]') @> k.employment_start_on
        and daterange(e.start_on, e.end_on, '[]') @> kit_redemptions.employment_start_on)`.execute(trx);
}

/** Forgets what a member was, by which it was decided that the kits might be claimed: the member is being erased. */
export async function forgetDecisions(trx: Trx, memberId: MemberId): Promise<void> {
  await trx
    .updateTable("kit_redemptions")
    .set({ decided_by: null })
    .where("member_id", "=", memberId)
    .where("decided_by", "is not", null)
    .execute();
}

/** The kits that a member has of an occasion (kitsOfMember). */
export async function listKitsOfMember(
  db: Db | Trx,
  memberId: MemberId,
  occasionId: OccasionId,
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ readonly kits: readonly (string | null)[] }>`
    select ${kitsOfMember} as kits from members m, occasions o
    where m.member_id = ${memberId} and o.occasion_id = ${occasionId}`.execute(db);
  return rows[0]?.kits ?? [];
}

/** How many kits a member has redeemed, cancelled ones left out. */
export async function countRedemptions(db: Db | Trx, memberId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom("kit_redemptions")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("member_id", "=", memberId)
    .where("released_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a printed card ordered a kit of a member, for an account of its own that is not erased; cancelled ones too. */
export async function hasCardOrders(trx: Trx, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql`select from kit_redemptions k join users u using (user_id)
    where k.member_id = ${memberId} and u.email_folded like 'card-%@no-mailbox.invalid' limit 1`.execute(trx);
  return rows.length > 0;
}

/** The occasions whose kit a member has redeemed, cancelled ones left out. */
export async function listMemberKits(db: Db | Trx, memberId: MemberId): Promise<OccasionId[]> {
  const rows = await db
    .selectFrom("kit_redemptions")
    .select("occasion_id")
    .distinct()
    .where("member_id", "=", memberId)
    .where("released_at", "is", null)
    .orderBy("occasion_id")
    .execute();
  return rows.map(({ occasion_id }) => occasion_id);
}

/** The occasions whose kit an account has redeemed, or one that was erased before it. */
export async function listHadKits(db: Db | Trx, userId: UserId): Promise<OccasionId[]> {
  const { rows } = await sql<{ id: OccasionId }>`
    select occasion_id as id from kit_redemptions where user_id = ${userId} and released_at is null
    union select ${FIRST_OCCASION}::integer from users where user_id = ${userId} and had_kit
    union select unnest(had_kits_of) from users where user_id = ${userId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Releases the kit of a cancelled order, so that the person can redeem one again. */
export async function releaseKit(trx: Trx, orderId: OrderId, now: Date): Promise<void> {
  await trx
    .updateTable("kit_redemptions")
    .set({ released_at: now })
    .where("order_id", "=", orderId)
    .where("released_at", "is", null)
    .execute();
}
