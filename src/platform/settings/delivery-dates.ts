import { type Days, formatDay, formatDays } from "./format-days.ts";
import { type Policy, transportDays } from "./policy-texts.ts";

/** What dates of delivery depend on besides the country. */
export interface DeliveryRules {
  readonly timeZone: string;
  readonly policy: Policy;
}

const DAY_MS = 86_400_000;

const SUNDAY = 7;

/** The expected days of delivery for an order placed at `now` (ms). */
export function arrivalDays(country: string, now: number, { timeZone, policy }: DeliveryRules): Days {
  const today = midnightUtc(now, timeZone);
  const transport = transportDays(policy, country);
  const after = (workingDays: number, days: number) =>
    afterWorkingDays(today, workingDays, policy) + days * DAY_MS;
  return {
    first: after(policy.dispatchDaysFrom, transport.first),
    last: after(policy.dispatchDaysTo, transport.last),
  };
}

/** The expected days of delivery for a parcel that left on the day of `dispatchedAt` (ms). */
export function transportArrivalDays(
  country: string,
  dispatchedAt: number,
  { timeZone, policy }: DeliveryRules,
): Days {
  const day = midnightUtc(dispatchedAt, timeZone);
  const { first, last } = transportDays(policy, country);
  return { first: day + first * DAY_MS, last: day + last * DAY_MS };
}

/** The expected days of delivery for a kit that is ordered at `now` (ms), of an occasion whose parcels leave on `dispatchFrom` (YYYY-MM-DD) or later. */
export function kitArrivalDays(
  country: string,
  { now, dispatchFrom }: { readonly now: number; readonly dispatchFrom: string | null },
  rules: DeliveryRules,
): Days {
  const { first, last } = arrivalDays(country, now, rules);
  if (dispatchFrom === null) return { first, last };
  const { first: firstFrom, last: lastFrom } = transportArrivalDays(country, Date.parse(dispatchFrom), {
    ...rules,
    timeZone: "UTC", // a day of the calendar, no moment
  });
  return { first: Math.max(first, firstFrom), last: Math.max(last, lastFrom) };
}

/** The last day on which an order of `orderedAt` (ms) should be dispatched, as midnight UTC. */
export const lastDispatchDay = (orderedAt: number, { timeZone, policy }: DeliveryRules): number =>
  afterWorkingDays(midnightUtc(orderedAt, timeZone), policy.dispatchDaysTo, policy);

/** Midnight UTC (ms) of the day that the store has now. 'sv' writes a day as YYYY-MM-DD. */
export const midnightUtc = (now: number, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat("sv", { timeZone }).format(now));

/** Days off and holidays are not working days; the day of the order is not counted. */
function afterWorkingDays(day: number, workingDays: number, { workingWeekdays, holidays }: Policy): number {
  let reached = day;
  for (let left = workingDays; left > 0; ) {
    reached += DAY_MS;
    const date = new Date(reached);
    const isWorking =
      workingWeekdays.includes(date.getUTCDay() || SUNDAY) && !holidays.includes(date.toJSON().slice(0, 10));
    if (isWorking) left -= 1;
  }
  return reached;
}

/** '28 Nov – 3 Dec' */
export const formatArrival = (country: string, now: number, rules: DeliveryRules, locale = "en-GB"): string =>
  formatDays(arrivalDays(country, now, rules), locale);

/** '28 Nov': the first day of `formatArrival`. */
export const formatFirstArrival = (
  country: string,
  now: number,
  rules: DeliveryRules,
  locale: string,
): string => formatDay(arrivalDays(country, now, rules).first, locale);

/** '23 – 27 Nov': when a parcel arrives that left on the day of `dispatchedAt`. */
export const formatTransport = (
  country: string,
  dispatchedAt: number,
  rules: DeliveryRules,
  locale = "en-GB",
): string => formatDays(transportArrivalDays(country, dispatchedAt, rules), locale);
