import type { StoreSettings } from "../../contract/admin/settings.ts";
import { TRACKING_URL } from "../../contract/admin/tracking-url.ts";
import { type StaffText, staffText } from "../../contract/staff-text.ts";
import { isTimeZone } from "../calendar/is-time-zone.ts";
import { accentProblem } from "./contrast.ts";

/** What a schema cannot say about settings. Returns the sentence that says what is wrong; undefined: nothing is. */
export function settingsProblem(settings: StoreSettings): StaffText | undefined {
  if (!isTimeZone(settings.timeZone))
    return staffText`There is no such time zone. One is named Europe/London.`;
  const ranges = [
    [settings.dispatchDaysFrom, settings.dispatchDaysTo],
    [settings.metroDaysFrom, settings.metroDaysTo],
    [settings.homeDaysFrom, settings.homeDaysTo],
    [settings.worldDaysFrom, settings.worldDaysTo],
    ...settings.deliveryTimes.map(({ daysFrom, daysTo }) => [daysFrom, daysTo] as const),
  ];
  if (ranges.some(([from, to]) => from > to))
    return staffText`A time from so many days is not longer than its time to.`;
  const wrongDay = settings.holidays.find((day) => day.trim() !== "" && !isDay(day));
  if (wrongDay !== undefined) return staffText`${wrongDay} is no day. Write 2026-12-25.`;
  const countries = settings.deliveryTimes.map(({ country }) => country.trim().toLowerCase());
  const twice = countries.find((country, at) => countries.indexOf(country) < at);
  if (twice !== undefined) return staffText`${twice} has two delivery times.`;
  const wrongUrl = settings.trackingUrls.find(
    (line) => line.trim() !== "" && !TRACKING_URL.test(line.trim()),
  );
  if (wrongUrl !== undefined)
    return staffText`${wrongUrl.slice(0, 80)} is no tracking page. Write ${"DHL=https://track.example/?n={awb}"}.`;
  if (settings.mailFrom && !isSender(settings.mailFrom))
    return staffText`The sender is an e-mail address, or a name with an address such as ${"Our store <store@example.com>"}.`;
  return accentProblem(settings.accentColour);
}

/** A day that exists, as YYYY-MM-DD. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function isSender(sender: string): boolean {
  const bare = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
  return /^[^\s@<>]+@[^\s@<>]+$/.test(bare) && !/[\r\n]/.test(sender);
}
