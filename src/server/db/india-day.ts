const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The day of a moment by the store's own clock, India: YYYY-MM-DD. */
export const indiaDay = (at: Date): string =>
  new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** The first moment of a day in India; a 31st that the month lacks is the day after its last. */
export function startOfIndiaDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date) - INDIA_OFFSET_MS);
}

/** The first moment after a day in India. */
export const endOfIndiaDay = (day: string): Date => new Date(startOfIndiaDay(day).getTime() + DAY_MS);
