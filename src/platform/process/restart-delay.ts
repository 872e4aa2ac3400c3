const FIRST_MS = 1_000;
const MAX_MS = 60_000;

/**
 * How long to wait before a worker process is replaced, in milliseconds: a second at first, twice as long after each one that
 * died soon after its start, a minute at most. `random` (0 to 1) shortens it by up to a quarter, so that the workers of a
 * store do not start in one moment.
 */
export const restartDelayMs = (quickDeaths: number, random: number): number =>
  Math.min(FIRST_MS * 2 ** Math.max(0, quickDeaths - 1), MAX_MS) * (1 - random / 4);
