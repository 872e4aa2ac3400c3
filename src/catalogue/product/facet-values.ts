import { colourNames, type FacetNames, type Facets, sizeNames, VARIANT_FIELDS } from "./list-facets.ts";

/** How many variants have each colour and size, by the code of its value in a URL. */
export interface ValueCounts {
  readonly colour: ReadonlyMap<number, number>;
  readonly size: ReadonlyMap<number, number>;
}

interface Change {
  readonly before: { readonly facets: Facets } | undefined;
  readonly after: { readonly facets: Facets } | undefined;
}

/** The counts after these changes; the same object when no colour and no size changed. */
export function countFacetValues(counts: ValueCounts, changes: readonly Change[]): ValueCounts {
  const steps = { colour: new Map<number, number>(), size: new Map<number, number>() };
  for (const { before, after } of changes) {
    if (before) addFacets(steps, before.facets, -1);
    if (after) addFacets(steps, after.facets, 1);
  }
  const isChanged = [...steps.colour.values(), ...steps.size.values()].some((step) => step !== 0);
  if (!isChanged) return counts;
  return { colour: withSteps(counts.colour, steps.colour), size: withSteps(counts.size, steps.size) };
}

/** The values, as URLs have them. */
export const valuesOf = (names: FacetNames, counts: ReadonlyMap<number, number>): ReadonlySet<string> =>
  new Set([...counts.keys()].map((code) => names.named(code).value));

function addFacets(
  { colour, size }: { colour: Map<number, number>; size: Map<number, number> },
  facets: Facets,
  step: number,
): void {
  const add = (counts: Map<number, number>, code: number) => counts.set(code, (counts.get(code) ?? 0) + step);
  for (let at = 0; at < facets.length; at += VARIANT_FIELDS + (facets[at + 3] ?? 0)) {
    const code = facets[at + 1] ?? 0;
    if (colourNames.named(code).hex) add(colour, colourNames.valueCode(code));
    for (let sizeAt = at + VARIANT_FIELDS; sizeAt < at + VARIANT_FIELDS + (facets[at + 3] ?? 0); sizeAt += 1)
      add(size, sizeNames.valueCode((facets[sizeAt] ?? 0) >> 1));
  }
}

function withSteps(counts: ReadonlyMap<number, number>, steps: ReadonlyMap<number, number>) {
  const next = new Map(counts);
  for (const [code, step] of steps) {
    const count = (next.get(code) ?? 0) + step;
    if (count > 0) next.set(code, count);
    else next.delete(code);
  }
  return next;
}
