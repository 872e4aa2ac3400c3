import { t } from "../../../platform/language/t.ts";
import {
  homeDays,
  metroDays,
  namesMetro,
  type Policy,
  worldDays,
} from "../../../platform/settings/policy-texts.ts";
import { daysText, workingDaysText } from "./days-text.ts";

type CountryName = (country: string) => string;

/** The working days to the dispatch, after the word "in": `3 to 5 working days`. */
export const dispatchWords = ({ dispatchDaysFrom: from, dispatchDaysTo: to }: Policy): string =>
  from === to
    ? workingDaysText(from)
    : t("{range} working days", { range: t("{from} to {to}", { from, to }) });

/** The times of the transport in one sentence part, as specification 1 says them. */
export function transportWords(policy: Policy, countryName: CountryName): string {
  const world = daysText(worldDays(policy));
  if (!policy.homeCountry) return world;
  const home = {
    homeCountry: countryName(policy.homeCountry),
    homeDays: daysText(homeDays(policy)),
    worldDays: world,
  };
  if (!namesMetro(policy))
    return t("{homeDays} in {homeCountry} and {worldDays} for international shipments", home);
  const all = { ...home, metroDays: daysText(metroDays(policy)) };
  return policy.homeCountry === "India"
    ? t(
        "{metroDays} to metro cities in {homeCountry}, {homeDays} to other Indian locations and {worldDays} for international shipments",
        all,
      )
    : t(
        "{metroDays} to metro cities in {homeCountry}, {homeDays} to other places in {homeCountry} and {worldDays} for international shipments",
        all,
      );
}
