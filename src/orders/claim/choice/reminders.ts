import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import {
  audienceIneligibility,
  kitEmployment,
  type OccasionMember,
  type OccasionRules,
} from "../../../buying/occasion/occasion-eligibility.ts";
import type { notRemindedReasons, ReminderPlan } from "../../../contract/admin/choices.ts";
import { notEligibleReasons } from "../../../contract/admin/claim-links.ts";
import type { ClaimLinkId } from "../../../contract/ids.ts";
import type { LinkMailState } from "../link/claim-link.ts";

const DAY_MS = 24 * 60 * 60_000;
/** So many days before the last one, whoever has not chosen is reminded without a press of staff. */
export const REMIND_DAYS = 3;
/** The hours of the office between which that is done. */
const FROM_HOUR = 9;
const TO_HOUR = 17;

/** A member with their newest link of an occasion, and what decides whether they are reminded of choosing. */
export interface ReminderCandidate {
  readonly member: OccasionMember;
  /** At their office, YYYY-MM-DD. */
  readonly today: string;
  /** At their office, 0 to 23. */
  readonly hour: number;
  /** The kits of the occasion that they have. */
  readonly had: readonly (string | null)[];
  /** Whether the clock has reminded them of this occasion, or staff have in the last `REMIND_DAYS`. */
  readonly isReminded: boolean;
  /** Null: they were mailed none and have no card. */
  readonly link: ReminderLink | null;
}

export interface ReminderLink {
  readonly claimLinkId: ClaimLinkId;
  readonly email: string;
  readonly isCard: boolean;
  readonly isWithdrawn: boolean;
  readonly isExpired: boolean;
  /** Whether the kit was asked for by it and has no order yet. */
  readonly isChosen: boolean;
  /** Whether the member still has the address, and no blocked account. */
  readonly isUsable: boolean;
  readonly mailState: LinkMailState;
  /** When it, or the newest reminder of it, was to be mailed, as ISO says it. */
  readonly mailedAt: string;
}

type Reason = (typeof notRemindedReasons)[number];

/** Why a member is not reminded now. Undefined: they are. Null: the occasion is not for them, and they were never invited. */
export function reasonAgainstReminder(
  { member, today, had, link }: ReminderCandidate,
  rules: OccasionRules,
  now: Date,
): Reason | null | undefined {
  const ineligible = audienceIneligibility(rules, member, today);
  if (ineligible && !link) return null;
  if (hasKitFor(had, kitEmployment(rules, member, today))) return "claimed";
  if (ineligible) return notEligibleReasons.find((each) => each === ineligible) ?? "not_listed";
  if (!link) return "no_link";
  if (link.isWithdrawn) return "withdrawn";
  if (link.isChosen) return "chosen";
  if (link.isCard) return "card";
  if (link.isExpired) return "expired";
  if (!link.isUsable) return "other_address";
  if (link.mailState === "failed") return "bounced";
  if (!isOpenOn(rules, today)) return "not_open";
  const isRecent = now.getTime() - Date.parse(link.mailedAt) < DAY_MS;
  return isRecent || link.mailState === "queued" ? "recent" : undefined;
}

const isOpenOn = ({ opensOn, closesOn }: OccasionRules, today: string): boolean =>
  (opensOn === null || opensOn <= today) && (closesOn === null || closesOn >= today);

/** Whether the clock reminds a member now: in the last days, by daylight, once, and not after a newer reminder of staff. */
export function isDueByClock(
  { today, hour, isReminded, link }: ReminderCandidate,
  { closesOn }: Pick<OccasionRules, "closesOn">,
  now: Date,
): boolean {
  if (isReminded || closesOn === null || !link || today < remindsOn(closesOn)) return false;
  return hour >= FROM_HOUR && hour < TO_HOUR && now.getTime() - Date.parse(link.mailedAt) >= DAY_MS;
}

/** The day of the automatic reminder, YYYY-MM-DD. */
export const remindsOn = (closesOn: string): string =>
  new Date(Date.parse(closesOn) - REMIND_DAYS * DAY_MS).toISOString().slice(0, 10);

export interface PlannedReminders extends Pick<ReminderPlan, "others"> {
  readonly links: readonly ReminderLink[];
}

/** Whom a press of staff, or the clock (`byClock`), reminds now, and how many others there are for each cause. */
export function planReminders(
  candidates: readonly ReminderCandidate[],
  { rules, byClock, now }: { readonly rules: OccasionRules; readonly byClock: boolean; readonly now: Date },
): PlannedReminders {
  const judged = candidates.map((candidate) => ({
    candidate,
    reason: reasonAgainstReminder(candidate, rules, now),
  }));
  const reasons = Map.groupBy(
    judged.flatMap(({ reason }) => reason ?? []),
    (reason) => reason,
  );
  return {
    links: judged.flatMap(({ candidate, reason }) =>
      reason === undefined && candidate.link && (!byClock || isDueByClock(candidate, rules, now))
        ? [candidate.link]
        : [],
    ),
    others: [...reasons].map(([reason, { length: count }]) => ({ reason, count })),
  };
}
