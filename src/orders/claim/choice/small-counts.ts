/** Fewer than these are never counted alone: whoever knows that one person has chosen would know their size. */
export const SMALLEST_COUNT = 3;

/** Parts counts into those that may be said alone, and those of few, together with the next rarest where they are fewer even so. */
export function groupRare<C extends { readonly count: number }>(
  counts: readonly C[],
): { readonly alone: C[]; readonly together: C[] } {
  const together: C[] = [];
  const sumOf = () => together.reduce((sum, { count }) => sum + count, 0);
  for (const each of counts.toSorted((a, b) => a.count - b.count))
    if (each.count < SMALLEST_COUNT || (together.length > 0 && sumOf() < SMALLEST_COUNT)) together.push(each);
  return { alone: counts.filter((each) => !together.includes(each)), together };
}
