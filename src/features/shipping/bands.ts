import type { ShippingBand } from "./shipping.ts";

type Span = Pick<ShippingBand, "weightFromGrams" | "weightToGrams">;

const inOrder = <B extends Span>(bands: readonly B[]): B[] =>
  [...bands].sort((a, b) => a.weightFromGrams - b.weightFromGrams || a.weightToGrams - b.weightToGrams);

/** Weights that two bands both name, in grams; such bands are refused. */
export function overlapsOf(bands: readonly Span[]): { fromGrams: number; toGrams: number }[] {
  const found: { fromGrams: number; toGrams: number }[] = [];
  let coveredTo = -1;
  for (const { weightFromGrams, weightToGrams } of inOrder(bands)) {
    if (weightFromGrams <= coveredTo)
      found.push({ fromGrams: weightFromGrams, toGrams: Math.min(coveredTo, weightToGrams) });
    coveredTo = Math.max(coveredTo, weightToGrams);
  }
  return found;
}

/**
 * Weights below the heaviest band that no band names, in grams: there the country's own charge applies. `toGrams` null:
 * everything above.
 */
export function gapsOf(bands: readonly Span[]): { fromGrams: number; toGrams: number | null }[] {
  if (bands.length === 0) return [];
  const found: { fromGrams: number; toGrams: number | null }[] = [];
  let next = 0;
  for (const { weightFromGrams, weightToGrams } of inOrder(bands)) {
    if (weightFromGrams > next) found.push({ fromGrams: next, toGrams: weightFromGrams - 1 });
    next = Math.max(next, weightToGrams + 1);
  }
  return [...found, { fromGrams: next, toGrams: null }];
}

/** A band that ends before it begins. */
export const backwardBand = <B extends Span>(bands: readonly B[]): B | undefined =>
  bands.find(({ weightFromGrams, weightToGrams }) => weightToGrams < weightFromGrams);
