import {
  hasOwnTime,
  homeDays,
  isHome,
  isOne,
  metroDays,
  namesMetro,
  type Policy,
  transportDays,
} from "../../features/settings/policy-texts.ts";
import { t } from "../language/t.ts";

/** `7 days`, `1 day`; of a range `3-4 days`. */
export const daysText = (count: number | string): string =>
  isOne(count) ? t("{count} day", { count }) : t("{count} days", { count });
/** The same of working days, after the word "in". */
export const workingDaysText = (count: number | string): string =>
  isOne(count) ? t("{count} working day", { count }) : t("{count} working days", { count });
/** Days of the transport to a country: `7-10 days`, and to the store's own by kind of place where it names metro cities. */
export function transportDaysText(policy: Policy, country: string): string {
  if (isHome(policy, country) && namesMetro(policy) && !hasOwnTime(policy, country))
    return t("{metroDays} to metro cities, {homeDays} elsewhere", {
      metroDays: daysText(metroDays(policy)),
      homeDays: daysText(homeDays(policy)),
    });
  const { first, last } = transportDays(policy, country);
  return daysText(first === last ? last : `${first}-${last}`);
}
