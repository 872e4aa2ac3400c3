import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import {
  audienceIneligibility,
  kitEmployment,
  type OccasionRules,
} from "../../../buying/occasion/occasion-eligibility.ts";
import {
  type ClaimLinkPlan,
  type noLinkReasons,
  notEligibleReasons,
} from "../../../contract/admin/claim-links.ts";
import { fullName } from "../../../contract/full-name.ts";
import { memberStatus } from "../../../people/member/member.ts";
import { addressToMail } from "./claim-link.ts";
import type { Candidate } from "./claim-recipients.store.ts";

export interface LinkAddress {
  readonly memberId: number;
  readonly email: string;
  readonly emailFolded: string;
}

export interface LinkRecipient extends LinkAddress {
  readonly fullName: string;
  /** They have a link that works, which stops working. */
  readonly replacesLink: boolean;
}

export interface Recipients {
  readonly recipients: readonly LinkRecipient[];
  readonly others: ClaimLinkPlan["others"];
}

/**
 * Who of these members gets a link, and why the others get none. `isNamed`: staff chose them, so a link that still works is
 * replaced, and those for whom the kit is not are named too.
 */
export function planRecipients(
  candidates: readonly Candidate[],
  { rules, isNamed }: { readonly rules: OccasionRules; readonly isNamed: boolean },
): Recipients {
  const recipients: LinkRecipient[] = [];
  const others: ClaimLinkPlan["others"] = [];
  for (const candidate of candidates) {
    const person = {
      memberId: candidate.memberId,
      fullName: fullName(candidate.firstName, candidate.lastName),
    };
    const address = addressOf(candidate);
    const notEligible = notEligibleReason(candidate, rules);
    const reason = notEligible ? "not_eligible" : reasonAgainst(candidate, { rules, isNamed });
    if (notEligible && !isNamed) continue;
    if (reason) others.push({ ...person, reason, notEligible });
    else if (address)
      recipients.push({
        ...person,
        email: address.email,
        emailFolded: address.folded,
        replacesLink: candidate.hasLink,
      });
    else others.push({ ...person, reason: "no_address", notEligible });
  }
  return { recipients, others };
}

/** Where a link would be mailed to. Undefined: no address is known. */
export const addressOf = ({ emails, member, today }: Candidate) =>
  addressToMail(emails, memberStatus(member.employments, today).status);

export function reasonAgainst(
  { member, today, kits, hasLink }: Candidate,
  { rules, isNamed }: { readonly rules: OccasionRules; readonly isNamed: boolean },
): (typeof noLinkReasons)[number] | undefined {
  if (hasKitFor(kits, kitEmployment(rules, member, today))) return "claimed";
  return hasLink && !isNamed ? "has_link" : undefined;
}

/** Why the kit is not for a member, apart from the days of its occasion. Null when it is. */
export function notEligibleReason(
  { member, today }: Candidate,
  rules: OccasionRules,
): ClaimLinkPlan["others"][number]["notEligible"] {
  const reason = audienceIneligibility(rules, member, today);
  return notEligibleReasons.find((each) => each === reason) ?? null;
}
