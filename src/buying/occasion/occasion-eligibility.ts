import type { Employment, employmentKinds } from "../../contract/admin/members.ts";
import { memberStatus } from "../../people/member/member.ts";

/** Who may claim the kit of an occasion, and when. Days are YYYY-MM-DD; empty lists name everybody. */
export interface OccasionRules {
  readonly audience: "anyone" | "rules" | "list";
  readonly countryCodes: readonly string[];
  readonly officeIds: readonly number[];
  readonly employmentKinds: readonly string[];
  readonly startedFrom: string | null;
  readonly startedTo: string | null;
  readonly redeemedOnce: "ever" | "employment";
  readonly claims: "at_once" | "collected";
  readonly opensOn: string | null;
  readonly closesOn: string | null;
  readonly isStarted: boolean;
  readonly isArchived: boolean;
}

export interface OccasionMember {
  readonly countryCode: string | null;
  readonly officeId: number | null;
  readonly employmentKind: (typeof employmentKinds)[number] | null;
  readonly employments: readonly Employment[];
  /** Whether the list of the occasion has them. */
  readonly isListed: boolean;
}

/** By what it was decided that a kit may be claimed, as it was at that moment. */
export interface EligibilityFacts extends OccasionRules {
  /** Null: nobody whom the company knows. */
  readonly member: OccasionMember | null;
  /** At the member's office. */
  readonly today: string;
}

export type OccasionIneligibility =
  | "not_open"
  | "closed"
  | "collected"
  | "no_member"
  | "left"
  | "other_country"
  | "other_office"
  | "other_employment"
  | "other_start"
  | "not_listed";

/**
 * Why a member (null: nobody whom the company knows) may not claim the kit of an occasion today; undefined when they may. `today`
 * is the day at the member's office. Whether they have had it already is not asked here.
 */
export function occasionIneligibility(
  occasion: OccasionRules,
  member: OccasionMember | null,
  today: string,
): OccasionIneligibility | undefined {
  if (occasion.isArchived || (occasion.closesOn !== null && today > occasion.closesOn)) return "closed";
  if (!occasion.isStarted || (occasion.opensOn !== null && today < occasion.opensOn)) return "not_open";
  return audienceIneligibility(occasion, member, today);
}

/** The same without regard to the days of the occasion: whether the kit is for them at all. */
export function audienceIneligibility(
  occasion: OccasionRules,
  member: OccasionMember | null,
  today: string,
): OccasionIneligibility | undefined {
  if (!member) return occasion.audience === "anyone" ? undefined : "no_member";
  const { status, startOn } = memberStatus(member.employments, today);
  if (status === "left") return "left";
  if (occasion.audience === "list") return member.isListed ? undefined : "not_listed";
  return occasion.audience === "rules" ? ruleIneligibility(occasion, member, startOn) : undefined;
}

function ruleIneligibility(
  occasion: OccasionRules,
  member: OccasionMember,
  startOn: string | null,
): OccasionIneligibility | undefined {
  if (!isAmong(occasion.countryCodes, member.countryCode)) return "other_country";
  if (!isAmong(occasion.officeIds, member.officeId)) return "other_office";
  if (!isAmong(occasion.employmentKinds, member.employmentKind)) return "other_employment";
  const { startedFrom, startedTo } = occasion;
  if (startedFrom !== null && (startOn === null || startOn < startedFrom)) return "other_start";
  if (startedTo !== null && (startOn === null || startOn > startedTo)) return "other_start";
  return undefined;
}

const isAmong = <T>(list: readonly T[], value: T | null): boolean =>
  list.length === 0 || (value !== null && list.includes(value));

/** Which employment a kit counts for. */
export interface KitEmployment {
  readonly startOn: string;
  /** The last day of the employment before. A kit of one that began after it is a kit of this one, whatever HR corrected. */
  readonly previousEndOn: string | null;
}

/** The employment that a kit counts for. Null: it is once ever, or no employment of the member is known. */
export function kitEmployment(
  { redeemedOnce }: Pick<OccasionRules, "redeemedOnce">,
  member: Pick<OccasionMember, "employments"> | null,
  today: string,
): KitEmployment | null {
  if (redeemedOnce === "ever" || !member) return null;
  const { startOn } = memberStatus(member.employments, today);
  if (startOn === null) return null;
  const ends = member.employments.flatMap((each) =>
    each.startOn < startOn && each.endOn !== null ? [each.endOn] : [],
  );
  return { startOn, previousEndOn: ends.toSorted().at(-1) ?? null };
}

const forOthers =
  "This kit is for other people of our company. Please ask your people team if it should be yours.";

/** What a customer is told. Occasions after the first one are not in the specification. */
export const occasionMessages: Readonly<Record<OccasionIneligibility, string>> = {
  not_open: "This kit cannot be redeemed yet.",
  closed: "This kit can no longer be redeemed.",
  collected:
    "The kits of this occasion are ordered together later. Please choose yours by the link in your mail.",
  no_member:
    "This kit is for people of our company, and we do not know your email address. Please ask your people team.",
  left: "This kit is for people who work at our company.",
  other_country: forOthers,
  other_office: forOthers,
  other_employment: forOthers,
  other_start: forOthers,
  not_listed: forOthers,
};
