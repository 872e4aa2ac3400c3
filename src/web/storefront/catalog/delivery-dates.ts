import { DEFAULT_COUNTRY } from "../../../features/shipping/shipping.ts";

const DAY_MS = 86_400_000;

const SATURDAY = 6;
const SUNDAY = 0;

/** Specification 1 and 9: dispatch within 3 to 5 working days, then the days of the transport. */
const DISPATCH_WORKING_DAYS = { first: 3, last: 5 };
const transportDays = (country: string) =>
  country === DEFAULT_COUNTRY ? { first: 3, last: 7 } : { first: 7, last: 10 };

/** The first and the last expected day of delivery for an order placed at `now`, each as midnight UTC of that day. */
export function arrivalDays(country: string, now: number, timeZone: string): { first: Date; last: Date } {
  const today = midnightUtc(now, timeZone);
  const transport = transportDays(country);
  const after = (workingDays: number, days: number) =>
    new Date(afterWorkingDays(today, workingDays) + days * DAY_MS);
  return {
    first: after(DISPATCH_WORKING_DAYS.first, transport.first),
    last: after(DISPATCH_WORKING_DAYS.last, transport.last),
  };
}

/** Midnight UTC of the day that the store has now. 'sv' writes a day as YYYY-MM-DD. */
const midnightUtc = (now: number, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat("sv", { timeZone }).format(now));

/** Saturday and Sunday are not working days; the day of the order is not counted. */
function afterWorkingDays(day: number, workingDays: number): number {
  let reached = day;
  for (let left = workingDays; left > 0; ) {
    reached += DAY_MS;
    const weekday = new Date(reached).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return reached;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** '28 Nov – 3 Dec' */
export function formatArrival(country: string, now: number, timeZone: string): string {
  const { first, last } = arrivalDays(country, now, timeZone);
  return `${dayFormat.format(first)} – ${dayFormat.format(last)}`;
}
