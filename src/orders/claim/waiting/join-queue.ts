import { findItem } from "../../../buying/cart/cart.store.ts";
import { refuseItem, refuseShortStock } from "../../../buying/cart/validate-item.ts";
import { kitMessages } from "../../../buying/kit/kit-eligibility.ts";
import { canDecline, canHaveSizes, type KitToTake } from "../../../buying/kit/kit-parts.ts";
import { listKitsOfMember } from "../../../buying/kit/kit-redemption.store.ts";
import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import { readOccasionClaim } from "../../../buying/occasion/occasion-eligibility.store.ts";
import { readDeliveryArea } from "../../../catalogue/shipping/shipping.store.ts";
import { lockStockOfKit } from "../../../catalogue/stock/stock.store.ts";
import type { PartSize } from "../../../contract/cart.schemas.ts";
import type { WaitingClaim } from "../../../contract/claims.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { ErrorsOf } from "../../../contract/route-types.ts";
import { lockMembers } from "../../../people/member/member.store.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { sendTogether } from "../../../platform/db/send-together.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { readClaimDelivery } from "../claim-delivery.ts";
import { isAsked, kitChanged } from "../claim-kit.ts";
import { refuseIneligible, soldNoMore } from "../claim-refusals.ts";
import type { FoundClaimLink } from "../link/claim-link.store.ts";
import { lockOpenLink } from "../link/lock-open-link.ts";
import type { UseClaimLink } from "../link/use-claim-link.ts";
import { waitingResponse } from "./read-waits.ts";
import { readKitSupply, saveWaitingClaim } from "./waiting-claim.store.ts";
import { asAsked, inPartSizes, waitForKit } from "./waiting-claim.ts";

type Joined = WaitingClaim | "there" | Refusal<ErrorsOf<"POST /api/claims/wait">>;

/**
 * Stores that the member of a link waits for the kit in a size, with the address that they typed, and mails them. `there`: it is not out
 * (any more), so it can be ordered. Refuses out_of_stock: no delivery is announced.
 */
export const joinQueue = (db: Db, jobs: Pick<Jobs, "enqueue">, claim: UseClaimLink): Promise<Joined> =>
  db.transaction().execute((trx) => joinInTransaction(trx, jobs, claim));

async function joinInTransaction(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  claim: UseClaimLink,
): Promise<Joined> {
  const { input, language, now } = claim;
  // 1. Lock the link, the stock and the member, in the order of docs/decisions/0023-order-of-locks.md.
  const link = await lockOpenLink(trx, input.token, now);
  if (isRefusal(link)) return link;
  const found = await sendTogether(trx, (t) => readForQueue(t, link, link.kitProductId, claim));

  // 2. Check everything.
  const { occasion, supply, area } = found;
  if (occasion.ineligible) return refuseIneligible(occasion.ineligible);
  if (hasKitFor(found.kits, occasion.employment)) return refuse("kit_already_redeemed", kitMessages.availed);
  const refused = refuseItem(found.item, input.size);
  if (refused)
    return refused.refused === "product_not_found" ? soldNoMore : { ...refused, refused: refused.refused };
  const read = readClaimDelivery(input.delivery, link, { area, currencyCode: claim.baseCurrency });
  if (isRefusal(read)) return read;
  const picked = supply.kits.find((each) => each.size === input.size && each.variantId === input.variantId);
  if (!picked) return soldNoMore;
  const { declined: places = [], partSizes = [] } = input;
  const kit = inPartSizes(picked, partSizes, supply.kits);
  if (!canDecline(kit.kit, places) || !canHaveSizes(kit.kit, partSizes)) return kitChanged;
  const substitutes = shownSubstitutes(kit.kit, input.substitutes);
  const declined = kit.kit.parts.flatMap(({ part, position }) =>
    places.includes(position) ? [part.variantId] : [],
  );
  const wait = waitForKit({ ...kit, kit: asAsked(kit.kit, { substitutes, declined }) }, supply);
  if (!wait) return "there";
  const isSame =
    link.waiting?.variantId === input.variantId &&
    link.waiting.size === input.size &&
    sameSizes(link.waiting.partSizes, partSizes);
  if ((wait.expectedOn === null && !isSame) || link.isCard)
    return refuseShortStock(found.item ?? { name: "This kit" }, 0);

  // 3. Write what they wait for.
  const asked = { variantId: input.variantId, size: input.size, partSizes, delivery: input.delivery };
  await saveWaitingClaim(trx, {
    ...asked,
    claimLinkId: link.claimLinkId,
    substitutes,
    declined,
    language,
    waitsFor: wait.waitsFor,
    toldOn: wait.expectedOn,
    isCollected: false,
    now,
  });
  if (!isSame) {
    const { claimLinkId, email: recipient } = link;
    await queueMail(trx, jobs, { kind: "claim-queued", recipient, claimLinkId, language, now });
  }
  return waitingResponse({ ...asked, isCollected: false, declined: places }, wait);
}

async function readForQueue(
  trx: Trx,
  { claimLinkId, memberId, occasionId, waiting }: FoundClaimLink,
  productId: number,
  { input: { variantId, size }, timeZone, now }: UseClaimLink,
) {
  const [item, area, occasion, , supply, , kits] = await Promise.all([
    findItem(trx, { productId, variantId, size }),
    readDeliveryArea(trx),
    readOccasionClaim(trx, { occasionId, of: { memberId }, ...isAsked(waiting), now, timeZone }),
    lockStockOfKit(trx, { productId, variantId, claimLinkId }),
    readKitSupply(trx, { productId, claimLinkId }),
    lockMembers(trx, [memberId]),
    listKitsOfMember(trx, memberId, occasionId),
  ]);
  return { item, area, occasion, supply, kits };
}

/** Whether two choices have the same sizes of parts. */
export const sameSizes = (one: readonly PartSize[], other: readonly PartSize[]): boolean =>
  inOrder(one) === inOrder(other);
const inOrder = (sizes: readonly PartSize[]): string =>
  sizes
    .map(({ variantId, size }) => `${variantId} ${size}`)
    .sort()
    .join();

/** The variants that the page showed as standing in. A page that says nothing of them knows all. */
export const shownSubstitutes = ({ parts }: KitToTake, positions: readonly number[] | undefined): number[] =>
  parts.flatMap(({ substitute, position }) =>
    substitute && (positions === undefined || positions.includes(position)) ? [substitute.variantId] : [],
  );
