import type { BoardStock as ShownStock } from "../../contract/admin/occasion-board.ts";

/** The size that a member usually wears of what a category sells. */
export interface UsualSize {
  readonly categoryId: number;
  readonly size: string;
}

/** A part of a kit in one size, with how many kits it is enough for. Where a kit is packed ahead, it is the kit itself. */
export interface KitSku {
  readonly part: string;
  /** Empty: it has no sizes. */
  readonly size: string;
  /** Whether its size is the one that is picked, so that not everybody takes it. */
  readonly isPicked: boolean;
  /** Null: it is not counted. */
  readonly kits: number | null;
  /** For how many kits the announced delivery is enough. */
  readonly coming: number;
  /** Where the usual sizes of this part stand; null: nowhere. */
  readonly categoryId: number | null;
  /** The variant of the part. Null: it is the kit itself, packed ahead. */
  readonly variantId: number | null;
}

/** The same with what somebody who buys it needs to know. */
export interface StockedKitSku extends KitSku {
  /** How many pieces of it one kit takes. */
  readonly pieces: number;
  /** The company's own article numbers, with commas between them. Empty: it has none. */
  readonly code: string;
}

/** What a part is needed for. On which day it runs out is another question. */
export type BoardStock = Omit<ShownStock, "runsOutOn">;

export interface StockNeeds {
  readonly rows: readonly BoardStock[];
  /** Members whose size of something is not known. */
  readonly unknownSizes: number;
}

/** What a member has asked for, with the sizes of parts that are not the kit's. */
export interface AskedSizes {
  readonly size: string;
  readonly partSizes: readonly { readonly variantId: number; readonly size: string }[];
}

/** The sizes that a member usually wears, or those that they have asked for. */
export type MemberSize = readonly UsualSize[] | AskedSizes;

/** How many of each part members need who claim one kit each. Their sizes are counted and named nowhere. */
export function stockNeeds(skus: readonly KitSku[], members: readonly MemberSize[]): StockNeeds {
  const unknown = new Set<number>();
  const rows = [...Map.groupBy(skus, ({ part }) => part).values()].flatMap((ofPart) => {
    const picked = ofPart.filter(({ isPicked }) => isPicked);
    const sizes = new Set(picked.map(({ size }) => size));
    const usual = picked.length === 0 ? [] : members.map((own) => sizeOf(own, picked[0], sizes));
    const needsOf = (size: string) => usual.filter((each) => each === size).length;
    for (const [at, size] of usual.entries()) if (size === undefined) unknown.add(at);
    const bySize = ofPart.map(({ part, size, isPicked, kits, coming }) => ({
      part,
      size,
      kits,
      coming,
      needed: isPicked ? needsOf(size) : members.length,
    }));
    // Who picks which size is not known of all, so the sizes together say whether there is enough.
    const isUnsure = usual.includes(undefined);
    return isUnsure && picked.length > 1 ? [...bySize, together(picked, members.length)] : bySize;
  });
  return { rows, unknownSizes: unknown.size };
}

const sizeOf = (
  own: MemberSize,
  part: KitSku | undefined,
  sizes: ReadonlySet<string>,
): string | undefined => {
  const size =
    "size" in own
      ? (own.partSizes.find(({ variantId }) => variantId === part?.variantId)?.size ?? own.size)
      : own.find(({ categoryId }) => categoryId === part?.categoryId)?.size;
  return size !== undefined && sizes.has(size) ? size : undefined;
};

function together(picked: readonly KitSku[], needed: number): BoardStock {
  const isCounted = picked.every(({ kits }) => kits !== null);
  return {
    part: picked[0]?.part ?? "",
    size: "",
    kits: isCounted ? picked.reduce((sum, { kits }) => sum + (kits ?? 0), 0) : null,
    coming: picked.reduce((sum, { coming }) => sum + coming, 0),
    needed,
  };
}

/** What is not enough, with what is on its way, and is enough for the smallest share of who needs it. Undefined: everything is enough. */
export function firstToRunOut(rows: readonly BoardStock[]): BoardStock | undefined {
  const there = ({ kits, coming }: BoardStock) => (kits ?? 0) + coming;
  const short = rows.filter((row) => row.kits !== null && there(row) < row.needed);
  return short.toSorted((a, b) => there(a) / a.needed - there(b) / b.needed)[0];
}

/**
 * The first day, YYYY-MM-DD, on which a part is not enough, with what is on its way, if members claim on `days`, one of them each. A
 * size is taken to be as common on each day: whose size it is shows nowhere. Null: it is enough, or not counted.
 */
export function runsOutOn({ kits, coming, needed }: BoardStock, days: readonly string[]): string | null {
  if (kits === null || kits + coming >= needed) return null;
  const lasting = Math.floor(((kits + coming) * days.length) / needed); // so many of them get theirs
  return days.toSorted()[lasting] ?? null;
}
