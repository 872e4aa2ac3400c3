const DAY_MS = 86_400_000;
const AHEAD_MS = 5.5 * 3_600_000;

/**
 * The moment before which something has waited more than `days` working days, Monday to Friday by the store's own clock
 * (India): what was confirmed on a Monday is late from the second Tuesday on. Public holidays are not known.
 */
export function lateBefore(now: Date, days: number): Date {
  let day = Math.floor((now.getTime() + AHEAD_MS) / DAY_MS);
  for (let left = days; left > 0; day -= 1) if (isWorkingDay(day)) left -= 1;
  return new Date((day + 1) * DAY_MS - AHEAD_MS);
}

/** Day 0, 1 January 1970, was a Thursday. */
const isWorkingDay = (day: number): boolean => ![0, 6].includes((day + 4) % 7);
