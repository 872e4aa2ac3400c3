import { t } from "../../../platform/language/t.ts";
import {
  hasOwnTime,
  homeDays,
  isHome,
  metroDays,
  namesMetro,
  type Policy,
  transportDays,
} from "../../../platform/settings/policy-texts.ts";
import { daysText } from "./days-text.ts";

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
