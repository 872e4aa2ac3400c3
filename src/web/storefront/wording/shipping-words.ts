import { t } from "../../../platform/language/t.ts";
import { type PlaceNames, type Policy, transportRows } from "../../../platform/settings/policy-texts.ts";
import { dateLocale } from "./date-locale.ts";

type CountryName = (country: string) => string;

/** How the places of the transport's times are called. */
const placeNames = (countryName: CountryName): PlaceNames => ({
  country: countryName,
  metroCities: (home) => t("Metro cities in {country}", { country: countryName(home) }),
  othersAtHome: (home) =>
    home === "India"
      ? t("Other Indian locations")
      : t("Other places in {country}", { country: countryName(home) }),
  abroad: t("International shipments"),
  otherCountries: t("Other countries"),
  allCountries: t("All countries"),
});

/** The rows of the shipping policy's table: where to, and how many days. */
export const transportRowsText = (policy: Policy, countryName: CountryName, isAbroad: boolean) =>
  transportRows(policy, placeNames(countryName), isAbroad);

/** `Monday to Friday`; days that do not follow each other are named. */
export function weekText({ workingWeekdays }: Policy): string {
  const names = [
    ...[t("Monday"), t("Tuesday"), t("Wednesday"), t("Thursday")],
    ...[t("Friday"), t("Saturday"), t("Sunday")],
  ];
  const numbers = workingWeekdays.toSorted();
  const named = numbers.map((day) => names[day - 1] ?? "");
  const isRun = numbers.every((day, at) => day === (numbers[0] ?? 0) + at);
  return isRun && named.length > 2
    ? t("{from} to {to}", { from: named[0] ?? "", to: named.at(-1) ?? "" })
    : new Intl.ListFormat(dateLocale()).format(named);
}
