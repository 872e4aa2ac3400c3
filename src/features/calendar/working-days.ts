const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/**
 * The time before which something has waited more than `days` working days (Monday to Friday in India). With
 * five days, an order confirmed on a Monday is late from Monday of the next week on. Public holidays are not
 * known.
 */
export function workingDaysAgo(now: Date, days: number): Date {
  let day = Math.floor((now.getTime() + INDIA_OFFSET_MS) / DAY_MS);
  for (let left = days; left > 0; day -= 1) if (isWorkingDay(day)) left -= 1;
  return new Date((day + 1) * DAY_MS - INDIA_OFFSET_MS);
}

/** Day 0, 1 January 1970, was a Thursday. */
const isWorkingDay = (day: number): boolean => ![0, 6].includes((day + 4) % 7);
