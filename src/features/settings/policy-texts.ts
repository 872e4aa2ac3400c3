import type { StoreSettings } from "../../contract/admin/settings.ts";

/** The settings that policies, estimates and mails speak of. */
export type Policy = Pick<
  StoreSettings,
  | "cancelHours"
  | "dispatchDaysFrom"
  | "dispatchDaysTo"
  | "faultReportDays"
  | "homeCountry"
  | "homeDaysFrom"
  | "homeDaysTo"
  | "metroDaysFrom"
  | "metroDaysTo"
  | "refundDays"
  | "replyHours"
  | "returnDays"
  | "worldDaysFrom"
  | "worldDaysTo"
>;

const names = [
  ...(["cancelHours", "dispatchDaysFrom", "dispatchDaysTo", "faultReportDays", "homeCountry"] as const),
  ...(["homeDaysFrom", "homeDaysTo", "metroDaysFrom", "metroDaysTo", "refundDays"] as const),
  ...(["replyHours", "returnDays", "worldDaysFrom", "worldDaysTo"] as const),
];

/** The policy's settings alone, as pages get them. */
export const policyOf = (settings: Policy): Policy =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as Policy;

/** `3 to 5`; `3` where both are the same. */
const spelled = (from: number, to: number): string => (from === to ? `${to}` : `${from} to ${to}`);
const range = (from: number, to: number): string => (from === to ? `${to}` : `${from}-${to}`);

/** The working days to the dispatch: `3 to 5`. */
export const dispatchDays = ({ dispatchDaysFrom, dispatchDaysTo }: Policy): string =>
  spelled(dispatchDaysFrom, dispatchDaysTo);
/** The same in figures: `3-5`. */
export const dispatchRange = ({ dispatchDaysFrom, dispatchDaysTo }: Policy): string =>
  range(dispatchDaysFrom, dispatchDaysTo);

export const namesMetro = ({ metroDaysTo }: Policy): boolean => metroDaysTo > 0;
/** Days of the transport in figures: `3-4`. */
export const metroDays = ({ metroDaysFrom, metroDaysTo }: Policy): string =>
  range(metroDaysFrom, metroDaysTo);
export const homeDays = ({ homeDaysFrom, homeDaysTo }: Policy): string => range(homeDaysFrom, homeDaysTo);
export const worldDays = ({ worldDaysFrom, worldDaysTo }: Policy): string =>
  range(worldDaysFrom, worldDaysTo);

/** Whether a country is the store's own. */
export const isHome = ({ homeCountry }: Policy, country: string): boolean =>
  homeCountry !== "" && country.trim().toLowerCase() === homeCountry.toLowerCase();

/** The fewest and most days of the transport to a country. */
export function transportDays(
  policy: Policy,
  country: string,
): { readonly first: number; readonly last: number } {
  if (!isHome(policy, country)) return { first: policy.worldDaysFrom, last: policy.worldDaysTo };
  return { first: namesMetro(policy) ? policy.metroDaysFrom : policy.homeDaysFrom, last: policy.homeDaysTo };
}

/** `7 days`, `1 day`. */
export const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;
export const workingDays = (count: number): string => `${count} working ${count === 1 ? "day" : "days"}`;
export const hours = (count: number): string => `${count} ${count === 1 ? "hour" : "hours"}`;

/** The rows of the shipping policy's table: where to, and how many days. */
export function transportRows(policy: Policy): readonly (readonly [place: string, days: string])[] {
  const { homeCountry } = policy;
  if (!homeCountry) return [["All countries", worldDays(policy)]];
  const isIndia = homeCountry === "India";
  const others = isIndia ? "Other Indian locations" : `Other places in ${homeCountry}`;
  return [
    ...(namesMetro(policy) ? [[`Metro cities in ${homeCountry}`, metroDays(policy)] as const] : []),
    [namesMetro(policy) ? others : homeCountry, homeDays(policy)],
    ["International shipments", worldDays(policy)],
  ];
}

/** ` outside India`; nothing where the store has no country of its own. */
export const abroad = ({ homeCountry }: Policy): string => (homeCountry ? ` outside ${homeCountry}` : "");

/** The times of the transport in one sentence part, as specification 1 says them. */
export function transportSentence(policy: Policy): string {
  const { homeCountry } = policy;
  if (!homeCountry) return `${worldDays(policy)} days`;
  const world = `${worldDays(policy)} days for international shipments`;
  if (!namesMetro(policy)) return `${homeDays(policy)} days in ${homeCountry} and ${world}`;
  const others = homeCountry === "India" ? "other Indian locations" : `other places in ${homeCountry}`;
  return `${metroDays(policy)} days to metro cities in ${homeCountry}, ${homeDays(policy)} days to ${others} and ${world}`;
}
