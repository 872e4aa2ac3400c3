import type { PlaceNames, WeekNames } from "../../../platform/settings/policy-texts.ts";

/**
 * How German texts call the places of the transport's times. The country stands in brackets, because German changes it after a
 * preposition ("in Indien", "in der Schweiz").
 */
export const germanPlaces = (countryName: (country: string) => string): PlaceNames => ({
  country: countryName,
  metroCities: (home) => `Großstädte (${countryName(home)})`,
  othersAtHome: (home) => `Andere Orte (${countryName(home)})`,
  abroad: "Andere Länder",
  otherCountries: "Andere Länder",
  allCountries: "Alle Länder",
});

export const germanWeek: WeekNames = {
  days: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  to: " bis ",
  and: " und ",
};
