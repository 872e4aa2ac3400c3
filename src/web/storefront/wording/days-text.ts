import { t } from "../../../platform/language/t.ts";
import { dispatchRange, type Policy } from "../../../platform/settings/policy-texts.ts";
import { unbroken } from "./unbroken.ts";

/** `7 days`, `1 day`; of a range `3-4 days`. */
export const daysText = (count: number | string): string =>
  unbroken(
    Number.isNaN(Number(count))
      ? t("{range} days", { range: count })
      : t("{count, plural, one {# day} other {# days}}", { count: Number(count) }),
  );
/** The same of working days, after the word "in". Only the figures stay on one line. */
export const workingDaysText = (days: number | string): string => {
  const count = Number(days);
  return Number.isNaN(count)
    ? t("{range} working days", { range: unbroken(String(days)) })
    : t("{count, plural, one {# working day} other {# working days}}", { count });
};
/** The working days to the dispatch, after the word "in": `3-5 working days`. */
export const dispatchText = (policy: Policy): string => workingDaysText(dispatchRange(policy));
