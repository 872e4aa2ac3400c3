import { findItem } from "../../../buying/cart/cart.store.ts";
import { refuseItem } from "../../../buying/cart/validate-item.ts";
import { kitMessages } from "../../../buying/kit/kit-eligibility.ts";
import { canDecline, canHaveSizes } from "../../../buying/kit/kit-parts.ts";
import { listKitsOfMember } from "../../../buying/kit/kit-redemption.store.ts";
import { readKitToTake } from "../../../buying/kit/kit-to-take.store.ts";
import { hasKitFor } from "../../../buying/kit/member-kits.ts";
import { readOccasionClaim } from "../../../buying/occasion/occasion-eligibility.store.ts";
import { readDeliveryArea } from "../../../catalogue/shipping/shipping.store.ts";
import type { WaitingClaim } from "../../../contract/claims.ts";
import { isRefusal, type Refusal, refuse } from "../../../contract/errors.ts";
import type { ErrorsOf } from "../../../contract/route-types.ts";
import type { Db, Trx } from "../../../platform/db/database.ts";
import { sendTogether } from "../../../platform/db/send-together.ts";
import type { Jobs } from "../../../platform/jobs/jobs.ts";
import { queueMail } from "../../../platform/mail/queue-mail.ts";
import { readClaimDelivery } from "../claim-delivery.ts";
import { kitChanged } from "../claim-kit.ts";
import { refuseIneligible, soldNoMore } from "../claim-refusals.ts";
import type { FoundClaimLink } from "../link/claim-link.store.ts";
import { lockOpenLink } from "../link/lock-open-link.ts";
import type { UseClaimLink } from "../link/use-claim-link.ts";
import { sameSizes, shownSubstitutes } from "../waiting/join-queue.ts";
import { waitingResponse } from "../waiting/read-waits.ts";
import { saveWaitingClaim } from "../waiting/waiting-claim.store.ts";

type Chosen = WaitingClaim | Refusal<ErrorsOf<"POST /api/claims/choose">>;

const notCollected = refuse("state_conflict", "This kit is ordered at once. Please open your link again.");
const beingMade = refuse("state_conflict", "Your order is being made from what you chose before.");

/**
 * Stores what the owner of a link chooses of a kit, or changes it, and mails them where the kit is another one. It takes no stock: whether
 * all is there is found out when staff have the orders made. Refuses state_conflict: the occasion collects no choices, or the order is being made.
 */
export const chooseKit = (db: Db, jobs: Pick<Jobs, "enqueue">, choice: UseClaimLink): Promise<Chosen> =>
  db.transaction().execute((trx) => chooseInTransaction(trx, jobs, choice));

async function chooseInTransaction(
  trx: Trx,
  jobs: Pick<Jobs, "enqueue">,
  choice: UseClaimLink,
): Promise<Chosen> {
  const { input, language, now } = choice;
  // The press of staff locks the link too: a choice is changed before it, or not at all.
  const link = await lockOpenLink(trx, input.token, now);
  if (isRefusal(link)) return link;
  const found = await sendTogether(trx, (t) => readForChoice(t, link, link.kitProductId, choice));

  const { occasion, toTake } = found;
  if (occasion.ineligible) return refuseIneligible(occasion.ineligible);
  if (!occasion.collects) return notCollected;
  if (link.waiting && !link.waiting.isCollected) return beingMade;
  if (hasKitFor(found.kits, occasion.employment)) return refuse("kit_already_redeemed", kitMessages.availed);
  const refused = refuseItem(found.item, input.size);
  if (refused)
    return refused.refused === "product_not_found" ? soldNoMore : { ...refused, refused: refused.refused };
  const read = readClaimDelivery(input.delivery, link, {
    area: found.area,
    currencyCode: choice.baseCurrency,
  });
  if (isRefusal(read)) return read;
  const { declined: places = [], partSizes = [] } = input;
  if (!canDecline(toTake, places) || !canHaveSizes(toTake, partSizes)) return kitChanged;
  const declined = toTake.parts.flatMap(({ part, position }) =>
    places.includes(position) ? [part.variantId] : [],
  );

  const asked = {
    variantId: input.variantId,
    size: input.size,
    partSizes,
    delivery: input.delivery,
    isCollected: true,
  };
  const { claimLinkId, waiting, email: recipient } = link;
  await saveWaitingClaim(trx, {
    ...asked,
    claimLinkId,
    substitutes: shownSubstitutes(toTake, input.substitutes),
    declined,
    language,
    waitsFor: null,
    toldOn: null,
    now,
  });
  const isSame =
    waiting?.variantId === input.variantId &&
    waiting.size === input.size &&
    sameSizes(waiting.partSizes, partSizes) &&
    [...waiting.declined].sort().join() === [...declined].sort().join();
  if (!isSame) await queueMail(trx, jobs, { kind: "claim-chosen", recipient, claimLinkId, language, now });
  return waitingResponse({ ...asked, declined: places }, undefined);
}

async function readForChoice(
  trx: Trx,
  { claimLinkId, memberId, occasionId }: FoundClaimLink,
  productId: number,
  { input: { variantId, size, partSizes = [] }, timeZone, now }: UseClaimLink,
) {
  const [item, area, occasion, toTake, kits] = await Promise.all([
    findItem(trx, { productId, variantId, size }),
    readDeliveryArea(trx),
    readOccasionClaim(trx, { occasionId, of: { memberId }, isChoice: true, now, timeZone }),
    readKitToTake(trx, { productId, variantId, size, partSizes }, claimLinkId),
    listKitsOfMember(trx, memberId, occasionId),
  ]);
  return { item, area, occasion, toTake, kits };
}
