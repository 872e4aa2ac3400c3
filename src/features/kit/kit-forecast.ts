import type { Joiner } from "./joiners.ts";

export interface SizeOnHand {
  readonly size: string;
  /** Pieces left; null: not counted, and never runs out here. */
  readonly stock: number | null;
  /** Kits of this size redeemed so far: the size curve is learnt from them. */
  readonly redeemed: number;
}

export interface SizeOutlook extends SizeOnHand {
  /** Of joiners whose size is not known; all shares together are 1. */
  readonly share: number;
  readonly expected: number;
  readonly short: number;
  /** YYYY-MM-DD, the first day on which not everybody gets theirs; null: it lasts. */
  readonly runsOutOn: string | null;
}

/** How adults' T-shirts usually go; what the store sees for itself soon outweighs it. */
const usual: Readonly<Record<string, number>> = {
  XS: 4,
  S: 18,
  M: 30,
  L: 26,
  XL: 14,
  XXL: 6,
  "2XL": 6,
  "3XL": 2,
  XXXL: 2,
};
const OTHER_SIZE = 5;
/** The usual curve counts like this many kits: with 20 redeemed, both weigh the same. */
const USUAL_WEIGHS = 20;
/** Sums of shares are not exact: a billionth of a piece is none. */
const NOTHING = 1e-9;

/** The share of each size: kits redeemed so far, and the usual curve where they are few. */
export function sizeShares(sizes: readonly Pick<SizeOnHand, "size" | "redeemed">[]): number[] {
  const priors = sizes.map(({ size }) => usual[size.toUpperCase()] ?? OTHER_SIZE);
  const prior = priors.reduce((sum, each) => sum + each, 0);
  const redeemed = sizes.reduce((sum, each) => sum + each.redeemed, 0);
  return sizes.map(
    (each, index) =>
      (each.redeemed + (USUAL_WEIGHS * (priors[index] ?? 0)) / prior) / (redeemed + USUAL_WEIGHS),
  );
}

/**
 * Which size runs out when, if everybody takes a kit on the day they join: who named a size takes that one, all others
 * take a share of each.
 */
export function forecastKit(sizes: readonly SizeOnHand[], joiners: readonly Joiner[]): SizeOutlook[] {
  const shares = sizeShares(sizes);
  const inOrder = joiners.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return sizes.map((each, index) => {
    const share = shares[index] ?? 0;
    let expected = 0;
    let runsOutOn: string | null = null;
    for (const { day, size } of inOrder) {
      expected += size === null ? share : size === each.size ? 1 : 0;
      if (runsOutOn === null && each.stock !== null && expected > each.stock + NOTHING) runsOutOn = day;
    }
    const short = each.stock === null ? 0 : Math.max(0, expected - each.stock);
    return { ...each, share, expected, short: short > NOTHING ? short : 0, runsOutOn };
  });
}
