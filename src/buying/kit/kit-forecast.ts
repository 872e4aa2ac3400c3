import type { Joiner } from "./parse-joiners.ts";

export interface KitSizeStock {
  readonly size: string;
  /** The stock of this size. Null: not counted, so it never runs out. */
  readonly stock: number | null;
  /** Kits of this size redeemed so far. The shares of the sizes are estimated from them. */
  readonly redeemed: number;
}

export interface KitSizeForecast extends KitSizeStock {
  /** The part of the joiners without a known size who take this size. All shares add up to 1. */
  readonly share: number;
  readonly expected: number;
  readonly short: number;
  /** YYYY-MM-DD, the first day on which somebody gets no kit. Null when the stock is enough. */
  readonly runsOutOn: string | null;
}

/** The usual shares of adults' T-shirt sizes. The store's own numbers soon outweigh them. */
const usualShares: Readonly<Record<string, number>> = {
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
const OTHER_SIZE_SHARE = 5;
/** The usual shares count like this many kits. With 20 redeemed kits, both weigh the same. */
const USUAL_SHARES_WEIGHT = 20;
/** Sums of shares are not exact, so a difference up to this counts as 0. */
const ROUNDING_ERROR = 1e-9;

/** The share of each size, from the kits redeemed so far and, while they are few, from the usual shares. */
export function sizeShares(sizes: readonly Pick<KitSizeStock, "size" | "redeemed">[]): number[] {
  const priors = sizes.map(({ size }) => usualShares[size.toUpperCase()] ?? OTHER_SIZE_SHARE);
  const prior = priors.reduce((sum, each) => sum + each, 0);
  const redeemed = sizes.reduce((sum, each) => sum + each.redeemed, 0);
  return sizes.map(
    (each, index) =>
      (each.redeemed + (USUAL_SHARES_WEIGHT * (priors[index] ?? 0)) / prior) /
      (redeemed + USUAL_SHARES_WEIGHT),
  );
}

/**
 * Forecasts when each size runs out if everybody takes a kit on the day they join. A joiner with a known size
 * takes that size. A joiner without one takes a share of each size.
 */
export function forecastKit(sizes: readonly KitSizeStock[], joiners: readonly Joiner[]): KitSizeForecast[] {
  const shares = sizeShares(sizes);
  const byDay = joiners.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return sizes.map((each, index) => {
    const share = shares[index] ?? 0;
    let expected = 0;
    let runsOutOn: string | null = null;
    for (const { day, size } of byDay) {
      expected += size === null ? share : size === each.size ? 1 : 0;
      if (runsOutOn === null && each.stock !== null && expected > each.stock + ROUNDING_ERROR)
        runsOutOn = day;
    }
    const short = each.stock === null ? 0 : Math.max(0, expected - each.stock);
    return { ...each, share, expected, short: short > ROUNDING_ERROR ? short : 0, runsOutOn };
  });
}
