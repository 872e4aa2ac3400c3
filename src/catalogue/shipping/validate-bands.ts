import type { ShippingBand } from "./shipping.ts";

/** The heaviest weight that a band may name (contract/admin/shipping.ts): nothing heavier is sent. */
const MAX_BAND_GRAMS = 100_000_000;

type Span = Pick<ShippingBand, "weightFromGrams" | "weightToGrams">;

const sortedBands = <B extends Span>(bands: readonly B[]): B[] =>
  [...bands].sort((a, b) => a.weightFromGrams - b.weightFromGrams || a.weightToGrams - b.weightToGrams);

/** Weights in grams that two bands have in common. The caller refuses such bands. */
export function findOverlaps(bands: readonly Span[]): { fromGrams: number; toGrams: number }[] {
  const found: { fromGrams: number; toGrams: number }[] = [];
  let coveredTo = -1;
  for (const { weightFromGrams, weightToGrams } of sortedBands(bands)) {
    if (weightFromGrams <= coveredTo)
      found.push({ fromGrams: weightFromGrams, toGrams: Math.min(coveredTo, weightToGrams) });
    coveredTo = Math.max(coveredTo, weightToGrams);
  }
  return found;
}

/**
 * Weights in grams that are in no band. There the country's own charge applies. The last gap is everything
 * above the heaviest band; its `toGrams` is null.
 */
export function findGaps(bands: readonly Span[]): { fromGrams: number; toGrams: number | null }[] {
  if (bands.length === 0) return [];
  const found: { fromGrams: number; toGrams: number | null }[] = [];
  let next = 0;
  for (const { weightFromGrams, weightToGrams } of sortedBands(bands)) {
    if (weightFromGrams > next) found.push({ fromGrams: next, toGrams: weightFromGrams - 1 });
    next = Math.max(next, weightToGrams + 1);
  }
  return [...found, { fromGrams: next, toGrams: null }];
}

/** A band that ends before it begins. */
export const findInvertedBand = <B extends Span>(bands: readonly B[]): B | undefined =>
  bands.find(({ weightFromGrams, weightToGrams }) => weightToGrams < weightFromGrams);

/**
 * The lightest parcel that costs less than a lighter one, gaps and everything above the last band included.
 * There, as in a band that charges nothing, the country's own charge applies (specification 9). Undefined
 * when the charges never fall.
 */
export function findCheaperHeavier(
  bands: readonly ShippingBand[],
  countryPaise: number,
): { fromGrams: number; chargePaise: number; lighterPaise: number } | undefined {
  const spans = [
    ...bands.map((band) => ({
      fromGrams: band.weightFromGrams,
      chargePaise: band.chargePaise || countryPaise,
    })),
    ...findGaps(bands)
      .filter(({ fromGrams }) => fromGrams <= MAX_BAND_GRAMS)
      .map(({ fromGrams }) => ({ fromGrams, chargePaise: countryPaise })),
  ].sort((a, b) => a.fromGrams - b.fromGrams);
  let lighterPaise = 0;
  for (const { fromGrams, chargePaise } of spans) {
    if (chargePaise < lighterPaise) return { fromGrams, chargePaise, lighterPaise };
    lighterPaise = chargePaise;
  }
  return undefined;
}
