import { type OccasionIneligibility, occasionMessages } from "../../buying/occasion/occasion-eligibility.ts";
import { type Refusal, refuse } from "../../contract/errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { signOrderLink } from "../../platform/order-link/sign-order-link.ts";
import { type FoundClaimLink, findClaimedOrder } from "./link/claim-link.store.ts";
import { type LinkTimes, showsOrder } from "./link/claim-link.ts";

export const unknownLink = refuse(
  "claim_link_unknown",
  "This link is not complete, or it is none of ours. Please open it from the mail again.",
);
const withdrawnLink = refuse(
  "claim_link_withdrawn",
  "This link was withdrawn, or a newer one was mailed to you since. Please look for the newest mail.",
);
const expiredLink = refuse(
  "claim_link_expired",
  "This link is too old. Please ask your people team for a new one.",
);
const typeAgain = refuse(
  "claim_card_again",
  "Please type the code on your card again: this page was open for too long.",
);
export const soldNoMore = refuse("product_withdrawn", "This kit is no longer given.");
export const otherMember = refuse(
  "claim_account_taken",
  "An account with your address belongs to somebody else of the company. Please ask your people team.",
);
const blockedAccount = refuse(
  "account_blocked",
  "The account with your address is blocked. Please ask our support team.",
);

/** Why a link cannot be used, apart from its use and from the rules of its occasion. Undefined when it can. */
export function refuseEndedLink(
  link: FoundClaimLink,
  now: Date,
):
  | Refusal<
      | "account_blocked"
      | "claim_card_again"
      | "claim_account_taken"
      | "claim_link_expired"
      | "claim_link_withdrawn"
      | "product_withdrawn"
    >
  | undefined {
  if (link.withdrawnAt || !link.isTheirAddress) return withdrawnLink;
  if (link.expiresAt <= now && !link.waiting) return expiredLink; // who waits has asked in time
  if (link.tokenUntil !== null && link.tokenUntil <= now) return typeAgain;
  if (link.isBlocked) return blockedAccount;
  if (link.memberOfAccount !== null && link.memberOfAccount !== link.memberId) return otherMember;
  return link.kitProductId === null ? soldNoMore : undefined;
}

const occasionCodes: Partial<Record<OccasionIneligibility, "occasion_closed" | "occasion_not_open">> = {
  not_open: "occasion_not_open",
  closed: "occasion_closed",
};

/** Why the kit is not for the member, or not now. */
export const refuseIneligible = (
  reason: OccasionIneligibility,
): Refusal<"kit_not_eligible" | "occasion_closed" | "occasion_not_open"> =>
  refuse(occasionCodes[reason] ?? "kit_not_eligible", occasionMessages[reason]);

/** The order of a used link, with its signed link as long as the link shows it. Undefined for a link that was not used. */
export async function refuseUsedLink(
  db: Db,
  { orderId, usedAt }: Pick<LinkTimes, "usedAt"> & Pick<FoundClaimLink, "orderId">,
  now: Date,
): Promise<Refusal<"claim_link_unknown" | "claim_link_used"> | undefined> {
  if (orderId === null) return undefined;
  const order = await findClaimedOrder(db, orderId);
  if (!order) return unknownLink;
  const { secret, ...of } = order;
  const shown = usedAt !== null && showsOrder(usedAt, now);
  return refuse("claim_link_used", `This link was used already, for order ${of.orderNo}.`, {
    orderNo: of.orderNo,
    ...(shown && { orderLink: signOrderLink(secret, of) }),
  });
}
