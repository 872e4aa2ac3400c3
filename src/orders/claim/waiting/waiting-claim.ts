import type { KitToTake, PartSku } from "../../../buying/kit/kit-parts.ts";
import type { PartSize } from "../../../contract/cart.schemas.ts";
import type { ClaimDelivery } from "../../../contract/claims.ts";
import type { VariantId } from "../../../contract/ids.ts";

/** What was asked for by a link that has no order yet. */
export interface WaitingAsked {
  readonly variantId: VariantId;
  readonly size: string;
  /** The sizes of parts that are not the kit's. */
  readonly partSizes: readonly PartSize[];
  readonly delivery: ClaimDelivery;
  /** The variants of which the page said that they stand in for a part. */
  readonly substitutes: readonly VariantId[];
  /** The variants of the parts that were not wanted. */
  readonly declined: readonly VariantId[];
  readonly language: string;
  /** A choice of which staff have not had the order made. */
  readonly isCollected: boolean;
  readonly waitsFor: WaitedSku | null;
}

export interface WaitedSku {
  readonly variantId: VariantId;
  readonly size: string;
  /** How many of it one kit takes. */
  readonly pieces: number;
}

/** A kit in one size, with what a claim may take of it. */
export interface KitInSize {
  readonly variantId: VariantId;
  readonly size: string;
  readonly kit: KitToTake;
}

/** The deliveries that are announced of a kit's SKUs, and how many wait for each of them. */
export interface KitQueues {
  readonly deliveries: readonly {
    readonly variantId: VariantId;
    /** Empty: of a variant over all its sizes. */
    readonly size: string;
    readonly expectedOn: string;
    readonly pieces: number;
  }[];
  /** Those who come before: all, or before one who waits for that SKU. */
  readonly before: readonly {
    readonly variantId: VariantId;
    readonly size: string;
    readonly claims: number;
    readonly pieces: number;
  }[];
}

/** How long somebody waits. */
export interface Wait {
  readonly waitsFor: WaitedSku;
  /** From 1. */
  readonly place: number;
  /** YYYY-MM-DD; null: no delivery is announced. */
  readonly expectedOn: string | null;
  /** Whether the delivery brings enough for this place. */
  readonly isCovered: boolean;
}

/** The kit with only the substitutes that its claimer was shown: of the others they would not know. */
export const withShownSubstitutes = (kit: KitToTake, shown: readonly VariantId[]): KitToTake => ({
  ...kit,
  parts: kit.parts.map((part) =>
    part.substitute && shown.includes(part.substitute.variantId) ? part : { ...part, substitute: null },
  ),
});

/** The places of the parts that were not wanted, as far as they may be declined now. */
export const declinedPlaces = ({ parts, takesStock }: KitToTake, declined: readonly VariantId[]): number[] =>
  takesStock === "packed"
    ? []
    : parts.flatMap(({ part, position, canBeDeclined }) =>
        canBeDeclined && declined.includes(part.variantId) ? [position] : [],
      );

/** The sizes that were asked for of the parts that the kit still has. */
export const sizesInKit = ({ parts }: KitToTake, partSizes: readonly PartSize[]): PartSize[] =>
  partSizes.filter(({ variantId }) => parts.some(({ part }) => part.variantId === variantId));

/** A kit with the parts that have a size of their own, which are read from the kit in that size. */
export function inPartSizes(
  { variantId, size, kit }: KitInSize,
  partSizes: readonly PartSize[],
  kits: readonly KitInSize[],
): KitInSize {
  const parts = kit.parts.map((each) => {
    const own = partSizes.find((of) => of.variantId === each.part.variantId);
    const other = kits.find((of) => of.variantId === variantId && of.size === own?.size);
    const inOther = other?.kit.parts.find(({ position }) => position === each.position);
    return own && inOther?.hasPickedSize && own.size !== size
      ? { ...inOther, hasPickedSize: false, hasOwnSize: true }
      : each;
  });
  return { variantId, size, kit: { ...kit, parts } };
}

/** The kit as it was asked for: without the parts that were not wanted, or with one in its own size, and so not from a packed box. */
export function asAsked(
  kit: KitToTake,
  { substitutes, declined }: Pick<WaitingAsked, "declined" | "substitutes">,
): KitToTake {
  const places = declinedPlaces(kit, declined);
  const shown = withShownSubstitutes(kit, substitutes);
  const isPackable = places.length === 0 && !kit.parts.some(({ hasOwnSize }) => hasOwnSize);
  return isPackable
    ? shown
    : {
        ...shown,
        takesStock: "parts",
        parts: shown.parts.filter(({ position }) => !places.includes(position)),
      };
}

/**
 * What a kit that cannot be taken now waits for. Where it may be taken packed or from its parts, that which comes first. Of several parts
 * that are out, the last to come decides. Undefined: it can be taken. A day that is not known is later than any.
 */
export function waitForKit({ variantId, size, kit }: KitInSize, queues: KitQueues): Wait | undefined {
  const packed: readonly WaitedSku[] =
    kit.takesStock === "parts" || kit.packed !== 0 ? [] : [{ variantId, size, pieces: 1 }];
  if (kit.takesStock !== "parts" && packed.length === 0) return undefined;
  const parts = kit.takesStock === "packed" ? [] : partsThatAreOut(kit);
  if (kit.takesStock !== "packed" && kit.parts.length > 0 && parts.length === 0) return undefined;
  const ways = [packed, parts].flatMap((skus) => {
    const waits = skus.map((sku) => waitForSku(sku, queues)).toSorted(byDay);
    return waits.at(-1) ?? [];
  });
  return ways.toSorted(byDay)[0];
}

const byDay = (a: Wait, b: Wait): number => dayToSort(a).localeCompare(dayToSort(b));
const dayToSort = ({ expectedOn }: Wait): string => expectedOn ?? "9999-12-31";

const partsThatAreOut = ({ parts }: KitToTake): WaitedSku[] =>
  parts.flatMap(({ part, substitute, quantity }) =>
    isThere(part, quantity) || (substitute && isThere(substitute, quantity))
      ? []
      : [{ variantId: part.variantId, size: part.size, pieces: quantity }],
  );

const isThere = ({ available }: PartSku, quantity: number): boolean =>
  available === null || available >= quantity;

/** When a SKU that is out comes, for whoever would wait for it. Null: no delivery of it is announced. */
export function announcedWait(waitsFor: WaitedSku, queues: KitQueues) {
  const { place, expectedOn, isCovered } = waitForSku(waitsFor, queues);
  return expectedOn === null ? null : { place, expectedOn, isCovered };
}

function waitForSku(waitsFor: WaitedSku, { deliveries, before }: KitQueues): Wait {
  const isSame = (each: { readonly variantId: VariantId; readonly size: string }) =>
    each.variantId === waitsFor.variantId && each.size === waitsFor.size;
  const [delivery] = deliveries
    .filter((each) => isSame(each) || (each.variantId === waitsFor.variantId && each.size === ""))
    .toSorted((a, b) => a.expectedOn.localeCompare(b.expectedOn));
  const ahead = before.find(isSame);
  return {
    waitsFor,
    place: (ahead?.claims ?? 0) + 1,
    expectedOn: delivery?.expectedOn ?? null,
    isCovered: delivery !== undefined && (ahead?.pieces ?? 0) + waitsFor.pieces <= delivery.pieces,
  };
}
