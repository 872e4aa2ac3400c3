import { dispatchRange, type Policy } from "../../features/settings/policy-texts.ts";
import { t } from "../language/t.ts";

/** A number with its unit, or a range of dates, on one line: what breaks before its dash or its unit reads as two things. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** `7 days`, `1 day`; of a range `3-4 days`. */
export const daysText = (count: number | string): string =>
  unbroken(Number(count) === 1 ? t("{count} day", { count }) : t("{count} days", { count }));
/** The same of working days, after the word "in". Only the figures stay on one line. */
export const workingDaysText = (days: number | string): string => {
  const count = unbroken(String(days));
  return Number(days) === 1 ? t("{count} working day", { count }) : t("{count} working days", { count });
};
/** The working days to the dispatch, after the word "in": `3-5 working days`. */
export const dispatchText = (policy: Policy): string => workingDaysText(dispatchRange(policy));
