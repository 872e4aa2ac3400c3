/**
 * Splits `totalPaise` in proportion to `weights`, which are whole numbers and not negative. The parts add up
 * to the total exactly, and each is less than one paisa from its exact share. Of two equal remainders the
 * earlier gets the paisa. When all weights are 0, the split is equal. Without weights the result is `[]` for
 * a total of 0, and otherwise a RangeError.
 */
export function splitByLargestRemainder(totalPaise: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    if (totalPaise !== 0) throw new RangeError("Nothing to split the amount over");
    return [];
  }
  if (weights.some((weight) => weight < 0)) throw new RangeError("A weight is negative");
  const shares = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  const total = BigInt(Math.abs(totalPaise));
  const parts = shares.map((share) => Number((total * share) / whole));
  const missing = Math.abs(totalPaise) - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: (total * share) % whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  const sign = totalPaise < 0 ? -1 : 1;
  return parts.map((part, index) => sign * (part + (roundedUp.has(index) ? 1 : 0)) + 0);
}
