import {
  hasOwnTime,
  homeDays,
  isHome,
  metroDays,
  namesMetro,
  type Policy,
  transportDays,
} from "../../features/settings/policy-texts.ts";
import { t } from "../language/t.ts";

/** `7 days`, `1 day`. */
export const daysText = (count: number): string =>
  count === 1 ? t("{count} day", { count }) : t("{count} days", { count });
/** Days of the transport to a country: `7-10 days`, and to the store's own by kind of place where it names metro cities. */
export function transportDaysText(policy: Policy, country: string): string {
  if (isHome(policy, country) && namesMetro(policy) && !hasOwnTime(policy, country))
    return t("{metroDays} days to metro cities, {homeDays} days elsewhere", {
      metroDays: metroDays(policy),
      homeDays: homeDays(policy),
    });
  const { first, last } = transportDays(policy, country);
  return first === last ? daysText(last) : t("{range} days", { range: `${first}-${last}` });
}
