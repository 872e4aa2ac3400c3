const byNumbers = new Intl.Collator("en", { numeric: true });

/** The order in which one walks past the bins of a store room: A2 before A10, and last what has no bin (empty or null). */
export function compareBins(one: string | null, other: string | null): number {
  if (!one || !other) return Number(!one) - Number(!other);
  return byNumbers.compare(one, other);
}
