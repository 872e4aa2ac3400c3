import { type Policy, transportDays } from "./policy-texts.ts";

/** What dates of delivery depend on besides the country. */
export interface DeliveryRules {
  readonly timeZone: string;
  readonly policy: Policy;
}

const DAY_MS = 86_400_000;

const SUNDAY = 7;

/** The first and the last expected day of delivery for an order placed at `now`, each as midnight UTC of that day. */
function arrivalDays(
  country: string,
  now: number,
  { timeZone, policy }: DeliveryRules,
): { first: Date; last: Date } {
  const today = midnightUtc(now, timeZone);
  const transport = transportDays(policy, country);
  const after = (workingDays: number, days: number) =>
    new Date(afterWorkingDays(today, workingDays, policy) + days * DAY_MS);
  return {
    first: after(policy.dispatchDaysFrom, transport.first),
    last: after(policy.dispatchDaysTo, transport.last),
  };
}

/** Midnight UTC of the day that the store has now. 'sv' writes a day as YYYY-MM-DD. */
const midnightUtc = (now: number, timeZone: string): number =>
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

/** '28 Nov', or as another locale writes it. */
const formatDay = (day: Date | number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(day);

/** '28 Nov – 3 Dec' */
export function formatArrival(country: string, now: number, rules: DeliveryRules, locale = "en-GB"): string {
  const { first, last } = arrivalDays(country, now, rules);
  return `${formatDay(first, locale)} – ${formatDay(last, locale)}`;
}

/** '23 Nov – 27 Nov': when a parcel arrives that left on the day of `dispatchedAt`. */
export function formatTransport(
  country: string,
  dispatchedAt: number,
  { timeZone, policy }: DeliveryRules,
  locale = "en-GB",
): string {
  const day = midnightUtc(dispatchedAt, timeZone);
  const { first, last } = transportDays(policy, country);
  return `${formatDay(day + first * DAY_MS, locale)} – ${formatDay(day + last * DAY_MS, locale)}`;
}
