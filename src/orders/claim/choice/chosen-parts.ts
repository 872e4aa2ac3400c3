import type { StockedKitSku } from "../../../buying/occasion/occasion-board-stock.ts";
import type { ChosenPart } from "../../../contract/admin/choices.ts";
import type { PartSize } from "../../../contract/cart.schemas.ts";
import { groupRare, SMALLEST_COUNT } from "./small-counts.ts";

interface Asked {
  readonly size: string;
  /** The sizes of parts that are not the kit's. */
  readonly partSizes: readonly PartSize[];
  /** The variants of the parts that were declined. */
  readonly declined: readonly number[];
}

/** How many of a choice's part, in one size, are asked for. */
interface Needed {
  readonly sku: StockedKitSku;
  readonly kits: number | null;
  readonly size: string;
  readonly count: number;
}

/** The SKUs of one part after another. A kit that is packed ahead is its own only part. */
const byPart = (skus: readonly StockedKitSku[]): StockedKitSku[][] => [
  ...Map.groupBy(skus, ({ variantId }) => variantId).values(),
];

const askedFor = (
  { isPicked, size, variantId }: StockedKitSku,
  choices: readonly Asked[],
): readonly Asked[] => (isPicked ? choices.filter((each) => sizeOfPart(each, variantId) === size) : choices);

const sizeOfPart = ({ size, partSizes }: Asked, variantId: number | null): string =>
  partSizes.find((own) => own.variantId === variantId)?.size ?? size;

const takes =
  ({ variantId }: StockedKitSku) =>
  ({ declined }: Asked): boolean =>
    variantId === null || !declined.includes(variantId);

/**
 * About how many of the choices would wait: a kit waits until all parts are there that its member did not decline, so the part that is short
 * for the most of them decides.
 */
export function countShort(skus: readonly StockedKitSku[], choices: readonly Asked[]): number {
  const shorts = byPart(skus).map((ofPart) =>
    ofPart.reduce((sum, sku) => {
      const needed = askedFor(sku, choices).filter(takes(sku)).length;
      return sum + (sku.kits === null ? 0 : Math.max(0, needed - Math.max(0, sku.kits)));
    }, 0),
  );
  return Math.min(choices.length, Math.max(0, ...shorts));
}

/**
 * What is to be bought for the choices: the pieces of each part and size. No number tells fewer than `SMALLEST_COUNT` people from the others:
 * sizes of few are one row, and where so few took a part, or did without it, that number is rounded up.
 */
export function countParts(skus: readonly StockedKitSku[], choices: readonly Asked[]): ChosenPart[] {
  return byPart(skus).flatMap((ofPart) => {
    const needed = ofPart.flatMap((sku): Needed[] => {
      const asked = askedFor(sku, choices);
      const count = roundUp(asked.filter(takes(sku)).length, asked.length, sku.isPicked);
      return count > 0 ? [{ sku, kits: sku.kits, size: sku.size, count }] : [];
    });
    const [first] = needed;
    if (!first) return [];
    if (!first.sku.isPicked) return needed.map(toBuy);
    const { alone, together } = groupRare(needed);
    return [...alone.map(toBuy), ...(together.length > 0 ? [buyTogether(together, first.sku)] : [])];
  });
}

/** Of a size, a small count is put together with others instead. */
function roundUp(taken: number, asked: number, isPicked: boolean): number {
  if (asked - taken < SMALLEST_COUNT) return asked;
  return taken > 0 && !isPicked ? Math.max(taken, SMALLEST_COUNT) : taken;
}

const toBuy = ({ sku: { part, code, pieces, kits, coming, size }, count }: Needed): ChosenPart => ({
  part,
  code,
  size,
  isTogether: false,
  count,
  pieces: count * pieces,
  kits,
  coming,
  toBuy: kits === null ? null : Math.max(0, count - Math.max(0, kits) - coming) * pieces,
});

/** Which of them is short is not said, so neither is how many are to be bought. */
function buyTogether(together: readonly Needed[], { part, pieces }: StockedKitSku): ChosenPart {
  const sum = (of: (needed: Needed) => number) => together.reduce((total, each) => total + of(each), 0);
  const count = sum((each) => each.count);
  return {
    part,
    code: "",
    size: "",
    isTogether: true,
    count,
    pieces: count * pieces,
    kits: together.some(({ kits }) => kits === null) ? null : sum(({ kits }) => kits ?? 0),
    coming: sum(({ sku }) => sku.coming),
    toBuy: null,
  };
}
