import { kitMessages } from "../../../buying/kit/kit-eligibility.ts";
import { listKitsOfMember } from "../../../buying/kit/kit-redemption.store.ts";
import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import { listSizedParts, type SizedPartRow } from "../../../buying/kit/sized-parts.store.ts";
import { sizedParts, usualIn } from "../../../buying/kit/sized-parts.ts";
import {
  type OccasionClaim,
  readOccasionClaim,
} from "../../../buying/occasion/occasion-eligibility.store.ts";
import type { Product } from "../../../contract/catalogue.schemas.ts";
import type { ClaimOffer } from "../../../contract/claims.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { ErrorsOf } from "../../../contract/route-types.ts";
import { englishCountryName } from "../../../platform/country/country-names.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Language } from "../../../platform/language/language.ts";
import { officeOf } from "../claim-delivery.ts";
import {
  refuseEndedLink,
  refuseIneligible,
  refuseUsedLink,
  soldNoMore,
  unknownLink,
} from "../claim-refusals.ts";
import { readWaits } from "../waiting/read-waits.ts";
import { announcedWait } from "../waiting/waiting-claim.ts";
import { type FoundClaimLink, findClaimLink, markOpened, readOccasionPage } from "./claim-link.store.ts";

type OpenError = ErrorsOf<"POST /api/claims/open">;

interface OpenClaimLink {
  readonly token: string;
  readonly language: Language;
  /** The products of the shop in that language. */
  readonly products: ReadonlyMap<number, Product>;
  /** The store's. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * What a link gives, and to whom. Writes only when it was first opened: programs that check mails open links too. Refuses with the
 * codes of the contract; claim_link_used has the order.
 */
export async function openClaimLink(db: Db, open: OpenClaimLink): Promise<ClaimOffer | Refusal<OpenError>> {
  const { token, now, language } = open;
  const link = await findClaimLink(db, token);
  if (!link) return unknownLink;
  const occasion = await readToOpen(db, link, open);
  if (isRefusal(occasion)) return occasion;
  const { collects } = occasion;
  const kit = open.products.get(link.kitProductId ?? 0);
  if (!kit) return soldNoMore;
  const { dispatchFrom, ...page } = await readOccasionPage(db, link.occasionId, language);
  const { waits, waiting, supply } = await readWaits(db, link, kit.productId);
  const wearer = { memberId: link.memberId };
  const parts = await listSizedParts(db, { productId: kit.productId, wearer, link: link.claimLinkId });
  const waitOf = ({ variantId, pieces }: SizedPartRow, size: string) =>
    link.isCard || collects ? null : announcedWait({ variantId, size, pieces }, supply);
  if (!link.openedAt) await markOpened(db, link.claimLinkId, now);
  return {
    ...page,
    firstName: link.firstName,
    fullName: [link.firstName, link.lastName].filter(Boolean).join(" "),
    email: link.isCard ? "" : link.email,
    asksEmail: link.isCard && link.userId === null && !collects,
    kit,
    sizedParts: sizedParts(parts, { kit, products: open.products, waitOf }),
    usualSize: parts[0] ? usualIn(parts[0]) : "",
    country: link.countryCode ? englishCountryName(link.countryCode) : "",
    office: officeOf(link),
    expiresAt: link.expiresAt.toISOString(),
    dispatchFrom,
    held: heldNow(link, now),
    waits: collects ? [] : waits,
    waiting,
    collecting: collects,
  };
}

function heldNow({ held }: FoundClaimLink, now: Date): ClaimOffer["held"] {
  const until = held && new Date(held.until);
  return until && until > now
    ? { size: held.size, partSizes: [...held.partSizes], until: until.toISOString() }
    : null;
}

/** What the occasion is for the member of the link. Refuses where it gives them no kit. */
async function readToOpen(
  db: Db,
  link: FoundClaimLink,
  { timeZone, now }: OpenClaimLink,
): Promise<OccasionClaim | Refusal<OpenError>> {
  const refused = (await refuseUsedLink(db, link, now)) ?? refuseEndedLink(link, now);
  if (refused) return refused;
  const { occasionId, memberId } = link;
  const asked = { occasionId, of: { memberId }, hasAsked: link.waiting !== null, isChoice: true };
  const occasion = await readOccasionClaim(db, { ...asked, now, timeZone });
  if (occasion.ineligible) return refuseIneligible(occasion.ineligible);
  const kits = await listKitsOfMember(db, memberId, occasionId);
  return hasKitFor(kits, occasion.employment)
    ? refuse("kit_already_redeemed", kitMessages.availed)
    : occasion;
}
