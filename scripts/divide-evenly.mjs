/**
 * Divides things among so many parts of about the same weight: the heaviest first, each into the lightest part so far.
 * @template T
 * @param {readonly T[]} things
 * @param {number} count
 * @param {(thing: T) => number} weightOf
 * @returns {T[][]}
 */
export function divideEvenly(things, count, weightOf) {
  const parts = Array.from({ length: count }, () => ({ weight: 0, things: /** @type {T[]} */ ([]) }));
  for (const thing of things.toSorted((one, other) => weightOf(other) - weightOf(one))) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.things.push(thing);
    lightest.weight += weightOf(thing);
  }
  return parts.map((part) => part.things);
}
