import type { PartSize } from "../../contract/cart.schemas.ts";
import type { VariantId } from "../../contract/ids.ts";

/** `packed`: its own stock; `parts`: that of its parts; `packed_then_parts`: its own while there is any, then its parts. */
export type KitTakesStock = "packed" | "parts" | "packed_then_parts";

export interface PartSku {
  readonly variantId: VariantId;
  readonly size: string;
  readonly name: string;
  readonly colourName: string;
  /** How many of it can be sold. Null: it is not counted. */
  readonly available: number | null;
  readonly weightGrams: number;
}

export interface KitPart {
  /** Its place in the kit's contents, from 0. */
  readonly position: number;
  /** Pieces in each kit. */
  readonly quantity: number;
  /** Whether its size is the one that the customer picks. */
  readonly hasPickedSize: boolean;
  /** Whether its size was picked for it alone, and is not that of the kit. */
  readonly hasOwnSize: boolean;
  readonly canBeDeclined: boolean;
  readonly part: PartSku;
  /** What stands in when the part is out. Null: nothing does. */
  readonly substitute: PartSku | null;
}

/** A kit in the size that was picked, with its stock. */
export interface KitToTake {
  readonly takesStock: KitTakesStock;
  /** The stock of the kit itself. Null: it is not counted. */
  readonly packed: number | null;
  readonly boxWeightGrams: number;
  readonly parts: readonly KitPart[];
}

export interface TakenPart extends PartSku {
  readonly position: number;
  readonly quantity: number;
  readonly hasPickedSize: boolean;
  readonly hasOwnSize: boolean;
  /** The part that is out, with its colour; empty: this is the part itself. */
  readonly substitutedFor: string;
}

export interface TakenKit {
  readonly takenFrom: "packed" | "parts";
  readonly parts: readonly TakenPart[];
  /** What the customer did not want. */
  readonly declined: readonly PartSku[];
  /** Undefined: what the product of the kit says. */
  readonly weightGrams: number | undefined;
}

/**
 * What one kit is made of now, without the parts at the declined places. A part that is out is replaced by its substitute, never by
 * anything else. A packed box is closed and of one size, so a kit without one of its parts, or with a part in a size of its own, is made
 * of its parts. Undefined: a part is
 * out and nothing stands in for it. Whether a packed kit is there is the caller's to check.
 */
export function takeKit(
  { takesStock, packed, boxWeightGrams, parts }: KitToTake,
  declined: readonly number[] = [],
): TakenKit | undefined {
  const isDeclined = ({ position }: KitPart) => declined.includes(position);
  const isPacked =
    takesStock === "packed" ||
    (takesStock === "packed_then_parts" &&
      packed !== 0 &&
      !parts.some((each) => isDeclined(each) || each.hasOwnSize));
  if (isPacked)
    return { takenFrom: "packed", parts: parts.map(unchanged), declined: [], weightGrams: undefined };
  const remaining = parts.filter((each) => !isDeclined(each));
  const taken = remaining.flatMap((each) => takePart(each) ?? []);
  if (taken.length < remaining.length || taken.length === 0) return undefined;
  const weightGrams = taken.reduce((sum, each) => sum + each.quantity * each.weightGrams, boxWeightGrams);
  return {
    takenFrom: "parts",
    parts: taken,
    declined: parts.filter(isDeclined).map(({ part }) => part),
    weightGrams,
  };
}

/** Whether every part at these places may be declined. A packed kit is closed. */
export const canDecline = ({ takesStock, parts }: KitToTake, declined: readonly number[]): boolean =>
  declined.every(
    (at) =>
      takesStock !== "packed" &&
      parts.some(({ position, canBeDeclined }) => position === at && canBeDeclined),
  );

/**
 * Whether the kit was read in these sizes of its parts: each is a part whose size is picked, and comes in it, as the kit does. A packed kit has
 * one size.
 */
export const canHaveSizes = ({ takesStock, parts }: KitToTake, partSizes: readonly PartSize[]): boolean =>
  partSizes.every(
    ({ variantId, size }) =>
      takesStock !== "packed" &&
      parts.some(
        ({ part, hasPickedSize, hasOwnSize }) =>
          (hasPickedSize || hasOwnSize) && part.variantId === variantId && part.size === size,
      ),
  );

function takePart(each: KitPart): TakenPart | undefined {
  const { part, substitute, quantity } = each;
  const isThere = ({ available }: PartSku) => available === null || available >= quantity;
  if (isThere(part)) return unchanged(each);
  if (!substitute || !isThere(substitute)) return undefined;
  return { ...unchanged({ ...each, part: substitute }), substitutedFor: describePart(part) };
}

const unchanged = ({ part, position, quantity, hasPickedSize, hasOwnSize }: KitPart): TakenPart => ({
  ...part,
  position,
  quantity,
  hasPickedSize,
  hasOwnSize,
  substitutedFor: "",
});

/** `Steel Bottle (Pine)` */
export const describePart = ({ name, colourName }: Pick<PartSku, "colourName" | "name">): string =>
  colourName ? `${name} (${colourName})` : name;
