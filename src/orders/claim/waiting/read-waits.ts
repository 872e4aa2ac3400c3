import type { ClaimOffer, WaitingClaim } from "../../../contract/claims.ts";
import type { ProductId } from "../../../contract/ids.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { FoundClaimLink } from "../link/claim-link.store.ts";
import { type KitSupply, readKitSupply } from "./waiting-claim.store.ts";
import {
  asAsked,
  declinedPlaces,
  inPartSizes,
  type Wait,
  type WaitingAsked,
  waitForKit,
} from "./waiting-claim.ts";

/** The sizes of a kit that are out and can be waited for, and what the member of the link waits for. */
export async function readWaits(
  db: Db,
  { claimLinkId, isCard, waiting }: Pick<FoundClaimLink, "claimLinkId" | "isCard" | "waiting">,
  productId: ProductId,
): Promise<Pick<ClaimOffer, "waiting" | "waits"> & { readonly supply: KitSupply }> {
  const supply = await readKitSupply(db, { productId, claimLinkId });
  const sizes = isCard ? [] : supply.kits; // nobody could be told
  const waits = sizes.flatMap((each) => {
    const wait = waitForKit(each, supply);
    if (!wait?.expectedOn) return [];
    const { place, expectedOn, isCovered } = wait;
    return [{ variantId: each.variantId, size: each.size, place, expectedOn, isCovered }];
  });
  if (!waiting) return { waits, waiting: null, supply };
  const own = supply.kits.find(
    ({ variantId, size }) => variantId === waiting.variantId && size === waiting.size,
  );
  const inSizes = own && inPartSizes(own, waiting.partSizes, supply.kits);
  const wait = inSizes && waitForKit({ ...inSizes, kit: asAsked(inSizes.kit, waiting) }, supply);
  const declined = own ? declinedPlaces(own.kit, waiting.declined) : [];
  return { waits, waiting: waitingResponse({ ...waiting, declined }, wait), supply };
}

/** Where it is there already, the job makes the order within a minute: nobody stands before it. */
export const waitingResponse = (
  {
    variantId,
    size,
    delivery,
    declined,
    partSizes,
    isCollected,
  }: Pick<WaitingAsked, "delivery" | "isCollected" | "partSizes" | "size" | "variantId"> & {
    /** Places in the kit. */
    readonly declined: readonly number[];
  },
  wait: Wait | undefined,
): WaitingClaim => ({
  variantId,
  size,
  delivery,
  declined: [...declined],
  partSizes: [...partSizes],
  isCollected,
  place: wait?.place ?? 1,
  expectedOn: wait?.expectedOn ?? null,
  isCovered: wait?.isCovered ?? true,
});
