import { findItem } from "../../buying/cart/cart.store.ts";
import { readSingleLine } from "../../buying/cart/cart-lines.store.ts";
import { refuseItem } from "../../buying/cart/validate-item.ts";
import { canDecline, canHaveSizes } from "../../buying/kit/kit-parts.ts";
import { readKitToTake } from "../../buying/kit/kit-to-take.store.ts";
import { readOccasionClaim } from "../../buying/occasion/occasion-eligibility.store.ts";
import { withGivenBack } from "../../catalogue/stock/hold-stock.ts";
import { lockStockOfKit } from "../../catalogue/stock/stock.store.ts";
import { endHold } from "../../catalogue/stock/stock-holds.store.ts";
import type { PartSize } from "../../contract/cart.schemas.ts";
import { refuse } from "../../contract/errors.ts";
import type { ProductId, VariantId } from "../../contract/ids.ts";
import type { Trx } from "../../platform/db/database.ts";
import { checkKitStock } from "../checkout/check-order-stock.ts";
import { refuseIneligible, soldNoMore } from "./claim-refusals.ts";
import type { FoundClaimLink } from "./link/claim-link.store.ts";

export interface ChosenKit {
  readonly productId: ProductId;
  readonly variantId: VariantId;
  readonly size: string;
  /** The sizes of parts that are not the kit's. */
  readonly partSizes: readonly PartSize[];
}

interface ClaimTimes {
  /** The store's. */
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Reads what the kit of a link is now, and last locks its stock: everybody else who orders the kit waits from here on. What the link held is
 * given back in the same transaction, so that it is there for this claim alone. Its statements need none of each other's results
 * (`sendTogether`).
 */
export async function lockKitOfLink(
  trx: Trx,
  { claimLinkId, memberId, occasionId, held, waiting }: FoundClaimLink,
  kit: ChosenKit,
  { timeZone, now }: ClaimTimes,
) {
  const [item, rows, occasion, counted, givenBack, toTake] = await Promise.all([
    findItem(trx, kit),
    readSingleLine(trx, kit, now),
    readOccasionClaim(trx, { occasionId, of: { memberId }, ...isAsked(waiting), now, timeZone }),
    lockStockOfKit(trx, { ...kit, claimLinkId }),
    held ? endHold(trx, claimLinkId, now) : [],
    readKitToTake(trx, kit, claimLinkId),
  ]);
  return { item, rows, occasion, stock: withGivenBack(counted, givenBack), toTake };
}

/** Whoever waits has asked in time, and where choices are collected staff have had the order made. */
export const isAsked = (waiting: FoundClaimLink["waiting"]) => ({
  hasAsked: waiting !== null,
  isChoice: waiting !== null && !waiting.isCollected,
});

/** What a claim takes from the stock. Refuses what is out, what may not be declined, and whom the occasion is not for. */
export function takeKitOfLink(
  { item, rows, occasion, stock, toTake }: Awaited<ReturnType<typeof lockKitOfLink>>,
  {
    size,
    declined = [],
    partSizes = [],
  }: {
    readonly size: string;
    readonly declined?: readonly number[] | undefined;
    readonly partSizes?: readonly PartSize[] | undefined;
  },
) {
  if (occasion.ineligible) return refuseIneligible(occasion.ineligible);
  const refusedItem = refuseItem(item, size);
  if (refusedItem)
    return refusedItem.refused === "product_not_found"
      ? soldNoMore
      : { ...refusedItem, refused: refusedItem.refused };
  const [kit] = rows;
  if (!kit) return soldNoMore;
  if (!canDecline(toTake, declined) || !canHaveSizes(toTake, partSizes)) return kitChanged;
  return checkKitStock(rows, kit, { counted: stock, toTake, declined });
}

export const kitChanged = refuse(
  "kit_changed",
  "What is in this kit has changed in the meantime. Please look at it again, and order then.",
);
