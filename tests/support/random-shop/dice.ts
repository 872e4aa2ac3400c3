/** Throws of one seed: the same seed always gives the same throws. */
export interface Dice {
  /** A whole number from 0 to `sides` - 1. */
  throw(sides: number): number;
  /** One of the entries; undefined when there is none. */
  pick<T>(from: readonly T[]): T | undefined;
  /** True once in `times`. */
  onceIn(times: number): boolean;
}

/** Mulberry32: a small generator with good spread, so that a failed run can be repeated from its seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const dice: Dice = {
    throw: (sides) => Math.floor(next() * sides),
    pick: (from) => from[dice.throw(from.length)],
    onceIn: (times) => dice.throw(times) === 0,
  };
  return dice;
}
