import type { TestStore } from "./store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** Moves the store's clock on to the next time that this hour begins in UTC. */
export function advanceToHour(store: TestStore, hour: number): void {
  const sinceMidnight = store.now().getTime() % DAY_MS;
  store.advanceClock((hour * HOUR_MS - sinceMidnight + DAY_MS) % DAY_MS);
}

/** The day in India, worked out apart from the store's own calendar. */
export const dayInIndia = (at: Date): string =>
  new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
