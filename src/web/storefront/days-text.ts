import { t } from "../language/t.ts";

/** `7 days`, `1 day`; of a range `3-4 days`. */
export const daysText = (count: number | string): string =>
  Number(count) === 1 ? t("{count} day", { count }) : t("{count} days", { count });
/** The same of working days, after the word "in". */
export const workingDaysText = (count: number | string): string =>
  Number(count) === 1 ? t("{count} working day", { count }) : t("{count} working days", { count });
