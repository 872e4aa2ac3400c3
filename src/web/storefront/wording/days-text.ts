import { dispatchRange, type Policy } from "../../../platform/settings/policy-texts.ts";
import { t } from "../../language/t.ts";
import { unbroken } from "./unbroken.ts";

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
