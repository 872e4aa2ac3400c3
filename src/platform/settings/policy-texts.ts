import type { StoreSettings } from "../../contract/admin/settings.ts";

/** The settings that policies, estimates and mails show. */
export type Policy = Pick<
  StoreSettings,
  | "cancelHours"
  | "dispatchDaysFrom"
  | "dispatchDaysTo"
  | "deliveryTimes"
  | "faultReportDays"
  | "holidays"
  | "homeCountry"
  | "homeDaysFrom"
  | "homeDaysTo"
  | "metroDaysFrom"
  | "metroDaysTo"
  | "refundDays"
  | "replyHours"
  | "returnDays"
  | "workingWeekdays"
  | "worldDaysFrom"
  | "worldDaysTo"
>;

const names = [
  ...(["cancelHours", "dispatchDaysFrom", "dispatchDaysTo", "faultReportDays", "homeCountry"] as const),
  ...(["homeDaysFrom", "homeDaysTo", "metroDaysFrom", "metroDaysTo", "refundDays"] as const),
  ...(["deliveryTimes", "holidays", "workingWeekdays"] as const),
  ...(["replyHours", "returnDays", "worldDaysFrom", "worldDaysTo"] as const),
];

/** The policy's settings alone, as pages get them. */
export const policyOf = (settings: Policy): Policy =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as Policy;

/** `3 to 5`; `3` where both are the same. */
const spelled = (from: number, to: number): string => (from === to ? `${to}` : `${from} to ${to}`);
const range = (from: number, to: number): string => (from === to ? `${to}` : `${from}-${to}`);

/** The working days to the dispatch: `3 to 5 working days`, `1 working day`. */
export const dispatchDays = ({ dispatchDaysFrom, dispatchDaysTo }: Policy): string =>
  workingDays(spelled(dispatchDaysFrom, dispatchDaysTo));
/** The same in figures, without their unit: `3-5`. */
export const dispatchRange = ({ dispatchDaysFrom, dispatchDaysTo }: Policy): string =>
  range(dispatchDaysFrom, dispatchDaysTo);

export const namesMetro = ({ metroDaysTo }: Policy): boolean => metroDaysTo > 0;
/** Days of the transport in figures, without their unit: `3-4`. */
export const metroDays = ({ metroDaysFrom, metroDaysTo }: Policy): string =>
  range(metroDaysFrom, metroDaysTo);
export const homeDays = ({ homeDaysFrom, homeDaysTo }: Policy): string => range(homeDaysFrom, homeDaysTo);
export const worldDays = ({ worldDaysFrom, worldDaysTo }: Policy): string =>
  range(worldDaysFrom, worldDaysTo);

/** Whether a country is the store's own. */
export const isHome = ({ homeCountry }: Policy, country: string): boolean =>
  homeCountry !== "" && country.trim().toLowerCase() === homeCountry.toLowerCase();

/** The delivery time that a country has of its own. */
const ownTime = ({ deliveryTimes }: Policy, country: string) =>
  deliveryTimes.find((time) => time.country.trim().toLowerCase() === country.trim().toLowerCase());

export const hasOwnTime = (policy: Policy, country: string): boolean =>
  ownTime(policy, country) !== undefined;

/** Days of the transport to a country: `7-10 days`, and to the store's own by kind of place where it names metro cities. */
export function transportText(policy: Policy, country: string): string {
  if (isHome(policy, country) && namesMetro(policy) && !ownTime(policy, country))
    return `${days(metroDays(policy))} to metro cities, ${days(homeDays(policy))} elsewhere`;
  const { first, last } = transportDays(policy, country);
  return days(range(first, last));
}

/** The fewest and most days of the transport to a country. */
export function transportDays(
  policy: Policy,
  country: string,
): { readonly first: number; readonly last: number } {
  const own = ownTime(policy, country);
  if (own) return { first: own.daysFrom, last: own.daysTo };
  if (!isHome(policy, country)) return { first: policy.worldDaysFrom, last: policy.worldDaysTo };
  return { first: namesMetro(policy) ? policy.metroDaysFrom : policy.homeDaysFrom, last: policy.homeDaysTo };
}

/** `7 days`, `1 day`; of a range `3-4 days`. */
export const days = (count: number | string): string => `${count} ${isOne(count) ? "day" : "days"}`;
export const workingDays = (count: number | string): string =>
  `${count} working ${isOne(count) ? "day" : "days"}`;
/** Whether a figure, or a range of them as text, is followed by a singular. */
export const isOne = (count: number | string): boolean => Number(count) === 1;
export const hours = (count: number): string => `${count} ${count === 1 ? "hour" : "hours"}`;

/** How the places of the transport's times are called. `home`: the store's own country. */
export interface PlaceNames {
  readonly country: (name: string) => string;
  readonly metroCities: (home: string) => string;
  readonly othersAtHome: (home: string) => string;
  readonly abroad: string;
  readonly otherCountries: string;
  readonly allCountries: string;
}

const englishPlaces: PlaceNames = {
  country: (name) => name,
  metroCities: (home) => `Metro cities in ${home}`,
  othersAtHome: (home) => (home === "India" ? "Other Indian locations" : `Other places in ${home}`),
  abroad: "International shipments",
  otherCountries: "Other countries",
  allCountries: "All countries",
};

/** The rows of the shipping policy's table: where to, and how many days. `isAbroad`: other countries than its own are delivered to. */
export function transportRows(
  policy: Policy,
  places: PlaceNames = englishPlaces,
  isAbroad = true,
): readonly (readonly [place: string, days: string])[] {
  const { homeCountry } = policy;
  const own = policy.deliveryTimes
    .filter(({ country }) => !isHome(policy, country))
    .map(({ country, daysFrom, daysTo }) => [places.country(country), range(daysFrom, daysTo)] as const);
  if (!homeCountry)
    return [...own, [own.length ? places.otherCountries : places.allCountries, worldDays(policy)]];
  const abroadRows = isAbroad ? [[places.abroad, worldDays(policy)] as const] : [];
  const home = ownTime(policy, homeCountry);
  if (home) return [[places.country(homeCountry), range(home.daysFrom, home.daysTo)], ...own, ...abroadRows];
  return [
    ...(namesMetro(policy) ? [[places.metroCities(homeCountry), metroDays(policy)] as const] : []),
    [namesMetro(policy) ? places.othersAtHome(homeCountry) : places.country(homeCountry), homeDays(policy)],
    ...own,
    ...abroadRows,
  ];
}

const firstWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday"] as const;
/** The days of the week, from Monday. */
export const weekdayNames = [...firstWeekdays, "Friday", "Saturday", "Sunday"] as const;

export interface WeekNames {
  readonly days: readonly string[];
  readonly to: string;
  readonly and: string;
}
const englishWeek: WeekNames = { days: weekdayNames, to: " to ", and: " and " };

/** `Monday to Friday`; days that do not follow each other are named. */
export function workingWeek({ workingWeekdays }: Policy, names: WeekNames = englishWeek): string {
  const numbers = workingWeekdays.toSorted();
  const named = numbers.map((day) => names.days[day - 1] ?? "");
  const isRun = numbers.every((day, at) => day === (numbers[0] ?? 0) + at);
  if (isRun && named.length > 2) return [named[0], named.at(-1)].join(names.to);
  return [named.slice(0, -1).join(", "), named.at(-1)].filter(Boolean).join(names.and);
}

/** ` outside India`; nothing where the store has no country of its own. */
export const abroad = ({ homeCountry }: Policy): string => (homeCountry ? ` outside ${homeCountry}` : "");

/** The times of the transport in one sentence part, as specification 1 says them. */
export function transportSentence(policy: Policy): string {
  const { homeCountry } = policy;
  if (!homeCountry) return days(worldDays(policy));
  const world = `${days(worldDays(policy))} for international shipments`;
  if (!namesMetro(policy)) return `${days(homeDays(policy))} in ${homeCountry} and ${world}`;
  const others = homeCountry === "India" ? "other Indian locations" : `other places in ${homeCountry}`;
  return `${days(metroDays(policy))} to metro cities in ${homeCountry}, ${days(homeDays(policy))} to ${others} and ${world}`;
}
