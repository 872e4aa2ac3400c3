import type { OccasionRules } from "../../../buying/occasion/occasion-eligibility.ts";
import { fullName } from "../../../contract/full-name.ts";
import type { Candidate } from "../link/claim-recipients.store.ts";
import { notEligibleReason, type Recipients, reasonAgainst } from "../link/claim-recipients.ts";
import { type CardFact, factOf } from "./claim-card.ts";

/**
 * Who of these members gets a printed card, and why the others get none. Where nobody is named, it is for those whom no mail
 * reaches. `replaces`: those named who have a link or a card that works get another.
 */
export const planCards =
  ({ asks, replaces }: { readonly asks: CardFact; readonly replaces: boolean }) =>
  (
    candidates: readonly Candidate[],
    { rules, isNamed }: { readonly rules: OccasionRules; readonly isNamed: boolean },
  ): Recipients => {
    const recipients: Recipients["recipients"][number][] = [];
    const others: Recipients["others"] = [];
    for (const candidate of candidates) {
      const { memberId, member, emails, hasLink } = candidate;
      const person = { memberId, fullName: fullName(candidate.firstName, candidate.lastName) };
      const notEligible = notEligibleReason(candidate, rules);
      if (!isNamed && (notEligible || emails.length > 0)) continue;
      const against = reasonAgainst(candidate, { rules, isNamed: isNamed && replaces });
      const hasFact = factOf(asks, { ...candidate, employments: member.employments }) !== null;
      const reason = notEligible ? "not_eligible" : (against ?? (hasFact ? undefined : "no_fact"));
      if (reason) others.push({ ...person, reason, notEligible });
      else recipients.push({ ...person, email: "", emailFolded: "", replacesLink: hasLink });
    }
    return { recipients, others };
  };
