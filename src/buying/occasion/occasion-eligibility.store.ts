import { sql } from "kysely";
import type { MemberId, OccasionId, UserId } from "../../contract/ids.ts";
import { memberOfUser } from "../../people/member/member-of-user.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import { type ClaimMoment, dayOfMember, occasionMember, occasionRules } from "./occasion-columns.ts";
import {
  type EligibilityFacts,
  type KitEmployment,
  kitEmployment,
  type OccasionIneligibility,
  type OccasionMember,
  type OccasionRules,
  occasionIneligibility,
} from "./occasion-eligibility.ts";

export interface OccasionClaim {
  /** Undefined: the kit may be claimed now, unless it was claimed before. */
  readonly ineligible: OccasionIneligibility | undefined;
  /** Null: nobody whom the company knows. */
  readonly memberId: MemberId | null;
  /** Which employment the kit counts for; claimKit takes it. Null: it is once ever. */
  readonly employment: KitEmployment | null;
  /** What it was decided by; claimKit notes it. Null: there is no such occasion. */
  readonly decidedBy: EligibilityFacts | null;
  /** Of an occasion that collects choices: until when. Null: a claim is an order. */
  readonly collects: CollectedUntil | null;
}

interface CollectedUntil {
  /** YYYY-MM-DD, the last day. */
  readonly until: string;
  /** Whether it is past at the member's office. */
  readonly isOver: boolean;
}

/**
 * Whether a member, or the member that an account is, may claim the kit of an occasion now, and for which employment. It does not
 * ask whether they have had it (isKitRedeemed, claimKit). An occasion that does not exist is closed.
 */
export async function readOccasionClaim(
  db: Db | Trx,
  {
    occasionId,
    of,
    hasAsked = false,
    isChoice = false,
    ...moment
  }: ClaimMoment & {
    readonly occasionId: OccasionId;
    /** They asked for it in time and wait since: its last day does not count. */
    readonly hasAsked?: boolean;
    /** They choose, or staff have the order of their choice made. Else nothing is ordered where choices are collected. */
    readonly isChoice?: boolean;
    readonly of: { readonly userId: UserId } | { readonly memberId: MemberId };
  },
): Promise<OccasionClaim> {
  const memberId =
    "memberId" in of
      ? sql`${of.memberId}::integer`
      : sql`(select ${memberOfUser} from users where users.user_id = ${of.userId})`;
  const { rows } = await sql<{
    readonly rules: OccasionRules;
    readonly member_id: MemberId | null;
    readonly member: OccasionMember;
    readonly today: string;
  }>`select ${occasionRules} as rules, m.member_id, ${occasionMember} as member, ${dayOfMember(moment)} as today
    from occasions o left join members m on m.member_id = ${memberId}
    where o.occasion_id = ${occasionId}`.execute(db);
  const [found] = rows;
  if (!found)
    return { ineligible: "closed", memberId: null, employment: null, decidedBy: null, collects: null };
  const { member_id, today } = found;
  const rules = hasAsked ? { ...found.rules, closesOn: null } : found.rules;
  const member = member_id === null ? null : found.member;
  const ineligible = occasionIneligibility(rules, member, today);
  const isCollected = rules.claims === "collected";
  const until = isCollected ? found.rules.closesOn : null;
  return {
    ineligible: ineligible ?? (isCollected && !isChoice ? "collected" : undefined),
    memberId: member_id,
    employment: kitEmployment(rules, member, today),
    collects: until === null ? null : { until, isOver: today > until },
    decidedBy: { ...rules, member, today },
  };
}
